import { beforeAll, describe, expect, test } from "vitest";
import { addPerson } from "../../factories/people.ts";
import { testDatabase } from "../../support/database.ts";
import { answerAs } from "../../support/queries.ts";

type Answer = {
  items: { customer_name: string }[];
  counts: Record<string, number> | null;
  total: number;
  is_more: boolean;
  reach: number;
};

/** How many orders have the word 'gentio'; 'vecino' is in all but 100 of them, 'rara' in ten. */
const ORDERS = 10_100;

const db = await testDatabase();
const laura = await addPerson(db, "employee");

beforeAll(async () => {
  await db.sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`
      insert into public.orders (payment_method, quantity, total_price, customer_name, customer_phone, stage, created_at)
      select 'card', 1, 1000, concat_ws(' ', 'Gentío', case when n > 100 then 'vecino' end, case when n % 1000 = 1 and n < 10000 then 'rara' end, lpad(n::text, 5, '0')),
        '3000000000', case when n <= 3 then 'por_enviar' else 'entregado' end, now() - make_interval(mins => n)
      from generate_series(1, ${ORDERS}) n`;
    await tx`insert into private.order_search select id, private.order_words(o) from public.orders o`;
    await tx`insert into private.order_stages (stage, method, payment, n)
      select stage, payment_method, payment_status, count(*) from public.orders group by 1, 2, 3`;
  });
  await db.sql`vacuum analyze public.orders, private.order_search`;
}, 240_000);

type Ask = { query?: string; stage?: string; sort?: string; offset?: number };

const list = ({ query = "", stage, sort = "-creado", offset = 0 }: Ask): Promise<Answer> =>
  answerAs<Answer>(
    db,
    laura,
  )`select public.staff_orders(${query}, ${stage ?? null}, null, null, null, ${sort}, 25, ${offset})`;
const numbers = ({ items }: Answer) => items.map(({ customer_name: name }) => Number(name.slice(-5)));
const from = (first: number, step = 1) => Array.from({ length: 25 }, (_, n) => first + n * step);

describe("a search that finds more than anybody reads", () => {
  test("stops counting at a thousand, says that there are others, and shows the first of them all", async () => {
    const newest = await list({ query: "gentio" });
    expect(newest).toMatchObject({ counts: null, total: 1000, is_more: true, reach: 1000 });
    expect(numbers(newest)).toEqual(from(1));
    expect(numbers(await list({ query: "gentio", sort: "creado" }))).toEqual(from(ORDERS, -1));
    expect(numbers(await list({ query: "gentio", sort: "cliente", offset: 25 }))).toEqual(from(27));
  });

  test("counts what is left of it in a small stage", async () => {
    const left = await list({ query: "gentio", stage: "por_enviar" });
    expect(left).toMatchObject({ counts: null, total: 3, is_more: false });
    expect(numbers(left)).toEqual([1, 2, 3]);
  });

  test("goes on for a thousand rows", async () => {
    expect(numbers(await list({ query: "gentio", offset: 975 }))).toEqual(from(976));
    expect(await list({ query: "gentio", offset: 1000 })).toMatchObject({
      items: [],
      total: 1000,
      is_more: true,
    });
  });
});

test("counts a search of ten thousand to the last one and reaches it", async () => {
  const { counts, total, is_more, reach } = await list({ query: "vecino" });
  expect({ counts, total, is_more, reach }).toEqual({
    counts: { entregado: ORDERS - 100 },
    total: ORDERS - 100,
    is_more: false,
    reach: 10_000,
  });
  expect(numbers(await list({ query: "vecino", offset: 9975 }))).toEqual(from(10_076));
});

test("finds the few among the many by both words", async () => {
  const few = await list({ query: "gentio rara", sort: "cliente" });
  expect(few).toMatchObject({ counts: { por_enviar: 1, entregado: 9 }, total: 10, is_more: false });
  expect(numbers(few)).toEqual([1, 1001, 2001, 3001, 4001, 5001, 6001, 7001, 8001, 9001]);
});

test("counts all orders and goes through ten thousand of them from either end", async () => {
  const all = await list({ offset: 9975 });
  expect(all).toMatchObject({
    counts: { por_enviar: 3, entregado: ORDERS - 3 },
    total: ORDERS,
    is_more: false,
    reach: 10_000,
  });
  expect(numbers(all)).toEqual(from(9976));
  expect(await list({ offset: 10_000 })).toMatchObject({ items: [], total: ORDERS });
  expect(numbers(await list({ sort: "creado", offset: 9975 }))).toEqual(from(ORDERS - 9975, -1));
});
