import { describe, expect, test } from "vitest";
import { testDatabase } from "../support/database.ts";

const db = await testDatabase();

/** As published for each year; "month-day". In 2025 San Pedro and Sagrado Corazón share 30 June. */
const OFFICIAL: Record<number, string> = {
  2024: "01-01 01-08 03-25 03-28 03-29 05-01 05-13 06-03 06-10 07-01 07-20 08-07 08-19 10-14 11-04 11-11 12-08 12-25",
  2025: "01-01 01-06 03-24 04-17 04-18 05-01 06-02 06-23 06-30 07-20 08-07 08-18 10-13 11-03 11-17 12-08 12-25",
  2026: "01-01 01-12 03-23 04-02 04-03 05-01 05-18 06-08 06-15 06-29 07-20 08-07 08-17 10-12 11-02 11-16 12-08 12-25",
  2027: "01-01 01-11 03-22 03-25 03-26 05-01 05-10 05-31 06-07 07-05 07-20 08-07 08-16 10-18 11-01 11-15 12-08 12-25",
};

async function ask<Answer>(expression: string, ...values: (string | number)[]): Promise<Answer> {
  const [row] = await db.sql.unsafe(`select (${expression})::text as answer`, values);
  return row?.answer as Answer;
}

describe("Colombian holidays", () => {
  test.each(Object.keys(OFFICIAL).map(Number))("of %i are the official ones", async (year) => {
    const rows = await db.sql<{ day: string }[]>`
      select to_char(h, 'MM-DD') as day from private.co_holidays(${year}) h order by h`;
    expect(rows.map(({ day }) => day).join(" ")).toBe(OFFICIAL[year]);
  });
});

describe("business days", () => {
  test.each([
    ["2026-03-02", 5, "2026-03-09", "a plain week"],
    ["2026-03-19", 5, "2026-03-27", "over a weekend and a moved Monday"],
    ["2026-03-27", 5, "2026-04-07", "over Holy Week"],
    ["2026-12-23", 5, "2026-12-31", "over Christmas"],
    ["2026-12-30", 5, "2027-01-07", "into another year"],
    ["2026-03-21", 1, "2026-03-24", "from a Saturday before a holiday"],
    ["2026-03-02", 0, "2026-03-02", "none"],
    ["2025-06-27", 1, "2025-07-01", "over a Monday that is two holidays"],
  ])("%s + %i = %s (%s)", async (from, days, until) => {
    expect(await ask("private.add_business_days($1::date, $2::int)", from, days)).toBe(until);
  });

  test("the day is Colombia's, not the server's", async () => {
    expect(await ask("private.co_date($1::timestamptz)", "2026-03-03T03:30:00Z")).toBe("2026-03-02");
    expect(await ask("private.co_date($1::timestamptz)", "2026-03-03T05:00:00Z")).toBe("2026-03-03");
  });
});
