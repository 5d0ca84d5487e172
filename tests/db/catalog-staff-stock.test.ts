import { describe, expect, test } from "vitest";
import { connect } from "../../local/backend/database/connect.ts";
import { buyProduct, type PlacedOrder } from "../factories/orders.ts";
import { addPerson } from "../factories/people.ts";
import { addProduct, type Product, stockOf } from "../factories/products.ts";
import { type Runner, testDatabase, type Who, withConnections } from "../support/database.ts";
import { answerAs, answerOf } from "../support/queries.ts";
import { hintOf } from "../support/refusal.ts";

const db = await testDatabase();
const answer = answerOf(db);
const manager = await addPerson(db, "manager");

type Counted = { saved: boolean; before: number; counted: number; delta: number };

async function count(
  product: Product,
  counted: number | null,
  seen: number | null = null,
  who: Who = manager,
) {
  return answerAs<Counted>(
    db,
    who,
  )`select public.count_stock(${product.id}, ${counted}, ${seen}, 'Inventario')`;
}

type Movements = {
  product: { stock: number };
  reserved: number;
  total: number;
  items: {
    delta: number;
    reason: string;
    balance: number;
    actor_name: string | null;
    order_id: string | null;
  }[];
};

async function movements(product: Product, limit = 50, offset = 0, who: Who = manager) {
  return answerAs<Movements>(db, who)`select public.product_movements(${product.id}, ${limit}, ${offset})`;
}

describe("a count", () => {
  test("becomes a difference, once, with actor and reason", async () => {
    const product = await addProduct(db, { stock: 10 });
    expect(await count(product, 7, 10)).toEqual({ saved: true, before: 10, counted: 7, delta: -3 });
    expect(await stockOf(db, product)).toBe(7);
    expect(await count(product, 7)).toMatchObject({ saved: true, delta: 0 });
    const rows =
      await db.sql`select delta, reason, note, actor from public.stock_movements where product_id = ${product.id} and reason <> 'initial'`;
    expect(rows).toEqual([{ delta: -3, reason: "counted", note: "Inventario", actor: manager }]);
    const entries =
      await answer`select count(*)::int as n from public.audit_log where action = 'stock.counted' and entity_id = ${product.id}`;
    expect(entries).toBe(2);
  });

  test("is not written when something was sold while counting", async () => {
    const product = await addProduct(db, { stock: 10 });
    await buyProduct(db, product, 2);
    expect(await count(product, 10, 10)).toEqual({ saved: false, before: 8, counted: 10, delta: 0 });
    expect(await stockOf(db, product)).toBe(8);
    expect(await count(product, 8, 8)).toMatchObject({ saved: true });
  });

  test("rejects invalid values", async () => {
    const product = await addProduct(db);
    expect(await hintOf(count(product, -1))).toBe("bad_count");
    expect(await hintOf(count(product, null))).toBe("bad_count");
    expect(await hintOf(count({ ...product, id: manager }, 1))).toBe("not_found");
    expect(await stockOf(db, product)).toBe(10);
  });
});

describe("the ledger", () => {
  test("lists each movement with the resulting stock, newest first, and the reserved units", async () => {
    const product = await addProduct(db, { stock: 10 });
    const order = await buyProduct(db, product, 3);
    await db.as(manager, (sql) => sql`select public.adjust_stock(${product.id}, 5, 'adjusted', 'Apareció')`);
    await count(product, 11);
    const all = await movements(product);
    expect(all.items.map(({ delta, reason, balance }) => [delta, reason, balance])).toEqual([
      [-1, "counted", 11],
      [5, "adjusted", 12],
      [-3, "reserved", 7],
      [10, "initial", 10],
    ]);
    expect(all).toMatchObject({ total: 4, reserved: 3, product: { stock: 11 } });
    expect(all.items[2]?.order_id).toBe(order.order_id);
    expect((await movements(product, 2, 2)).items).toEqual(all.items.slice(2));
  });
});

describe("the ledger and the stock agree", () => {
  test("after sales, cancellations, adjustments, counts and bulk edits, all at once", async () => {
    const products = await Promise.all([1, 2, 3].map(() => addProduct(db, { stock: 200, price: 1000 })));
    const ids = products.map(({ id }) => id);
    const staff = connect(db.url, 6);
    const asManager = <Row extends object>(text: string) =>
      staff.begin(async (sql) => {
        await sql`select set_config('request.jwt.claims', ${JSON.stringify({ role: "authenticated", sub: manager })}, true),
          set_config('request.jwt.claim.sub', ${manager}, true), set_config('role', 'authenticated', true)`;
        return (await sql.unsafe(text)) as unknown as Row[];
      });
    try {
      const deltas = await withConnections(db, 6, async (runner) => {
        const pick = (n: number) => products[n % 3]!;
        const sales = Array.from({ length: 18 }, async (_, n) => {
          const order = await buyProduct(runner, pick(n), 1 + (n % 2), { method: "contra_entrega" });
          if (n % 3 === 0) await cancel(runner, order);
        });
        const adjusts = Array.from({ length: 18 }, (_, n) =>
          asManager(`select public.adjust_stock('${pick(n).id}', ${n % 2 ? 3 : -2}, 'adjusted', 'prueba')`),
        );
        const counts = Array.from({ length: 9 }, (_, n) =>
          asManager(`select public.count_stock('${pick(n).id}', ${150 + n}, null, 'conteo')`),
        );
        const edits = Array.from({ length: 6 }, (_, n) =>
          asManager(
            `select public.bulk_edit_products('{"kind":"stock","value":${n - 2 || 1}}', array['${ids.toReversed().join("','")}']::uuid[], null, 3)`,
          ),
        );
        const names = ids.map((id) =>
          asManager(`update public.products set name = name || '.' where id = '${id}'`),
        );
        return Promise.all([sales, adjusts, counts, edits, names].map((group) => Promise.all(group)));
      });
      expect(deltas).toHaveLength(5);
    } finally {
      await staff.end();
    }
    // stockOf throws when the sum of the movements is not the stock.
    for (const product of products) expect(await stockOf(db, product)).toBeGreaterThan(0);
    const broken = await db.sql`
      select p.id from public.products p where p.stock is distinct from
        (select coalesce(sum(m.delta), 0) from public.stock_movements m where m.product_id = p.id)`;
    expect([...broken]).toEqual([]);
    for (const product of products) {
      const { items } = await movements(product, 200);
      expect(items[0]?.balance).toBe(await stockOf(db, product));
      expect(Math.min(...items.map(({ balance }) => balance))).toBeGreaterThanOrEqual(0);
    }
  });

  test("a count and a sale of the last unit at once never leave a negative stock", async () => {
    for (let round = 0; round < 6; round++) {
      const product = await addProduct(db, { stock: 1 });
      const results = await Promise.allSettled([buyProduct(db, product), count(product, 0, 1)]);
      const [sale, counted] = results;
      const isSold = sale?.status === "fulfilled";
      const isCounted = counted?.status === "fulfilled" && counted.value.saved;
      expect([isSold, isCounted].filter(Boolean)).toHaveLength(1);
      expect(await stockOf(db, product)).toBe(0);
    }
  });
});

async function cancel(runner: Runner, order: PlacedOrder) {
  await runner.as("service_role", (sql) => sql`select public.cancel_order(${order.token})`);
}

test("a sale, a return and a count do not change the date of the last edit; an edit does", async () => {
  const product = await addProduct(db, { stock: 5 });
  const editedAt = () =>
    answerOf<string>(db)`select updated_at::text as at from public.products where id = ${product.id}`;
  const before = await editedAt();
  const order = await buyProduct(db, product);
  await db.as("anon", (sql) => sql`select public.cancel_order(${order.token})`);
  expect(await editedAt()).toBe(before);
  await db.sql`update public.products set description = 'Con cable' where id = ${product.id}`;
  expect(await editedAt()).not.toBe(before);
});
