import { expect, test } from "vitest";
import { addPerson } from "../../factories/people.ts";
import { testDatabase } from "../../support/database.ts";
import { queryAs } from "../../support/queries.ts";
import { hintOf } from "../../support/refusal.ts";

const db = await testDatabase();

test("one statement may write more products than the lock limit of a transaction", async () => {
  const [many] = await db.sql`
    with written as (insert into public.products (name, price) select 'Masivo ' || n, 1000 from generate_series(1, 8000) n returning slug)
    select count(distinct slug)::int as n from written`;
  expect(many?.n).toBe(8000);
}, 120_000);

test("an edit of many is refused above ten thousand", async () => {
  const employee = await addPerson(db, "employee");
  await db.sql`insert into public.products (name, price, category) select 'Masa ' || n, 1, 'masa' from generate_series(1, 10001) n`;
  const edit = queryAs(
    db,
    employee,
  )`select public.bulk_edit_products('{"kind": "price-set", "value": 1}', null, '{"category": "masa"}', 10001, false)`;
  expect(await hintOf(edit)).toBe("too_many");
}, 120_000);
