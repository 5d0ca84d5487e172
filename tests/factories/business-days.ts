import type { TestDatabase } from "../support/database.ts";

/** The last day whose five business days have passed, and the first whose have not. */
export async function fiveBusinessDaysAgo(db: TestDatabase): Promise<{ late: string; ok: string }> {
  const [row] = await db.sql<{ late: string; ok: string }[]>`
    select max(d) filter (where private.add_business_days(d, 5) < private.co_date())::text as late,
           min(d) filter (where private.add_business_days(d, 5) >= private.co_date())::text as ok
    from (select private.co_date() - n as d from generate_series(0, 40) n) days`;
  return row!;
}
