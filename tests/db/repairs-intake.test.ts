import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { addPerson } from "../factories/people.ts";
import {
  addRepairPeople,
  changeRepairState,
  decideQuote,
  quoteRepair,
  repairEvents,
  repairOf,
  requestRepair,
  takeInRepair,
} from "../factories/repairs.ts";
import { testDatabase, type Who } from "../support/database.ts";
import { answerAs } from "../support/queries.ts";
import { hintOf, refusal } from "../support/refusal.ts";

const db = await testDatabase();
const people = await addRepairPeople(db);

const takeIn = (
  intake: object,
  { who = people.staff, ...more }: { who?: Who; key?: string; order?: string } = {},
) => takeInRepair(db, who, intake, more);

const FULL = {
  descripcion: "  No da imagen  ",
  contact_name: "Rosa Elena Vélez",
  contact_phone: "3101112233",
  contact_email: "Rosa@Example.com",
  contact_document: "CC 43.111.222",
  contact_address: "Calle 38 Sur # 40-11, Envigado",
  device_kind: "playstation",
  device_brand: "Sony",
  device_model: "PS5 Slim",
  device_serial: "AJ99887766",
  accessories: "Cable de poder, Control",
  condition: "Rayón en la tapa",
  condition_checks: ["enciende", "rayones"],
  diagnosis_price: 0,
  agreed_price: 180_000,
  deposit: 50_000,
  complexity: "compleja",
  terms: true,
  terms_version: "2026-03",
};

const close = (who: Who, id: string, reason = "Nunca trajo el equipo") =>
  db.as(who, (sql) => sql`select public.close_repair_request(${id}, ${reason})`);
const obstacle = (person: string) =>
  answerAs<string | null>(db, person)`select public.account_deletion_obstacle()`;

describe("a check-in", () => {
  test("stores everything that the receipt needs, and who received the device", async () => {
    const { id, token } = await takeIn(FULL);
    const row = await repairOf(db, id);
    const { terms, ...columns } = FULL;
    expect(row).toMatchObject({ ...columns, descripcion: "No da imagen", contact_email: "rosa@example.com" });
    expect(row).toMatchObject({
      estado: "Recibido",
      source: "mostrador",
      received_by: people.staff,
      usuario_id: null,
    });
    expect(row.terms_accepted_at).toEqual(row.received_at);
    expect(row.privacy_accepted_at).toEqual(row.received_at);
    expect(row.promised_at).not.toBeNull();
    expect(token).toMatch(/^[0-9a-f]{48}$/);
    const notes = (await repairEvents(db, id)).map(({ kind, actor, note }) => ({ kind, actor, note }));
    expect(notes).toEqual([
      { kind: "creacion", actor: "admin", note: "Servicio creado y equipo recibido" },
      { kind: "pago", actor: "admin", note: "Anticipo recibido en la tienda: $50.000" },
      { kind: "decision", actor: "admin", note: "Precio acordado en la tienda: $180.000" },
    ]);
  });

  test("needs nothing but a description", async () => {
    const { id } = await takeIn({ descripcion: "Suena raro" });
    expect(await repairOf(db, id)).toMatchObject({
      descripcion: "Suena raro",
      terms_accepted_at: null,
      deposit: 0,
    });
    expect(await hintOf(takeIn({ descripcion: " \n " }))).toBe("bad_description");
    expect(await hintOf(takeIn({ contact_name: "Rosa" }))).toBe("bad_description");
  });

  test("is created once, however often it is sent, also concurrently", async () => {
    const key = randomUUID();
    const made = await Promise.all(Array.from({ length: 4 }, () => takeIn(FULL, { key })));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    const deposits = (await repairEvents(db, made[0]!.id)).filter(({ kind }) => kind === "pago");
    expect(deposits).toHaveLength(1);
  });

  test("belongs to the chosen account, or to the one with the entered, confirmed address", async () => {
    const chosen = await takeIn({ descripcion: "x", usuario_id: people.customer });
    expect(await repairOf(db, chosen.id)).toMatchObject({ usuario_id: people.customer });
    const owner = await db.addUser("con.cuenta@example.com");
    const found = await takeIn({ descripcion: "x", contact_email: "Con.Cuenta@example.com" });
    expect(await repairOf(db, found.id)).toMatchObject({ usuario_id: owner });
    expect(await hintOf(takeIn({ descripcion: "x", usuario_id: randomUUID() }))).toBe("unknown_person");
  });

  test("refuses values that no form sends", async () => {
    expect(await hintOf(takeIn({ descripcion: "x", deposit: -1 }))).toBe("bad_amount");
    expect(await hintOf(takeIn({ descripcion: "x", deposit: 1, deposit_method: "oro" }))).toBe("bad_method");
    expect(await refusal(takeIn({ descripcion: "x", condition_checks: ["bailando"] }))).toMatchObject({
      code: "23514",
    });
    expect(await refusal(takeIn({ descripcion: "x", device_kind: "nevera" }))).toMatchObject({
      code: "23514",
    });
  });

  test("adds its photos once", async () => {
    const { id } = await takeIn({ descripcion: "x" });
    const photos = [`/api/repairs/images/${id}/uno.webp`];
    const add = (who: Who, images: string[]) =>
      db.as(who, (sql) => sql`select public.add_intake_photos(${id}, ${images})`);
    await add(people.staff, photos);
    await add(people.staff, photos);
    expect((await repairOf(db, id)).admin_imagenes).toEqual(photos);
    expect((await repairEvents(db, id)).filter(({ images }) => images.length > 0)).toHaveLength(1);
    expect(await hintOf(add(people.staff, [`/api/repairs/images/${randomUUID()}/uno.webp`]))).toBe(
      "bad_photo",
    );
  });
});

describe("an online request", () => {
  test("and its device become one order", async () => {
    const { id } = await requestRepair(db, people.customer);
    const taken = await takeIn({ ...FULL, usuario_id: people.other }, { order: id });
    expect(taken.id).toBe(id);
    const row = await repairOf(db, id);
    expect(row).toMatchObject({
      usuario_id: people.customer,
      source: "mostrador",
      device_serial: "AJ99887766",
    });
    expect(row.promised_at).not.toBeNull();
    expect((await repairEvents(db, id)).map(({ note }) => note)).toContain("Equipo recibido en la tienda");
    expect(await hintOf(takeIn(FULL, { order: id }))).toBe("already_received");
    expect(await hintOf(close(people.staff, id))).toBe("already_received");
  });

  test("whose device never arrived is closed with a reason, and no longer counts as open", async () => {
    const person = await addPerson(db);
    const { id } = await requestRepair(db, person);
    expect(await obstacle(person)).toContain("reparación que aún no te hemos entregado");
    expect(await hintOf(close(people.staff, id, " "))).toBe("bad_reason");
    await close(people.staff, id);
    await close(people.staff, id, "Otra vez");
    expect(await repairOf(db, id)).toMatchObject({
      estado: "Recibido",
      closed_reason: "Nunca trajo el equipo",
    });
    expect((await repairEvents(db, id)).at(-1)).toMatchObject({
      note: "Solicitud cerrada: Nunca trajo el equipo",
    });
    expect(await obstacle(person)).toBeNull();
    const [link] =
      await db.sql`select public.repair_by_token(token) as shown from private.repair_links where orden_id = ${id}`;
    expect(link?.shown.closed_at).not.toBeNull();
  });

  test("that is closed allows another, and is reopened when the device arrives", async () => {
    const person = await addPerson(db);
    const asked = await Promise.all(Array.from({ length: 5 }, () => requestRepair(db, person)));
    expect(await hintOf(requestRepair(db, person))).toBe("too_many_requests");
    await close(people.staff, asked[0]!.id);
    await requestRepair(db, person);
    await takeIn(FULL, { order: asked[0]!.id });
    expect(await repairOf(db, asked[0]!.id)).toMatchObject({
      closed_at: null,
      closed_reason: "",
      source: "mostrador",
    });
  });

  test("is received at the counter only: no step and no direct write marks its device as arrived", async () => {
    const { id } = await requestRepair(db, people.customer);
    expect(await refusal(changeRepairState(db, people.staff, id, "En_Diagnostico"))).toMatchObject({
      hint: "not_received",
      message: "El equipo no ha llegado. Recíbelo antes de mover la orden.",
    });
    const bare = db.sql`update public.ordenes_servicio set estado = 'Reparando' where id = ${id}`;
    expect(await refusal(bare)).toMatchObject({ code: "23514" });
    await close(people.staff, id);
    expect(await hintOf(quoteRepair(db, people.staff, id))).toBe("closed");
  });

  test("that was quoted and approved in advance waits for its device, which is then received like any other", async () => {
    const { id } = await requestRepair(db, people.customer);
    const early = await quoteRepair(db, people.staff, id, 120_000);
    expect(await repairOf(db, id)).toMatchObject({ estado: "Recibido", received_at: null });
    await decideQuote(db, { quote: early, user: people.customer });
    expect(await repairOf(db, id)).toMatchObject({
      estado: "Recibido",
      received_at: null,
      promised_at: null,
    });
    await takeIn({ ...FULL, agreed_price: null, deposit: 120_000 }, { order: id });
    const row = await repairOf(db, id);
    expect(row).toMatchObject({
      estado: "Recibido",
      received_by: people.staff,
      contact_document: FULL.contact_document,
    });
    expect(row.promise_from).toEqual(row.received_at);
    expect(row.promised_at).not.toBeNull();
    const [paid] = await db.sql`select estado, deposit, paid_at from public.cotizaciones where id = ${early}`;
    expect(paid).toMatchObject({ estado: "aprobada", deposit: 120_000, paid_at: expect.any(Date) });
    await changeRepairState(db, people.staff, id, "Reparando");
  });
});

describe("leaving", () => {
  test("deletes the personal data entered at the counter", async () => {
    const person = await addPerson(db);
    const { id } = await takeIn({ ...FULL, usuario_id: person });
    await db.sql`delete from auth.users where id = ${person}`;
    expect(await repairOf(db, id)).toMatchObject({
      contact_name: "Cuenta eliminada",
      contact_document: "",
      contact_address: "",
      // The documents of the work identify the device.
      device_serial: FULL.device_serial,
    });
  });

  test("keeps the repairs of an employee who left", async () => {
    const colleague = await addPerson(db, "manager");
    const { id } = await takeIn({ descripcion: "x" }, { who: colleague });
    await db.sql`delete from auth.users where id = ${colleague}`;
    expect(await repairOf(db, id)).toMatchObject({ received_by: null });
  });
});
