import { expect, test } from "vitest";
import { testDatabase } from "../support/database.ts";
import { refusal } from "../support/refusal.ts";

const db = await testDatabase();

test("a rating of the store has its source and its day, or there is none", async () => {
  const whole = { value: 4.8, count: 156, source: "Google", day: "2026-11-01" };
  const write = ({ value, count, source, day }: { [K in keyof typeof whole]: (typeof whole)[K] | null }) =>
    db.sql`update public.store_settings set store_rating = ${value}, store_rating_count = ${count},
      store_rating_source = ${source ?? ""}, store_rating_date = ${day}`;
  for (const missing of ["value", "count", "source", "day"])
    expect((await refusal(write({ ...whole, [missing]: null }))).code).toBe("23514");
  await write(whole);
  await write({ value: null, count: null, source: null, day: null });
});

test("the rate limit counts by key and starts again after its window", async () => {
  const hit = async (key: string) =>
    (await db.as("service_role", (sql) => sql`select public.rate_limit_wait(${key}, 2, 60) as wait`))[0]
      ?.wait;
  expect([await hit("a"), await hit("a"), await hit("a"), await hit("b")]).toEqual([0, 0, 60, 0]);
  await db.sql`update public.rate_limits set window_start = now() - interval '42 seconds' where key = 'a'`;
  expect(await hit("a")).toBe(18);
  await db.sql`update public.rate_limits set window_start = now() - interval '61 seconds' where key = 'a'`;
  expect([await hit("a"), await hit("a"), await hit("a")]).toEqual([0, 0, 60]);
});

test("many calls at once never pass the limit", async () => {
  const hits = await Promise.all(
    Array.from({ length: 40 }, () =>
      db.as("service_role", (sql) => sql`select public.rate_limit_wait('burst', 7, 60) as wait`),
    ),
  );
  expect(hits.filter(([row]) => row?.wait === 0)).toHaveLength(7);
});
