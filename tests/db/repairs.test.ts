import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { addPerson } from "../factories/people.ts";
import {
  addRepair,
  addRepairPeople,
  bringRepair,
  changeRepairState,
  repairEvents,
  repairOf,
  requestRepair,
} from "../factories/repairs.ts";
import { testDatabase, withConnections } from "../support/database.ts";
import { queryAs } from "../support/queries.ts";
import { hintOf, refusal } from "../support/refusal.ts";

const db = await testDatabase();
const people = await addRepairPeople(db);
const asStaff = queryAs(db, people.staff);

const slots = () =>
  db.sql<{ day: string; starts_at: string; ends_at: string; dow: number }[]>`
    select day::text, starts_at::text, ends_at::text, extract(isodow from day)::int as dow from public.pickup_slots()`;
const comments = (id: string) =>
  db.sql`select autor, texto, is_internal from public.orden_comentarios where orden_id = ${id} order by id`;

describe("a request from home", () => {
  test("makes a Recibido order with its source, event and link", async () => {
    const { id, token } = await requestRepair(db, people.customer);
    const row = await repairOf(db, id);
    expect(row).toMatchObject({ usuario_id: people.customer, estado: "Recibido", source: "en_linea" });
    expect(row.privacy_accepted_at).not.toBeNull();
    expect(token).toMatch(/^[0-9a-f]{48}$/);
    expect([...(await repairEvents(db, id))]).toEqual([
      {
        kind: "creacion",
        actor: "cliente",
        from: null,
        to: "Recibido",
        note: "Solicitado en línea",
        images: [],
        is_public: true,
      },
    ]);
    expect(await comments(id)).toHaveLength(0);
  });

  test("is made once, however often it is sent, also at the same time", async () => {
    const key = randomUUID();
    const made = await withConnections(db, 4, (runner) =>
      Promise.all(
        Array.from({ length: 4 }, () => requestRepair(runner, "service_role", { key, phone: "3109999999" })),
      ),
    );
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    const other = await refusal(requestRepair(db, people.other, { key }));
    expect(other).toMatchObject({ hint: "request_changed" });
  });

  test("needs a fault, a name and a phone", async () => {
    expect(await hintOf(requestRepair(db, people.customer, { description: " \n\t " }))).toBe(
      "bad_description",
    );
    expect(await hintOf(requestRepair(db, people.customer, { description: "x".repeat(4001) }))).toBe(
      "bad_description",
    );
    expect(await hintOf(requestRepair(db, people.customer, { name: "  " }))).toBe("bad_contact");
    expect(await hintOf(requestRepair(db, people.customer, { phone: "1" }))).toBe("bad_contact");
  });

  test("offers pick-up only within the opening hours, and with an address", async () => {
    const [slot] = await slots();
    const pickup = {
      handover: "domicilio",
      address: "Calle 1 # 2-3, Envigado",
      day: slot!.day,
      slot: slot!.starts_at,
    };
    const { id } = await requestRepair(db, people.customer, pickup);
    expect(await repairOf(db, id)).toMatchObject({ handover: "domicilio", pickup_slot: slot!.starts_at });
    expect(await hintOf(requestRepair(db, people.customer, { ...pickup, slot: "05:00" }))).toBe("bad_slot");
    expect(await refusal(requestRepair(db, people.customer, { ...pickup, day: "2020-01-02" }))).toMatchObject(
      {
        hint: "bad_slot",
      },
    );
    expect(await hintOf(requestRepair(db, people.customer, { ...pickup, address: "x" }))).toBe("bad_address");
  });

  test("a stranger who knows a phone cannot block its owner", async () => {
    const phone = "3209990001";
    for (let n = 0; n < 5; n += 1) await requestRepair(db, "service_role", { phone, visitor: "stranger" });
    expect(await hintOf(requestRepair(db, "service_role", { phone, visitor: "stranger" }))).toBe(
      "too_many_requests",
    );
    expect((await requestRepair(db, "service_role", { phone, visitor: "owner" })).id).toBeTruthy();
  });
});

describe("pick-up hours", () => {
  test("are whole slots of Monday to Saturday, never in the past", async () => {
    const all = await slots();
    expect(all.length).toBeGreaterThan(20);
    expect(all.every(({ dow }) => dow < 7)).toBe(true);
    expect(all.every(({ starts_at, ends_at }) => starts_at >= "09:00:00" && ends_at <= "19:00:00")).toBe(
      true,
    );
    const [late] = await db.sql`select count(*)::int as n from public.pickup_slots()
      where day + starts_at < (now() at time zone 'America/Bogota') + interval '2 hours'`;
    expect(late?.n).toBe(0);
  });

  test("are offered up to the number of visits in the settings, also under concurrent requests", async () => {
    await db.sql`update public.store_settings set pickups_per_slot = 3`;
    const [slot] = (await slots()).slice(-1);
    const ask = (runner: Parameters<typeof requestRepair>[0], n: number) =>
      requestRepair(runner, "service_role", {
        handover: "domicilio",
        address: "Calle 5 # 2-3",
        day: slot!.day,
        slot: slot!.starts_at,
        phone: `318${String(n).padStart(7, "0")}`,
        visitor: `pickup ${n}`,
      });
    const offered = async () =>
      (await slots()).some(({ day, starts_at }) => day === slot!.day && starts_at === slot!.starts_at);
    const asked = await withConnections(db, 6, (runner) =>
      Promise.allSettled(Array.from({ length: 12 }, (_, n) => ask(runner, n))),
    );
    const taken = asked.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
    expect(taken).toHaveLength(3);
    expect(await offered()).toBe(false);
    // A closed request, or one whose device arrived, frees its place.
    await db.sql`update public.ordenes_servicio set closed_at = now(), closed_reason = 'No llegó' where id = ${taken[0]!.id}`;
    expect(await offered()).toBe(true);
    await db.sql`update public.store_settings set pickups_per_slot = 2`;
  });

  test("are limited to two at a time for one person", async () => {
    const [slot, ...others] = await slots();
    const ask = (who: string, n: number, more: object = {}) =>
      requestRepair(db, who, {
        handover: "domicilio",
        address: "Calle 5 # 2-3",
        day: (others[n] ?? slot)!.day,
        slot: (others[n] ?? slot)!.starts_at,
        ...more,
      });
    const person = await addPerson(db);
    for (const n of [1, 2]) await ask(person, n);
    expect(await hintOf(ask(person, 3))).toBe("too_many_pickups");
    const visitor = "one address";
    for (const n of [1, 2]) await ask("service_role", n + 3, { visitor });
    expect(await hintOf(ask("service_role", 6, { visitor }))).toBe("too_many_pickups");
  });

  test("leave holidays out", async () => {
    const [row] = await db.sql`select count(*)::int as n from public.pickup_slots() s
      where exists (select from private.co_holidays(extract(year from s.day)::int) h where h = s.day)`;
    expect(row?.n).toBe(0);
  });
});

describe("states", () => {
  test("may jump in any order; every change is an event, whatever makes it", async () => {
    const { id } = await bringRepair(db, people.customer);
    await changeRepairState(db, people.staff, id, "Reparando", { note: "Cambiamos el HDMI" });
    await changeRepairState(db, people.staff, id, "En_Diagnostico", { reason: "Volvió a fallar" });
    await db.sql`update public.ordenes_servicio set estado = 'Completado' where id = ${id}`;
    const steps = (await repairEvents(db, id)).slice(1);
    expect(steps.map(({ from, to, actor, note }) => [from, to, actor, note])).toEqual([
      ["Recibido", "Reparando", "admin", "Cambiamos el HDMI"],
      ["Reparando", "En_Diagnostico", "admin", ""],
      ["En_Diagnostico", "Completado", "sistema", ""],
    ]);
    expect(await repairOf(db, id)).toMatchObject({ admin_descripcion: "Cambiamos el HDMI" });
  });

  test("keeps earlier photos and adds the new ones; a private step shows nothing", async () => {
    const { id } = await bringRepair(db, people.customer);
    const photo = (name: string) => `/api/repairs/images/${id}/${name}.webp`;
    await changeRepairState(db, people.staff, id, "En_Diagnostico", { images: [photo("uno")] });
    await changeRepairState(db, people.staff, id, "En_Diagnostico", {
      images: [photo("dos")],
      note: "Más fotos",
    });
    await changeRepairState(db, people.staff, id, "Reparando", {
      images: [photo("tres")],
      note: "Solo taller",
      isPublic: false,
    });
    expect(await repairOf(db, id)).toMatchObject({
      admin_imagenes: [photo("uno"), photo("dos")],
      admin_descripcion: "Más fotos",
      estado: "Reparando",
    });
    const seen = await queryAs(
      db,
      people.customer,
    )`select kind, note from public.orden_eventos where orden_id = ${id} order by id`;
    expect(seen.map(({ kind, note }) => [kind, note])).toEqual([
      ["creacion", "Solicitado en línea"],
      ["estado", ""],
      ["avance", "Más fotos"],
    ]);
  });

  test("refuses photos of another repair", async () => {
    const { id } = await bringRepair(db, people.customer);
    const foreign = `/api/repairs/images/${randomUUID()}/uno.webp`;
    for (const images of [[foreign], ["https://example.com/x.webp"], [`/api/repairs/images/${id}/../x.webp`]])
      expect(await hintOf(changeRepairState(db, people.staff, id, "Reparando", { images }))).toBe(
        "bad_photo",
      );
    expect(await repairOf(db, id)).toMatchObject({ estado: "Recibido" });
  });
});

describe("the warranty", () => {
  test.each([
    ["control", "Sony", "DualSense", 6],
    ["otro", "", "PS4 Pro", 6],
    ["control", "", "Joy-Con", 4],
    ["otro", "", "Switch OLED", 4],
    ["otro", "Valve", "Steam Deck", 3],
    [null, "", "", 3],
  ])("%s %s %s: %i months", async (kind, brand, model, months) => {
    const { id } = await addRepair(db, { device_kind: kind, device_brand: brand, device_model: model });
    expect(await repairOf(db, id)).toMatchObject({ warranty_months: months, warranty_until: null });
  });

  test("runs from the delivery, in Colombian days, and stops while the device is back", async () => {
    const columns = { device_kind: "nintendo", estado: "Entregado", delivered_at: "2026-08-31T03:00:00Z" };
    const { id } = await addRepair(db, columns);
    expect((await repairOf(db, id)).until).toBe("2026-12-30");
    await changeRepairState(db, people.staff, id, "En_Diagnostico", { reason: "Garantía" });
    expect(await repairOf(db, id)).toMatchObject({ delivered_at: null, until: null });
    await changeRepairState(db, people.staff, id, "Entregado");
    const again = await repairOf(db, id);
    expect(again.delivered_at.getTime()).toBeGreaterThan(Date.parse("2026-08-31"));
  });

  test("follows a corrected device, unless it was set explicitly", async () => {
    const { id } = await bringRepair(db, people.customer, { device: "otro", model: "" });
    await asStaff`update public.ordenes_servicio set device_kind = 'xbox' where id = ${id}`;
    expect(await repairOf(db, id)).toMatchObject({ warranty_months: 6 });
    await asStaff`update public.ordenes_servicio set warranty_months = 12 where id = ${id}`;
    await asStaff`update public.ordenes_servicio set device_kind = 'nintendo' where id = ${id}`;
    expect(await repairOf(db, id)).toMatchObject({ warranty_months: 12 });
  });
});
