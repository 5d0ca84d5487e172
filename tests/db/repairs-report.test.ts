import { beforeAll, expect, test } from "vitest";
import { addPerson } from "../factories/people.ts";
import {
  addRepair,
  addRepairPeople,
  changeRepairState,
  decideQuote,
  quoteRepair,
} from "../factories/repairs.ts";
import { testDatabase } from "../support/database.ts";
import { answerAs } from "../support/queries.ts";
import { hintOf } from "../support/refusal.ts";

const db = await testDatabase();
const people = await addRepairPeople(db);
const technician = await addPerson(db, "employee");

const bogota = (moment: string) => `${moment}-05:00`;

/** A device checked in at the counter, and when it reached each state; the first time is its arrival. */
async function repaired(
  device: { kind: string; serial?: string; technician?: string | null },
  came: string,
  steps: [state: string, at: string][],
): Promise<string> {
  const { kind, serial = "", technician = null } = device;
  const { id } = await addRepair(db, {
    device_kind: kind,
    device_serial: serial,
    technician_id: technician,
    created_at: bogota(came),
  });
  for (const [state] of steps)
    await changeRepairState(db, people.staff, id, state, { reason: "x", unpaidOk: true });
  const moments = [came, ...steps.map(([, at]) => at)].map(bogota);
  await db.sql`update public.orden_eventos e set created_at = m.at::timestamptz
    from (select id, row_number() over (order by id) as n from public.orden_eventos where orden_id = ${id} and kind in ('creacion', 'estado')) x,
      unnest(${moments}::text[]) with ordinality m (at, n)
    where e.id = x.id and m.n = x.n`;
  const delivered = steps.at(-1)?.[0] === "Entregado" ? bogota(steps.at(-1)![1]) : null;
  if (delivered)
    await db.sql`update public.ordenes_servicio set delivered_at = ${delivered} where id = ${id}`;
  return id;
}

const report = (from: string, to: string, who = people.staff) =>
  answerAs<Record<string, unknown>>(db, who)`select public.turnaround_report(${from}, ${to})`;

beforeAll(async () => {
  await db.sql`update public.profiles set username = 'Tomás' where id = ${technician}`;
  await db.sql`update public.store_settings set opens_at = '09:00', closes_at = '19:00'`;

  // 2 h received, 9 h of diagnosis, 5 h for the customer, 7 h of work, 36 h on the shelf.
  const first = await repaired({ kind: "playstation", serial: "SN-77", technician }, "2026-03-02T09:00:00", [
    ["En_Diagnostico", "2026-03-02T11:00:00"],
    ["Esperando_Aprobacion", "2026-03-03T10:00:00"],
    ["Reparando", "2026-03-03T15:00:00"],
    ["Completado", "2026-03-04T12:00:00"],
    ["Entregado", "2026-03-07T18:00:00"],
  ]);
  // 1 h received, 42 h of work over a Sunday and the holiday of 23 March: promised for Tuesday the 24th.
  await repaired({ kind: "xbox", technician }, "2026-03-20T17:00:00", [
    ["Reparando", "2026-03-20T18:00:00"],
    ["Completado", "2026-03-27T10:00:00"],
  ]);
  // The first device again, within its warranty, and not finished.
  await repaired({ kind: "playstation", serial: "sn-77" }, "2026-03-26T10:00:00", []);
  await changeRepairState(db, people.staff, first, "En_Diagnostico", { reason: "Volvió" });
  const quoted = await quoteRepair(db, people.staff, first, 100_000);
  const [link] = await db.sql<{ token: string }[]>`
    select token from private.repair_links where orden_id = ${first}`;
  await decideQuote(db, { quote: quoted, token: link!.token });
  await db.sql`update public.cotizaciones set decided_at = ${bogota("2026-03-03T15:00:00")} where id = ${quoted}`;
});

test("agrees with a month worked out by hand, in opening hours", async () => {
  // The quote of the setup reopened the first repair today; March is unchanged.
  expect(await report("2026-03-01", "2026-03-31")).toMatchObject({
    states: [
      { estado: "Recibido", n: 2, median: 1.5, p90: 1.9 },
      { estado: "En_Diagnostico", n: 1, median: 9, p90: 9 },
      { estado: "Esperando_Aprobacion", n: 1, median: 5, p90: 5 },
      { estado: "Reparando", n: 2, median: 24.5, p90: 38.5 },
      { estado: "Completado", n: 1, median: 36, p90: 36 },
    ],
    technicians: [{ id: technician, name: "Tomás", n: 2, median: 30.5, p90: 40.5 }],
    devices: [
      { kind: "playstation", n: 1, median: 18, p90: 18 },
      { kind: "xbox", n: 1, median: 43, p90: 43 },
    ],
    all: { n: 2, median: 30.5 },
    promises: { diagnosed: 2, diagnosed_in_time: 1, repaired: 2, repaired_in_time: 1 },
    delivered: 1,
    revenue: { quotes: 1, approved: 100_000, paid: 0 },
  });
});

test("counts what ended in the period, by the days of Colombia", async () => {
  expect(await report("2026-03-04", "2026-03-04")).toMatchObject({
    states: [{ estado: "Reparando", n: 1, median: 7 }],
    all: { n: 1, median: 18 },
    delivered: 0,
    revenue: { quotes: 0, approved: 0 },
  });
  expect(await report("2026-01-01", "2026-01-31")).toMatchObject({
    states: [],
    technicians: [],
    devices: [],
    all: { n: 0, median: null },
    delivered: 0,
    repeats: { total: 0, newest: [] },
  });
});

test("knows a device that came back within its warranty", async () => {
  const id = await repaired({ kind: "nintendo", serial: "N1" }, "2026-04-01T10:00:00", [
    ["Entregado", "2026-04-02T10:00:00"],
  ]);
  const again = await repaired({ kind: "nintendo", serial: "n1" }, "2026-04-20T10:00:00", []);
  await repaired({ kind: "nintendo", serial: "N1" }, "2026-12-20T10:00:00", []);
  expect(await report("2026-04-01", "2026-04-30")).toMatchObject({
    repeats: { total: 1, newest: [{ id: again, before: id }] },
  });
  expect(await report("2026-12-01", "2026-12-31")).toMatchObject({ repeats: { total: 0 } });
});

test("needs a valid period", async () => {
  expect(await hintOf(report("2026-03-31", "2026-03-01"))).toBe("bad_period");
  expect(await hintOf(report("2000-01-01", "2026-03-01"))).toBe("bad_period");
});
