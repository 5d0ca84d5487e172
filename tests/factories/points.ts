import type { TestDatabase } from "../support/database.ts";

export type Points = { xp: number; points: number; level: number };

/** The totals of the ledger, after checking that the profile has the same. */
export async function pointsOf(db: TestDatabase, person: string): Promise<Points> {
  const [row] = await db.sql<(Points & { shown: number })[]>`
    select p.level, p.points as shown,
      (select coalesce(sum(xp), 0)::int from public.xp_events e where e.user_id = p.id) as xp,
      (select coalesce(sum(points), 0)::int from public.xp_events e where e.user_id = p.id) as points
    from public.profiles p where p.id = ${person}`;
  if (row!.shown !== Math.max(0, row!.points)) throw new Error("Profile and ledger disagree");
  if (row!.level !== 1 + Math.floor(row!.xp / 30)) throw new Error("Level and ledger disagree");
  return { xp: row!.xp, points: row!.points, level: row!.level };
}
