import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import {
  addRepairPeople,
  bringRepair,
  changeRepairState,
  decideQuote,
  labourLine,
  quoteRepair,
  type RepairPeople,
  type RequestedRepair,
  repairEvents,
  repairOf,
} from "../factories/repairs.ts";
import { testDatabase, withConnections } from "../support/database.ts";
import { queryAs } from "../support/queries.ts";
import { hintOf } from "../support/refusal.ts";

const db = await testDatabase();
let people: RepairPeople;
let repair: RequestedRepair;
beforeEach(async () => {
  people = await addRepairPeople(db);
  repair = await bringRepair(db, people.customer);
});

const quoteRow = async (id: string) => (await db.sql`select * from public.cotizaciones where id = ${id}`)[0]!;
const kinds = async () => (await repairEvents(db, repair.id)).map(({ kind, note }) => [kind, note]);

describe("a quote", () => {
  test("is a total with its lines, and moves the order to Esperando_Aprobacion", async () => {
    const id = await quoteRepair(db, people.staff, repair.id, [
      { kind: "part", concept: " Puerto HDMI ", quantity: 2, unit_price: 40_000 },
      labourLine(40_000, "Mano de obra"),
    ]);
    expect(await quoteRow(id)).toMatchObject({
      total: 120_000,
      lines: [
        { kind: "part", concept: "Puerto HDMI", quantity: 2, unit_price: 40_000, amount: 80_000 },
        { kind: "labour", concept: "Mano de obra", quantity: 1, unit_price: 40_000, amount: 40_000 },
      ],
      estado: "pendiente",
      created_by: people.staff,
    });
    expect(await repairOf(db, repair.id)).toMatchObject({ estado: "Esperando_Aprobacion" });
    expect((await kinds()).slice(1)).toEqual([
      ["cotizacion", "Cotización: $120.000"],
      ["estado", ""],
    ]);
  });

  test("may leave the state of the order unchanged", async () => {
    await queryAs(
      db,
      people.staff,
    )`select public.create_quote(p_orden => ${repair.id}, p_lines => ${db.sql.json([labourLine(50_000)])}, p_await => false)`;
    expect(await repairOf(db, repair.id)).toMatchObject({ estado: "Recibido" });
  });

  test("is refused with invalid lines, or by anyone but staff", async () => {
    const good = labourLine(1000);
    for (const line of [
      { ...good, kind: "gift" },
      { ...good, concept: "  " },
      { ...good, unit_price: -1 },
      { ...good, unit_price: "1.5" },
      { ...good, quantity: 0 },
      { ...good, product_id: randomUUID() },
      { ...good, kind: "part", product_id: randomUUID() },
      { ...good, kind: "part", product_id: "x" },
    ])
      expect(await hintOf(quoteRepair(db, people.staff, repair.id, [line])), JSON.stringify(line)).toBe(
        "bad_lines",
      );
    expect(await hintOf(quoteRepair(db, people.staff, repair.id, []))).toBe("bad_lines");
    expect(await hintOf(quoteRepair(db, people.staff, repair.id, 0))).toBe("bad_total");
  });

  test("replaces the previous one, which can no longer be decided", async () => {
    const first = await quoteRepair(db, people.staff, repair.id, 100_000);
    const second = await quoteRepair(db, people.staff, repair.id, 90_000);
    expect(await hintOf(decideQuote(db, { quote: first, user: people.customer }))).toBe("quote_replaced");
    expect(await decideQuote(db, { quote: second, user: people.customer })).toMatchObject({
      estado: "aprobada",
    });
  });
});

describe("the answer", () => {
  test("approves: the work begins, and the evidence is stored", async () => {
    const id = await quoteRepair(db, people.staff, repair.id);
    expect(await decideQuote(db, { quote: id, user: people.customer })).toMatchObject({ estado: "aprobada" });
    const row = await quoteRow(id);
    expect(row).toMatchObject({
      estado: "aprobada",
      signer_name: "Ana Gómez",
      decided_by: people.customer,
      decided_via: "cuenta",
      ip: "190.0.0.1",
      user_agent: "Navegador de prueba",
    });
    for (const at of [row.decided_at, row.terms_accepted_at, row.service_consent_at])
      expect(at).toBeInstanceOf(Date);
    expect(await repairOf(db, repair.id)).toMatchObject({ estado: "Reparando" });
    expect((await repairEvents(db, repair.id)).slice(-2)).toMatchObject([
      { kind: "decision", actor: "cliente", note: "Cotización aprobada: $120.000" },
      { kind: "estado", actor: "cliente", from: "Esperando_Aprobacion", to: "Reparando" },
    ]);
  });

  test("rejects: the order waits for the workshop, without any consent", async () => {
    const id = await quoteRepair(db, people.staff, repair.id);
    expect(
      await decideQuote(db, { quote: id, approve: false, terms: false, start: false, token: repair.token }),
    ).toMatchObject({ estado: "rechazada" });
    expect(await quoteRow(id)).toMatchObject({
      decided_by: null,
      decided_via: "enlace",
      terms_accepted_at: null,
      service_consent_at: null,
    });
    expect(await repairOf(db, repair.id)).toMatchObject({ estado: "Esperando_Aprobacion" });
    expect((await kinds()).at(-1)).toEqual(["decision", "Cotización rechazada: $120.000"]);
  });

  test("has one effect when given twice at once", async () => {
    const id = await quoteRepair(db, people.staff, repair.id);
    const answers = await withConnections(db, 6, (runner) =>
      Promise.allSettled(
        Array.from({ length: 6 }, (_, n) =>
          decideQuote(runner, { quote: id, approve: n % 2 === 0, user: people.customer }),
        ),
      ),
    );
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await kinds()).filter(([kind]) => kind === "decision")).toHaveLength(1);
  });

  test("needs a name, and for an approval the terms and the consent that the work begins", async () => {
    const id = await quoteRepair(db, people.staff, repair.id);
    const user = people.customer;
    expect(await hintOf(decideQuote(db, { quote: id, user, name: " x " }))).toBe("bad_name");
    expect(await hintOf(decideQuote(db, { quote: id, user, terms: false }))).toBe("terms_required");
    expect(await hintOf(decideQuote(db, { quote: id, user, start: false }))).toBe("consent_required");
    expect(await quoteRow(id)).toMatchObject({ estado: "pendiente", signer_name: "" });
  });

  test("can only be given by the customer", async () => {
    const id = await quoteRepair(db, people.staff, repair.id);
    const foreign = await bringRepair(db, people.other);
    for (const who of [
      { user: people.other },
      { user: people.staff },
      { token: foreign.token },
      { token: "x" },
      {},
    ])
      expect(await hintOf(decideQuote(db, { quote: id, ...who }))).toBe("not_found");
    expect(await hintOf(decideQuote(db, { quote: id, user: people.staff, token: repair.token }))).toBe(
      "not_the_customer",
    );
    await db.as(people.customer, (sql) => sql`select public.revoke_repair_link(${repair.id})`);
    expect(await hintOf(decideQuote(db, { quote: id, token: repair.token }))).toBe("not_found");
    expect(await quoteRow(id)).toMatchObject({ estado: "pendiente" });
  });

  test("is refused after the quote expired", async () => {
    const id = await quoteRepair(db, people.staff, repair.id);
    await db.sql`update public.cotizaciones set valid_until = now() - interval '1 second' where id = ${id}`;
    expect(await hintOf(decideQuote(db, { quote: id, user: people.customer }))).toBe("quote_expired");
  });

  test("does not put a finished repair back to work", async () => {
    const id = await quoteRepair(db, people.staff, repair.id);
    await changeRepairState(db, people.staff, repair.id, "Completado");
    await decideQuote(db, { quote: id, user: people.customer });
    expect(await repairOf(db, repair.id)).toMatchObject({ estado: "Completado" });
  });
});
