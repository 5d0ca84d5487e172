import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { REPAIR_STATES } from "../../lib/repairs/labels.ts";
import { addPerson } from "../factories/people.ts";
import {
  addRepair,
  addRepairPeople,
  changeRepairState,
  commentRepair,
  quoteRepair,
  requestRepair,
} from "../factories/repairs.ts";
import { testDatabase, type Who } from "../support/database.ts";
import { answerAs } from "../support/queries.ts";

const db = await testDatabase();
const people = await addRepairPeople(db);

type Card = {
  id: string;
  estado: string;
  unread: number;
  contact_name: string;
  quote: { total: number } | null;
};
type Board = Record<string, { total: number; items: Card[] }>;
type Page = { total: number; items: Card[] };
type Ask = Partial<Record<"query" | "estado" | "technician" | "promise" | "sort", string>> & {
  unread?: boolean;
  limit?: number;
  offset?: number;
};

async function boardAs(who: Who, ask: Ask = {}): Promise<Board> {
  return answerAs<Board>(db, who)`
      select public.repair_board(${ask.query ?? ""}, ${ask.technician ?? null}, ${ask.promise ?? null}, ${ask.unread ?? false}, ${ask.limit ?? 40})`;
}

async function listAs(who: Who, ask: Ask = {}): Promise<Page> {
  return answerAs<Page>(db, who)`
      select public.list_repairs(${ask.query ?? ""}, ${ask.estado ?? null}, ${ask.technician ?? null}, ${ask.promise ?? null}, ${ask.unread ?? false},
        ${ask.sort ?? "-recibido"}, ${ask.limit ?? 25}, ${ask.offset ?? 0})`;
}

const idsOf = (page: Page) => page.items.map(({ id }) => id);

/** A name that no other test's repairs have. */
const uniqueName = () => `Zeta${randomUUID().slice(0, 8)}`;

async function addNamed(
  name: string,
  more: { serial?: string; phone?: string; model?: string } = {},
): Promise<string> {
  const { phone = "", model = "", serial = "" } = more;
  const { id } = await addRepair(db, {
    contact_name: name,
    contact_phone: phone,
    device_brand: "Sony",
    device_model: model,
    device_serial: serial,
  });
  return id;
}

describe("board and list", () => {
  test("the board has every state, the most urgent first, and says how many there are", async () => {
    const name = uniqueName();
    const late = await addNamed(name);
    const [, soon] = [await addNamed(name), await addNamed(name)];
    await db.sql`update public.ordenes_servicio set received_at = now() - interval '30 days' where id = ${late}`;
    await changeRepairState(db, people.staff, soon, "Reparando");
    const board = await boardAs(people.staff, { query: name });
    expect(Object.keys(board).toSorted()).toEqual(REPAIR_STATES.toSorted());
    expect(board.Recibido).toMatchObject({ total: 2 });
    expect(board.Recibido?.items[0]?.id).toBe(late);
    expect(board.Reparando?.items.map(({ id }) => id)).toEqual([soon]);
    expect((await boardAs(people.staff, { query: name, limit: 1 })).Recibido).toMatchObject({
      total: 2,
      items: [{ id: late }],
    });
  });

  test("the board shows deliveries of two weeks, the last one first", async () => {
    const name = uniqueName();
    const old = await addNamed(name);
    const [first, second] = [await addNamed(name), await addNamed(name)];
    await db.sql`update public.ordenes_servicio set estado = 'Entregado', delivered_at = now() - interval '15 days' where id = ${old}`;
    await db.sql`update public.ordenes_servicio set estado = 'Entregado', delivered_at = now() - interval '2 days' where id = ${first}`;
    await db.sql`update public.ordenes_servicio set estado = 'Entregado' where id = ${second}`;
    const { Entregado } = await boardAs(people.staff, { query: name });
    expect(Entregado?.items.map(({ id }) => id)).toEqual([second, first]);
    expect((await listAs(people.staff, { query: name })).total).toBe(3);
  });

  test("find by number, name without accents, phone as typed, device and serial", async () => {
    const name = `María ${uniqueName()}`;
    const id = await addNamed(name, { phone: "3127654321", model: "PS5 Slim", serial: "SN-77_Q" });
    await addNamed(uniqueName());
    for (const query of [
      id.slice(-6),
      `#${id.slice(-6)}`,
      name.toLowerCase().replace("í", "i"),
      "+57 312 765-4321",
      "sn-77_q",
    ])
      expect(idsOf(await listAs(people.staff, { query })), query).toEqual([id]);
    expect(idsOf(await listAs(people.staff, { query: "sony ps5 slim" }))).toContain(id);
    expect(await listAs(people.staff, { query: "100%_nada" })).toEqual({ items: [], total: 0 });
  });

  test("find by the account's name when no other was entered", async () => {
    const name = uniqueName();
    const person = await db.addUser(undefined, { username: name });
    await addRepair(db, { usuario_id: person });
    expect((await listAs(people.staff, { query: name })).items).toMatchObject([{ contact_name: name }]);
  });

  test("filter by technician, promise, unread messages and state", async () => {
    const name = uniqueName();
    const [late, waiting, plain] = [await addNamed(name), await addNamed(name), await addNamed(name)];
    const technician = await addPerson(db, "manager");
    await db.sql`update public.ordenes_servicio set received_at = now() - interval '30 days', technician_id = ${technician} where id = ${late}`;
    await quoteRepair(db, people.staff, waiting);
    const { id: asked } = await requestRepair(db, people.customer, { name });
    await commentRepair(db, people.customer, asked, "¿Ya llegó?");
    const ids = async (ask: Ask) => idsOf(await listAs(people.staff, { query: name, ...ask }));
    expect(await ids({ technician })).toEqual([late]);
    expect((await ids({ technician: "nadie" })).length).toBe(3);
    expect(await ids({ promise: "vencida" })).toEqual([late]);
    expect(await ids({ promise: "a-tiempo" })).toEqual([plain]);
    expect(await ids({ promise: "esperando" })).toEqual([waiting]);
    expect(await ids({ estado: "Esperando_Aprobacion" })).toEqual([waiting]);
    expect((await listAs(people.staff, { query: name, unread: true })).items).toMatchObject([
      { id: asked, unread: 1 },
    ]);
    await db.as(people.staff, (sql) => sql`select public.mark_repair_read(${asked})`);
    expect(await ids({ unread: true })).toEqual([]);
    await db.sql`update public.ordenes_servicio set promise_warns_at = now() - interval '1 minute' where id = ${plain}`;
    expect(await ids({ promise: "por-vencer" })).toEqual([plain]);
    expect((await ids({ sort: "promesa" })).slice(0, 2)).toEqual([late, plain]);
  });

  test("pages, with the total", async () => {
    const name = uniqueName();
    const made = [await addNamed(name), await addNamed(name), await addNamed(name)].reverse();
    const page = (offset: number) => listAs(people.staff, { query: name, limit: 2, offset });
    expect(idsOf(await page(0))).toEqual(made.slice(0, 2));
    expect(await page(2)).toMatchObject({ total: 3, items: [{ id: made[2] }] });
  });

  test("hide closed requests unless filtered for", async () => {
    const name = uniqueName();
    const { id } = await requestRepair(db, "service_role", { name });
    const isListed = async (ask: Ask) =>
      idsOf(await listAs(people.staff, { limit: 100, ...ask })).includes(id);
    expect(await isListed({})).toBe(true);
    await db.as(people.staff, (sql) => sql`select public.close_repair_request(${id}, 'No vino')`);
    expect(await isListed({})).toBe(false);
    expect(await isListed({ estado: "Recibido" })).toBe(false);
    expect(await isListed({ estado: "cerrada" })).toBe(true);
    expect(await isListed({ query: name })).toBe(true);
    expect((await boardAs(people.staff, { query: name })).Recibido?.total).toBe(0);
  });

  test("find nothing for invalid values", async () => {
    await addNamed(uniqueName());
    const all = await listAs(people.staff);
    const odd = {
      estado: "x'; drop table t; --",
      technician: "------------------------------------",
      promise: "?",
      sort: "?",
    };
    expect((await listAs(people.staff, odd)).total).toBeLessThanOrEqual(all.total);
    expect((await listAs(people.staff, { estado: odd.estado, promise: "?" })).total).toBe(all.total);
  });
});

describe("the search at check-in", () => {
  const contacts = (who: Who, query: string) =>
    db.as(who, (sql) => sql`select name, phone, user_id, repairs from public.find_repair_contacts(${query})`);

  test("walk-ins of earlier visits, once each, by name, phone, e-mail or document", async () => {
    const name = uniqueName();
    await addNamed(name, { phone: "3150001122" });
    await addNamed(`${name} Pérez`, { phone: "315 000 1122", serial: "SER-1" });
    await db.sql`update public.ordenes_servicio set contact_document = 'CC 43.299.188', contact_email = 'z@example.com' where device_serial = 'SER-1'`;
    for (const query of [name, "315 000 1122", "cc 43.299.188", "43.299.188", "43299188", "Z@example.com"])
      expect([...(await contacts(people.staff, query))].at(0), query).toMatchObject({
        name: `${name} Pérez`,
      });
    expect([...(await contacts(people.staff, name))]).toHaveLength(1);
    expect([...(await contacts(people.staff, "SER-1"))]).toEqual([]);
  });

  test("the devices of an account or a phone, each once, the newest first", async () => {
    const devices = (who: Who, phone: string, user: string | null = null) =>
      db.as(who, (sql) => sql`select model, serial from public.find_repair_devices(${phone}, ${user})`);
    const [old, fresh] = [uniqueName(), uniqueName()];
    const phone = `300${String(Date.now()).slice(-7)}`;
    await addNamed("a", { phone, model: old, serial: `${old}-1` });
    await addNamed("b", { phone: `${phone.slice(0, 3)} ${phone.slice(3)}`, model: old, serial: `${old}-1` });
    const newest = await addNamed("c", { phone, model: fresh });
    await db.sql`update public.ordenes_servicio set usuario_id = ${people.customer} where id = ${newest}`;
    // The newer one has a later date.
    await db.sql`update public.ordenes_servicio set created_at = now() + interval '1 minute' where id = ${newest}`;
    expect([...(await devices(people.staff, phone))]).toEqual([
      { model: fresh, serial: expect.any(String) },
      { model: old, serial: `${old}-1` },
    ]);
    expect(await devices(people.staff, "", people.customer)).toContainEqual(
      expect.objectContaining({ model: fresh }),
    );
    expect([...(await devices(people.staff, ""))]).toEqual([]);
    expect([...(await devices(people.staff, phone.slice(1)))]).toEqual([]);
  });

  test("other repairs of the same serial, and whether the device came back within a warranty", async () => {
    const serial = `SN-${uniqueName()}`;
    const first = await addNamed("a", { serial });
    const again = await addNamed("b", { serial: serial.toLowerCase() });
    await addNamed("c", { serial: "" });
    await db.sql`update public.ordenes_servicio set created_at = now() - interval '40 days', received_at = now() - interval '40 days',
      estado = 'Entregado', outcome = 'reparado', delivered_at = now() - interval '30 days', warranty_months = 3 where id = ${first}`;
    const others = (who: Who, id: string) =>
      db.as(who, (sql) => sql`select id, under_warranty from public.find_repairs_of_device(${id})`);
    expect([...(await others(people.staff, again))]).toEqual([{ id: first, under_warranty: true }]);
    // From the first repair, the second is a later one.
    expect([...(await others(people.staff, first))]).toEqual([{ id: again, under_warranty: false }]);
    await db.sql`update public.ordenes_servicio set warranty_months = 0 where id = ${first}`;
    expect([...(await others(people.staff, again))]).toEqual([{ id: first, under_warranty: false }]);
  });

  test("earlier devices, the most frequent first", async () => {
    const model = uniqueName();
    await addNamed("a", { model });
    await addNamed("b", { model });
    const names = await db.as(people.staff, (sql) => sql`select * from public.repair_device_names(500)`);
    expect(names.find((row) => row.model === model)).toMatchObject({ brand: "Sony", times: 2 });
  });
});
