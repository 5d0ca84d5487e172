import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { addPerson } from "../factories/people.ts";
import {
  addRepair,
  changeRepairState,
  decideQuote,
  quoteRepair,
  repairOf,
  requestRepair,
} from "../factories/repairs.ts";
import { testDatabase } from "../support/database.ts";
import { answerOf, queryAs } from "../support/queries.ts";
import { hintOf } from "../support/refusal.ts";

const db = await testDatabase();
const staff = await addPerson(db, "employee");
const asStaff = queryAs(db, staff);

/** Both times in Colombian time, which has no daylight saving. */
async function later(from: string, hours: number): Promise<string> {
  return answerOf<string>(db)`
    select to_char(private.add_opening_hours(${`${from}-05`}::timestamptz, make_interval(hours => ${hours}))
      at time zone 'America/Bogota', 'YYYY-MM-DD HH24:MI')`;
}

describe("opening hours", () => {
  test.each([
    ["a weekday, the same day", "2026-02-03 09:00", 4, "2026-02-03 13:00"],
    ["up to closing time exactly", "2026-02-03 09:00", 10, "2026-02-03 19:00"],
    ["over the night", "2026-02-03 18:00", 2, "2026-02-04 10:00"],
    ["24 hours are two days and four hours", "2026-02-03 09:00", 24, "2026-02-05 13:00"],
    ["before opening, counted from opening", "2026-02-03 06:30", 1, "2026-02-03 10:00"],
    ["after closing, counted from the next day", "2026-02-03 22:00", 1, "2026-02-04 10:00"],
    ["Saturday is a day like others", "2026-02-06 18:00", 11, "2026-02-07 19:00"],
    ["Sunday is not", "2026-02-07 18:00", 2, "2026-02-09 10:00"],
    ["brought on a Sunday", "2026-02-08 11:00", 1, "2026-02-09 10:00"],
    ["a holiday moved to Monday: Reyes", "2026-01-10 18:00", 2, "2026-01-13 10:00"],
    ["Holy Week: Thursday, Friday and Sunday", "2026-04-01 18:00", 12, "2026-04-06 10:00"],
    ["over New Year", "2026-12-31 18:00", 2, "2027-01-02 10:00"],
    ["Christmas on a Friday", "2026-12-24 18:30", 1, "2026-12-26 09:30"],
  ])("%s", async (_name, from, hours, until) => {
    expect(await later(from, hours)).toBe(until);
  });

  test("follow the settings, and invalid ones do not fail", async () => {
    await db.sql`update public.store_settings set opens_at = '10:00', closes_at = '14:00'`;
    expect(await later("2026-02-03 09:00", 5)).toBe("2026-02-04 11:00");
    await db.sql`update public.store_settings set opens_at = '19:00', closes_at = '09:00'`;
    expect(await later("2026-02-03 09:00", 24)).toBe("2026-02-04 09:00");
    await db.sql`update public.store_settings set opens_at = '09:00', closes_at = '19:00'`;
  });
});

type Due = { promised: string | null; warns: string | null };

async function promiseOf(state: string, complexity: string, from: string | null): Promise<Due> {
  const [row] = await db.sql<Due[]>`
    select to_char(p.promised_at at time zone 'America/Bogota', 'YYYY-MM-DD HH24:MI') as promised,
      to_char(p.warns_at at time zone 'America/Bogota', 'YYYY-MM-DD HH24:MI') as warns
    from private.promise_of(${state}::public.repair_state, ${complexity}, ${from && `${from}-05`}::timestamptz) p`;
  return row ?? { promised: null, warns: null };
}

describe("a promise", () => {
  test.each([
    ["Recibido", "simple", "2026-02-03 14:00", "2026-02-04 14:00", "2026-02-04 10:00"],
    ["En_Diagnostico", "compleja", "2026-02-03 09:00", "2026-02-03 19:00", "2026-02-03 15:00"],
    ["Recibido", "simple", "2026-02-07 14:00", "2026-02-09 14:00", "2026-02-09 10:00"],
    ["Reparando", "simple", "2026-02-03 15:00", "2026-02-05 19:00", "2026-02-05 09:00"],
    ["Reparando", "simple", "2026-02-06 15:00", "2026-02-09 19:00", "2026-02-09 09:00"],
    // Approved on a Sunday night.
    ["Reparando", "simple", "2026-02-08 23:00", "2026-02-10 19:00", "2026-02-10 09:00"],
    ["Reparando", "compleja", "2026-02-03 15:00", "2026-02-09 19:00", "2026-02-09 09:00"],
    // Maundy Thursday and Good Friday are not among the five.
    ["Reparando", "compleja", "2026-03-31 15:00", "2026-04-08 19:00", "2026-04-08 09:00"],
  ])("in %s (%s) from %s is due on %s", async (state, complexity, from, promised, warns) => {
    expect(await promiseOf(state, complexity, from)).toEqual({ promised, warns });
  });

  test.each(["Esperando_Aprobacion", "Completado", "Entregado"])("there is none in %s", async (state) => {
    expect(await promiseOf(state, "simple", "2026-02-03 09:00")).toEqual({ promised: null, warns: null });
  });
});

describe("the term of a repair", () => {
  /** The start of the promise: one of the row's timestamps. */
  const clock = async (id: string) => {
    const row = await repairOf(db, id);
    const from = row.promise_from?.getTime();
    return {
      runs: row.promised_at !== null && row.promise_warns_at < row.promised_at,
      from:
        from === row.received_at?.getTime()
          ? "received"
          : from === row.state_since.getTime()
            ? "state"
            : null,
    };
  };

  test("starts with the device, not with an online request", async () => {
    expect(await clock((await addRepair(db)).id)).toEqual({ runs: true, from: "received" });
    const { id } = await requestRepair(db, "service_role");
    expect(await repairOf(db, id)).toMatchObject({ received_at: null, promised_at: null });
    expect(await hintOf(changeRepairState(db, staff, id, "En_Diagnostico"))).toBe("not_received");
    await asStaff`select public.take_in_repair(${randomUUID()}, '{"descripcion": "No enciende"}', ${id})`;
    expect((await repairOf(db, id)).received_at).not.toBeNull();
    expect(await clock(id)).toEqual({ runs: true, from: "received" });
  });

  test("continues into the diagnosis, pauses for the customer, and restarts with the approval", async () => {
    const { id } = await addRepair(db);
    await db.sql`update public.ordenes_servicio set received_at = received_at - interval '1 hour' where id = ${id}`;
    const before = await repairOf(db, id);
    await changeRepairState(db, staff, id, "En_Diagnostico");
    expect(await clock(id)).toEqual({ runs: true, from: "received" });
    expect((await repairOf(db, id)).promised_at).toEqual(before.promised_at);
    const quoteId = await quoteRepair(db, staff, id);
    expect(await clock(id)).toEqual({ runs: false, from: null });
    const link = await answerOf<string>(db)`select token from private.repair_links where orden_id = ${id}`;
    await decideQuote(db, { quote: quoteId, token: link });
    expect(await repairOf(db, id)).toMatchObject({ estado: "Reparando" });
    expect(await clock(id)).toEqual({ runs: true, from: "state" });
    await changeRepairState(db, staff, id, "Completado");
    expect(await clock(id)).toEqual({ runs: false, from: null });
  });

  test("gives a complex repair more time, also when that is known later", async () => {
    const { id } = await addRepair(db);
    await changeRepairState(db, staff, id, "Reparando");
    const simple = await repairOf(db, id);
    await asStaff`update public.ordenes_servicio set complexity = 'compleja' where id = ${id}`;
    const complex = await repairOf(db, id);
    expect(complex.promised_at.getTime()).toBeGreaterThan(simple.promised_at.getTime());
    expect(complex.promise_from).toEqual(simple.promise_from);
  });
});
