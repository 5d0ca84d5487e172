import { expect, test } from "vitest";
import { addPerson } from "../factories/people.ts";
import { testDatabase } from "../support/database.ts";
import { isAllowed, refusal } from "../support/refusal.ts";

const db = await testDatabase();

test("there is exactly one row, with the store's own defaults", async () => {
  const rows = await db.sql`select city, region, opens_at, closes_at, store_rating, store_rating_count,
    store_rating_source, store_rating_date,
    service_radius_m, missions_enabled from public.store_settings`;
  expect([...rows]).toEqual([
    {
      city: "Envigado",
      region: "Antioquia",
      opens_at: "09:00:00",
      closes_at: "19:00:00",
      store_rating: null,
      store_rating_count: null,
      store_rating_source: "",
      store_rating_date: null,
      service_radius_m: 50_000,
      missions_enabled: false,
    },
  ]);
  expect((await refusal(db.sql`insert into public.store_settings default values`)).code).toBe("23505");
  expect((await refusal(db.sql`insert into public.store_settings (id) values (false)`)).code).toBe("23514");
});

test.each([
  ["store_rating", "5.1"],
  ["store_rating", "-0.1"],
  ["store_rating_count", "-1"],
  ["service_radius_m", "0"],
  ["cash_hold_hours", "0"],
  ["cash_hold_hours", "241"],
  ["cash_guest_units", "0"],
  ["cash_guest_total", "0"],
  ["cash_account_units", "1000"],
  ["cash_account_total", "100000001"],
])("%s cannot be %s", async (column, value) => {
  const write = db.sql.unsafe(`update public.store_settings set ${column} = ${value}`);
  expect((await refusal(write)).code).toBe("23514");
});

test("a rating of the store is whole, with its source and its day, or none", async () => {
  const whole = { value: 4.8, count: 156, source: "Google", day: "2026-11-01" };
  const write = ({ value, count, source, day }: { [K in keyof typeof whole]: (typeof whole)[K] | null }) =>
    db.sql`update public.store_settings set store_rating = ${value}, store_rating_count = ${count},
      store_rating_source = ${source ?? ""}, store_rating_date = ${day}`;
  for (const missing of ["value", "count", "source", "day"])
    expect((await refusal(write({ ...whole, [missing]: null }))).code).toBe("23514");
  await write(whole);
  await write({ value: null, count: null, source: null, day: null });
});

test("an admin's change is visible to visitors and dated", async () => {
  const admin = await addPerson(db, "admin");
  const before = (await db.sql`select updated_at from public.store_settings`)[0]?.updated_at;
  await db.as(admin, (sql) => sql`update public.store_settings set phone = '604 123 4567'`);
  const [seen] = await db.as("anon", (sql) => sql`select phone, updated_at from public.store_settings`);
  expect(seen?.phone).toBe("604 123 4567");
  expect(seen?.updated_at > before).toBe(true);
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

test("visitors cannot count against somebody's limit", async () => {
  for (const who of ["anon", "authenticated"]) {
    expect(await isAllowed(db, who, (sql) => sql`select public.rate_limit_wait('x', 1, 1)`)).toBe(false);
  }
});
