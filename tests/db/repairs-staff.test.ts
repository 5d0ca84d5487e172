import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { addPerson } from "../factories/people.ts";
import {
  addRepairPeople,
  bringRepair,
  changeRepairState,
  decideQuote,
  labourLine,
  placeQuoteOrder,
  quoteRepair,
  type RequestedRepair,
  repairEvents,
  repairOf,
} from "../factories/repairs.ts";
import { testDatabase } from "../support/database.ts";
import { answerOf, queryAs } from "../support/queries.ts";
import { hintOf, refusal } from "../support/refusal.ts";

const db = await testDatabase();
const people = await addRepairPeople(db);
const asStaff = queryAs(db, people.staff);
let repair: RequestedRepair;
await db.sql`update public.profiles set username = 'Tatiana' where id = ${people.staff}`;
beforeEach(async () => {
  repair = await bringRepair(db, "service_role");
});

const reasons = () =>
  db.sql`select m.reason, e.to_estado as "to" from public.orden_motivos m join public.orden_eventos e on e.id = m.evento_id
    where m.orden_id = ${repair.id} order by e.id`;

describe("going back", () => {
  test("needs a reason, which is kept with its event for staff alone", async () => {
    const staff = people.staff;
    await changeRepairState(db, staff, repair.id, "Completado");
    for (const reason of ["", " \n "])
      expect(await refusal(changeRepairState(db, staff, repair.id, "Reparando", { reason }))).toMatchObject({
        code: "P0001",
        hint: "reason_required",
        message: "Escribe por qué la orden vuelve a Reparando.",
      });
    expect(await repairOf(db, repair.id)).toMatchObject({ estado: "Completado" });
    await changeRepairState(db, staff, repair.id, "Reparando", { reason: " Volvió a fallar " });
    expect([...(await reasons())]).toEqual([{ reason: "Volvió a fallar", to: "Reparando" }]);
    await db.sql`update public.ordenes_servicio set usuario_id = ${people.customer} where id = ${repair.id}`;
    const seen = await db.as(people.customer, (sql) => sql`select 1 from public.orden_motivos`);
    expect(seen).toHaveLength(0);
    expect(await db.as(staff, (sql) => sql`select 1 from public.orden_motivos`)).not.toHaveLength(0);
  });

  test("needs it for every writer, and a reason counts for one step", async () => {
    await changeRepairState(db, people.staff, repair.id, "Reparando", { reason: "no hace falta" });
    expect(await reasons()).toHaveLength(0);
    const bare = db.sql`update public.ordenes_servicio set estado = 'Recibido' where id = ${repair.id}`;
    expect(await hintOf(bare)).toBe("reason_required");
  });

  test("belongs to its own step: the next one of the same transaction has neither its note nor its reason", async () => {
    await changeRepairState(db, people.staff, repair.id, "Completado");
    await db.as(people.staff, async (sql) => {
      await sql`select public.change_repair_state(${repair.id}, 'Reparando', 'Se apaga', '{}', false, null, 'Volvió a fallar')`;
      await sql`select public.change_repair_state(${repair.id}, 'Completado')`;
    });
    expect((await repairEvents(db, repair.id)).slice(-2)).toMatchObject([
      { to: "Reparando", note: "Se apaga", is_public: false },
      { to: "Completado", note: "", is_public: true },
    ]);
    expect([...(await reasons())]).toEqual([{ reason: "Volvió a fallar", to: "Reparando" }]);
  });

  test("for a new quote has an automatic reason", async () => {
    await changeRepairState(db, people.staff, repair.id, "Completado");
    await quoteRepair(db, people.staff, repair.id, 70_000);
    expect([...(await reasons())]).toEqual([
      { reason: "Cotización nueva: $70.000", to: "Esperando_Aprobacion" },
    ]);
  });
});

test("a colleague without a user name has the same name as on every other screen", async () => {
  const nameless = await addPerson(db, "employee");
  await db.sql`update public.profiles set username = null where id = ${nameless}`;
  await asStaff`select public.assign_technician(${repair.id}, ${nameless})`;
  expect((await repairEvents(db, repair.id)).at(-1)).toMatchObject({
    note: `Técnico: Usuario ${nameless.slice(-6)}`,
  });
  await changeRepairState(db, nameless, repair.id, "Reparando");
  expect(
    await refusal(changeRepairState(db, people.staff, repair.id, "Completado", { expected: "Recibido" })),
  ).toMatchObject({
    message: expect.stringMatching(new RegExp(`^Usuario ${nameless.slice(-6)} cambió la orden`)),
  });
});

describe("two at once", () => {
  test("the second learns who changed it to what, and changes nothing", async () => {
    const second = await addPerson(db, "manager");
    await changeRepairState(db, people.staff, repair.id, "Reparando", { expected: "Recibido" });
    const late = changeRepairState(db, second, repair.id, "Entregado", { expected: "Recibido" });
    expect(await refusal(late)).toMatchObject({
      hint: "state_changed",
      message: "Tatiana cambió la orden a Reparando mientras la mirabas. Revísala y vuelve a intentarlo.",
    });
    expect(await repairOf(db, repair.id)).toMatchObject({ estado: "Reparando", delivered_to_name: "" });
  });

  test("of many concurrent changes one wins", async () => {
    const tries = await Promise.allSettled(
      ["En_Diagnostico", "Reparando", "Completado"].map((state) =>
        changeRepairState(db, people.staff, repair.id, state, { expected: "Recibido" }),
      ),
    );
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await repairEvents(db, repair.id)).filter(({ kind }) => kind === "estado")).toHaveLength(1);
  });

  test("a quote replaces the one that was shown, not another", async () => {
    await quoteRepair(db, people.staff, repair.id, 80_000);
    const stale = asStaff`select public.create_quote(${repair.id}, ${db.sql.json([labourLine(1000)])}, null)`;
    expect(await refusal(stale)).toMatchObject({
      hint: "quote_changed",
      message: expect.stringMatching(/^Tatiana envió otra cotización de \$80\.000/),
    });
  });

  test("the form data has a version that states and photos do not change", async () => {
    const version = async () => (await repairOf(db, repair.id)).version;
    const before = await version();
    await changeRepairState(db, people.staff, repair.id, "Reparando");
    expect(await version()).toBe(before);
    const edit = (serial: string) =>
      asStaff`update public.ordenes_servicio set device_serial = ${serial}
          where id = ${repair.id} and version = ${before}`;
    expect((await edit("S1")).count).toBe(1);
    expect((await edit("S2")).count).toBe(0);
    expect(await repairOf(db, repair.id)).toMatchObject({ device_serial: "S1", version: before + 1 });
  });
});

describe("the delivery", () => {
  test("asks who collects and keeps it until the device is back", async () => {
    const staff = people.staff;
    expect(await hintOf(changeRepairState(db, staff, repair.id, "Entregado", { collector: "  " }))).toBe(
      "collector_required",
    );
    await changeRepairState(db, staff, repair.id, "Entregado", {
      collector: " Luis Gómez ",
      document: "1.020",
    });
    expect(await repairOf(db, repair.id)).toMatchObject({
      delivered_to_name: "Luis Gómez",
      delivered_to_document: "1.020",
    });
    const logged = await db.sql`select details::text from public.audit_log where entity_id = ${repair.id}`;
    expect(logged.length).toBeGreaterThan(0);
    expect(JSON.stringify(logged)).not.toContain("Luis Gómez");
    await changeRepairState(db, staff, repair.id, "Reparando", { reason: "Garantía" });
    expect(await repairOf(db, repair.id)).toMatchObject({
      delivered_to_name: "",
      delivered_to_document: "",
    });
  });

  test("without payment must be explicit", async () => {
    const id = await quoteRepair(db, people.staff, repair.id, 90_000);
    await decideQuote(db, { quote: id, token: repair.token });
    expect(await refusal(changeRepairState(db, people.staff, repair.id, "Entregado"))).toMatchObject({
      hint: "unpaid",
      message: expect.stringContaining("$90.000"),
    });
    await changeRepairState(db, people.staff, repair.id, "Entregado", { unpaidOk: true });
    const [entry] = await db.sql`select actor, details from public.audit_log
      where action = 'repair.delivered_unpaid' and entity_id = ${repair.id}`;
    expect(entry).toEqual({ actor: people.staff, details: { total: 90_000 } });
  });

  test("needs no payment of an unapproved quote", async () => {
    await quoteRepair(db, people.staff, repair.id, 90_000);
    await changeRepairState(db, people.staff, repair.id, "Entregado");
    expect(await repairOf(db, repair.id)).toMatchObject({ estado: "Entregado" });
  });
});

describe("the technician", () => {
  const assign = (who: string, technician: string | null) =>
    db.as(who, (sql) => sql`select public.assign_technician(${repair.id}, ${technician})`);

  test("is a staff member; every change is in the internal timeline", async () => {
    await assign(people.staff, people.staff);
    await assign(people.staff, people.staff);
    await assign(people.staff, null);
    const steps = (await repairEvents(db, repair.id)).filter(({ kind }) => kind === "asignacion");
    expect(steps.map(({ note, is_public }) => [note, is_public])).toEqual([
      ["Técnico: Tatiana", false],
      ["Sin técnico asignado", false],
    ]);
    expect(await hintOf(assign(people.staff, people.customer))).toBe("not_staff");
  });
});

describe("the customer", () => {
  const assign = (user: string | null, version: number, who = people.staff) =>
    db.as(who, (sql) => sql`select public.assign_repair_customer(${repair.id}, ${version}, ${user})`);
  const linkOf = () => answerOf(db)`select token from private.repair_links
      where orden_id = ${repair.id} and revoked_at is null`;

  test("gets the repair of a walk-in with its link, and loses both when the assignment is undone", async () => {
    const id = await quoteRepair(db, people.staff, repair.id);
    await decideQuote(db, { quote: id, token: repair.token });
    const { order_id } = await placeQuoteOrder(db, "anon", id, repair.token);
    const { version } = await repairOf(db, repair.id);
    await assign(people.customer, version);
    expect(await linkOf()).toBe(repair.token);
    expect(await hintOf(assign(people.other, version))).toBe("changed");
    await assign(people.other, version + 1);
    expect(await repairOf(db, repair.id)).toMatchObject({ usuario_id: people.other });
    expect(await linkOf()).not.toBe(repair.token);
    const seen = await queryAs(
      db,
      people.customer,
    )`select 1 from public.ordenes_servicio where id = ${repair.id}`;
    expect(seen).toHaveLength(0);
    expect(await answerOf(db)`select user_id from public.orders where id = ${order_id}`).toBe(people.other);
  });

  test("is an existing account", async () => {
    const { version } = await repairOf(db, repair.id);
    expect(await hintOf(assign(randomUUID(), version))).toBe("not_found");
  });
});
