import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { buyProduct, cartLine, placeOrder } from "../factories/orders.ts";
import { seededRandom } from "../factories/payments.ts";
import { addPerson, nextPhone } from "../factories/people.ts";
import { commitImport, importRows, stageImport } from "../factories/product-imports.ts";
import { addProduct, type Product, stockOf } from "../factories/products.ts";
import {
  type Bought,
  correctPurchase,
  lineCost,
  linesOf,
  missingCost,
  recordPurchase,
  stockValue,
} from "../factories/purchases.ts";
import { bringRepair } from "../factories/repairs.ts";
import { testDatabase, type Who } from "../support/database.ts";
import { answerAs, answerOf } from "../support/queries.ts";
import { hintOf, refusal } from "../support/refusal.ts";
import { Model } from "./inventory-model.ts";

const db = await testDatabase();
const manager = await addPerson(db, "manager");
const employee = await addPerson(db, "employee");
const repair = await bringRepair(db, "service_role");

const buy = (product: Product, quantity: number, cost: number | null, who: Who = manager) =>
  recordPurchase(db, who, [{ product, quantity, cost }]);
const adjust = (product: Product, delta: number, reason: string, who: Who = manager) =>
  answerAs<number>(db, who)`select public.adjust_stock(${product.id}, ${delta}, ${reason}, 'prueba')`;
const count = (product: Product, units: number) =>
  answerAs(db, manager)`select public.count_stock(${product.id}, ${units}, null, 'conteo')`;
const cancel = (token: string) => db.as("service_role", (sql) => sql`select public.cancel_order(${token})`);
const takePart = (product: Product, units: number) =>
  answerAs<string>(db, manager)`select public.use_repair_part(${repair.id}, ${product.id}, ${units})`;
const returnPart = (part: string) => db.as(manager, (sql) => sql`select public.return_repair_part(${part})`);
const adjustments = async ({ id }: Product) =>
  (
    await db.sql<{ reason: string; amount: string }[]>`
      select reason, amount from private.cost_adjustments where product_id = ${id} order by id`
  ).map(({ reason, amount }) => [reason, Number(amount)]);

/** Sends an order out, so that its products may come back. */
const send = (order: string) =>
  db.sql`update public.orders set status = 'confirmed', payment_status = 'paid', shipping_status = 'shipped', paid_at = now() where id = ${order}`;

async function giveBack(order: string, product: Product, quantity: number) {
  const item = await answerOf<string>(
    db,
  )`select id from public.order_items where order_id = ${order} and item_id = ${product.id}`;
  await db.as(
    employee,
    (sql) => sql`select public.return_items(${order}, ${sql.json([{ item, quantity }])})`,
  );
}

describe("the average", () => {
  test("moves with what is bought, and freezes on a line and a part; thirds of a peso add up", async () => {
    const product = await addProduct(db, { stock: 0 });
    await buy(product, 3, 100);
    const first = await buyProduct(db, product, 1);
    expect(await lineCost(db, first.order_id, product)).toBe(33);
    await buy(product, 1, 1000);
    expect(await stockValue(db, product)).toBe(1067);
    const part = await takePart(product, 1);
    const [used] = await db.sql`select cost from private.part_costs where part_id = ${part}`;
    expect(Number(used!.cost)).toBe(356);
    expect(await lineCost(db, first.order_id, product)).toBe(33);
    await buyProduct(db, product, 1);
    await buyProduct(db, product, 1);
    expect(await stockValue(db, product)).toBe(0);
    expect(await missingCost(db)).toBe(0);
  });

  test("a cancelled order and a returned part bring back exactly what they took", async () => {
    const product = await addProduct(db, { stock: 0 });
    await buy(product, 7, 1000);
    const order = await buyProduct(db, product, 2);
    const part = await takePart(product, 1);
    await buy(product, 3, 9000);
    await cancel(order.token);
    await returnPart(part);
    expect(await stockValue(db, product)).toBe(10_000);
    expect(await lineCost(db, order.order_id, product)).toBe(0);
    expect(await adjustments(product)).toEqual([]);
  });

  test("units that come back from a customer bring their part of the line's cost", async () => {
    const product = await addProduct(db, { stock: 0 });
    await buy(product, 10, 1000);
    const order = await buyProduct(db, product, 3);
    await send(order.order_id);
    await giveBack(order.order_id, product, 1);
    expect(await lineCost(db, order.order_id, product)).toBe(200);
    await giveBack(order.order_id, product, 2);
    expect(await lineCost(db, order.order_id, product)).toBe(0);
    expect(await stockValue(db, product)).toBe(1000);
    const movements =
      await db.sql`select delta, note from public.stock_movements where product_id = ${product.id} and reason = 'returned' order by id`;
    expect(movements.map(({ delta }) => delta)).toEqual([1, 2]);
  });

  test("nothing left, then bought dearer: the new units cost what was paid for them", async () => {
    const product = await addProduct(db, { stock: 0 });
    await buy(product, 2, 100);
    await buyProduct(db, product, 1);
    await buyProduct(db, product, 1);
    await buy(product, 2, 500);
    const order = await buyProduct(db, product, 1);
    expect(await lineCost(db, order.order_id, product)).toBe(250);
  });
});

describe("an unknown cost", () => {
  test("of a sale stays unknown when the cost is known later, and comes back at the average", async () => {
    const product = await addProduct(db, { stock: 4 });
    const order = await buyProduct(db, product, 1);
    expect(await lineCost(db, order.order_id, product)).toBeNull();
    await buy(product, 1, 300);
    // The three units that were here without a cost take the purchase's.
    expect(await stockValue(db, product)).toBe(1200);
    expect(await adjustments(product)).toEqual([["bought", -900]]);
    expect(await lineCost(db, order.order_id, product)).toBeNull();
    await cancel(order.token);
    expect(await stockValue(db, product)).toBe(1500);
    expect(await missingCost(db)).toBe(0);
  });

  test("of units that are bought without one is the average of those here", async () => {
    const product = await addProduct(db, { stock: 0 });
    await buy(product, 2, null);
    expect(await stockValue(db, product)).toBeNull();
    await buy(product, 2, 600);
    expect(await stockValue(db, product)).toBe(1200);
    await buy(product, 1, null);
    expect(await stockValue(db, product)).toBe(1500);
  });

  test("is typed once for the units here, and not where a cost is known", async () => {
    const product = await addProduct(db, { stock: 4 });
    const value = () => answerAs(db, manager)`select public.value_stock(${product.id}, 250)`;
    await value();
    expect(await stockValue(db, product)).toBe(1000);
    expect(await hintOf(value())).toBe("same");
    expect(await missingCost(db)).toBe(0);
  });
});

describe("a loss", () => {
  test("takes its cost, and what a count finds is worth the average, also with nothing left", async () => {
    const product = await addProduct(db, { stock: 0 });
    await buy(product, 4, 1000);
    await adjust(product, -1, "damaged");
    await adjust(product, -1, "lost");
    await count(product, 0);
    expect(await stockValue(db, product)).toBe(0);
    await count(product, 1);
    expect(await stockValue(db, product)).toBe(250);
    await adjust(product, 1, "returned");
    expect(await adjustments(product)).toEqual([
      ["damaged", 250],
      ["lost", 250],
      ["counted", 500],
      ["counted", -250],
      ["returned", -250],
    ]);
  });

  test("the cost of a deleted product stays in the books", async () => {
    const product = await addProduct(db, { stock: 0 });
    await buy(product, 4, 1000);
    await db.sql`delete from public.products where id = ${product.id}`;
    expect(await missingCost(db)).toBe(0);
    const [line] =
      await db.sql`select product_id, name from private.purchase_lines where product_id is null order by id limit 1`;
    expect(line).toMatchObject({ product_id: null, name: product.name });
  });

  test("needs a reason of its direction", async () => {
    const product = await addProduct(db, { stock: 3 });
    for (const [delta, reason] of [
      [1, "damaged"],
      [1, "bought"],
      [-1, "returned"],
      [-1, "reserved"],
      [1, ""],
    ] as const)
      expect(await hintOf(adjust(product, delta, reason)), reason).toBe("bad_reason");
  });
});

describe("a purchase", () => {
  test("is recorded once, with all its lines or none", async () => {
    const [one, other] = [await addProduct(db, { stock: 0 }), await addProduct(db, { stock: 0 })];
    const key = randomUUID();
    const lines: Bought[] = [
      { product: one, quantity: 2, cost: 200 },
      { product: other, quantity: 1, cost: 50 },
      { product: one, quantity: 1, cost: 40 },
    ];
    const head = { key, supplier: "Distribuidora Ñandú", document: "FV-1", note: "Pagada" };
    const id = await recordPurchase(db, manager, lines, head);
    expect(await recordPurchase(db, manager, lines, head)).toBe(id);
    expect(await stockOf(db, one)).toBe(3);
    expect(await stockValue(db, one)).toBe(240);
    const gone = [...lines, { product: { id: randomUUID() }, quantity: 1, cost: 1 }];
    expect(await hintOf(recordPurchase(db, manager, gone))).toBe("not_found");
    expect(await stockOf(db, other)).toBe(1);
  });

  test("the same key at once changes the stock once", async () => {
    const product = await addProduct(db, { stock: 0 });
    const key = randomUUID();
    const ids = await Promise.all(
      [1, 2, 3, 4].map(() => recordPurchase(db, manager, [{ product, quantity: 2, cost: 90 }], { key })),
    );
    expect(new Set(ids).size).toBe(1);
    expect(await stockOf(db, product)).toBe(2);
  });

  test("one supplier has one name, and one invoice of theirs is recorded once", async () => {
    const product = await addProduct(db, { stock: 0 });
    const line = [{ product, quantity: 1, cost: 90 }];
    const id = await recordPurchase(db, manager, line, { supplier: "Juegos Bogotá", document: "A 10" });
    const twice = recordPurchase(db, manager, line, { supplier: " juegos  bogota ", document: "a 10" });
    expect(await hintOf(twice)).toBe("same_document");
    await recordPurchase(db, manager, line, { supplier: "JUEGOS BOGOTA", document: "A 11" });
    expect(
      await answerOf(db)`select count(*)::int from private.suppliers where name_key = 'juegos bogota'`,
    ).toBe(1);
    await correctPurchase(db, manager, (await linesOf(db, id))[0]!, { quantity: 0, cost: 0 });
    await recordPurchase(db, manager, line, { supplier: "Juegos Bogotá", document: "A 10" });
  });

  test("refuses what no invoice says", async () => {
    const product = await addProduct(db, { stock: 0 });
    const one = (line: object, head = {}) =>
      hintOf(recordPurchase(db, manager, [{ product, quantity: 1, cost: 1, ...line }], head));
    expect(await one({ quantity: 0 })).toBe("bad_lines");
    expect(await one({ quantity: 1.5 })).toBe("bad_lines");
    expect(await one({ cost: -1 })).toBe("bad_lines");
    expect(await one({ cost: 0.5 })).toBe("bad_lines");
    expect(await one({}, { date: "2999-01-01" })).toBe("bad_date");
    expect(await hintOf(recordPurchase(db, manager, []))).toBe("bad_lines");
    expect(await stockOf(db, product)).toBe(0);
  });
});

describe("a correction", () => {
  test("of the cost reaches the units that are here; the rest was sold", async () => {
    const product = await addProduct(db, { stock: 0 });
    const [line] = await linesOf(db, await buy(product, 10, 1000));
    const order = await buyProduct(db, product, 4);
    await correctPurchase(db, manager, line!, { quantity: 10, cost: 1500 });
    expect(await stockValue(db, product)).toBe(900);
    expect(await lineCost(db, order.order_id, product)).toBe(400);
    expect(await adjustments(product)).toEqual([["corrected", 200]]);
  });

  test("of the units is a movement, and refused when they were sold", async () => {
    const product = await addProduct(db, { stock: 0 });
    const [line] = await linesOf(db, await buy(product, 10, 1000));
    await buyProduct(db, product, 2);
    expect(await hintOf(correctPurchase(db, manager, line!, { quantity: 1, cost: 100 }))).toBe(
      "out_of_stock",
    );
    await correctPurchase(db, manager, line!, { quantity: 5, cost: 1000 });
    expect(await stockOf(db, product)).toBe(3);
    // Two of five units of 200 were sold for 100 each.
    expect(await stockValue(db, product)).toBe(600);
    expect(await adjustments(product)).toEqual([["corrected", 200]]);
    await correctPurchase(db, manager, line!, { quantity: 12, cost: 1200 });
    expect(await stockOf(db, product)).toBe(10);
    expect(await stockValue(db, product)).toBe(1000);
    const [first] = await db.sql`select quantity, cost from private.purchase_lines where id = ${line!}`;
    expect([first!.quantity, Number(first!.cost)]).toEqual([10, 1000]);
    expect(await missingCost(db)).toBe(0);
  });

  test("gives a cost to a line that had none, and says why", async () => {
    const product = await addProduct(db, { stock: 0 });
    const [line] = await linesOf(db, await buy(product, 4, null));
    expect(await hintOf(correctPurchase(db, manager, line!, { quantity: 4, cost: 80, reason: " " }))).toBe(
      "no_reason",
    );
    await correctPurchase(db, manager, line!, { quantity: 4, cost: 80 });
    expect(await stockValue(db, product)).toBe(80);
    expect(await hintOf(correctPurchase(db, manager, line!, { quantity: 4, cost: 80 }))).toBe("same");
    expect(await hintOf(correctPurchase(db, manager, line!, { quantity: 4, cost: null }))).toBe("no_cost");
  });

  test("needs both rights", async () => {
    const product = await addProduct(db, { stock: 0 });
    const [line] = await linesOf(db, await buy(product, 4, 80));
    const answer = await refusal(correctPurchase(db, employee, line!, { quantity: 4, cost: 90 }));
    expect(answer.code).toBe("42501");
    expect(await stockValue(db, product)).toBe(80);
  });
});

describe("without the right to correct stock", () => {
  test("a person records what came in, with its cost, and nothing else", async () => {
    const product = await addProduct(db, { stock: 5 });
    await buy(product, 1, 100, employee);
    expect(await stockOf(db, product)).toBe(6);
    const bulk = () => answerAs(db, employee)`
      select public.bulk_edit_products('{"kind":"stock","value":1}', array[${product.id}]::uuid[], null, 1)`;
    const counted = () => answerAs(db, employee)`select public.count_stock(${product.id}, 9, null, '')`;
    const others = ["returned", "lost"].map(
      (reason) => () => adjust(product, reason === "lost" ? -1 : 1, reason, employee),
    );
    for (const work of [...others, bulk, counted]) expect((await refusal(work())).code).toBe("42501");
    expect(await stockOf(db, product)).toBe(6);
  });
});

describe("a spreadsheet with costs", () => {
  const importAs = async (who: string, ...rows: Parameters<typeof importRows>) => {
    const checked = await stageImport(db, who, importRows(...rows));
    return { ...checked, commit: () => commitImport(db, who, checked.id) };
  };

  test("is a purchase of the units that it adds", async () => {
    const known = await addProduct(db, { stock: 2 });
    const slug = `hoja-${randomUUID().slice(0, 8)}`;
    const { changed, commit } = await importAs(
      manager,
      { slug: known.slug, stock: 5, stock_was: 2, cost: 100 },
      { slug, name: "Con costo", price: 1000, stock: 3, cost: 70 },
    );
    expect(changed).toBe(1);
    await commit();
    const [made] = await db.sql<{ id: string }[]>`select id from public.products where slug = ${slug}`;
    expect([await stockOf(db, known), await stockValue(db, known)]).toEqual([5, 500]);
    expect(await stockValue(db, made!)).toBe(210);
    const [movement] =
      await db.sql`select delta, reason from public.stock_movements where product_id = ${made!.id}`;
    expect(movement).toEqual({ delta: 3, reason: "bought" });
    expect(await missingCost(db)).toBe(0);
  });

  test("changes no cost where it adds no unit, and without the column none at all", async () => {
    const product = await addProduct(db, { stock: 0 });
    await buy(product, 4, 400);
    await (
      await importAs(manager, { slug: product.slug, stock: 4, stock_was: 4, price: 60_000, cost: 999 })
    ).commit();
    expect(await stockValue(db, product)).toBe(400);
    await (await importAs(manager, { slug: product.slug, stock: 3, stock_was: 4, cost: 999 })).commit();
    expect(await stockValue(db, product)).toBe(300);
    await (await importAs(manager, { slug: product.slug, stock: 5, stock_was: 3 })).commit();
    expect([await stockOf(db, product), await stockValue(db, product)]).toEqual([5, 500]);
  });

  test("of who may not correct the stock changes none, and says so", async () => {
    const product = await addProduct(db, { stock: 4 });
    const refused = await importAs(employee, { slug: product.slug, stock: 9, stock_was: 4 });
    expect(refused.failed).toBe(1);
    expect(await hintOf(refused.commit())).toBe("import_failed");
    const { changed, commit } = await importAs(employee, {
      slug: product.slug,
      stock: 4,
      stock_was: 4,
      price: 60_000,
    });
    expect(changed).toBe(1);
    await commit();
    expect(await stockOf(db, product)).toBe(4);
  });

  test("is exported with the average only to who may see costs", async () => {
    const product = await addProduct(db, { stock: 0 });
    await buy(product, 3, 1000);
    const exported = async (who: string) =>
      answerAs<object>(
        db,
        who,
      )`select row from public.export_products() as row where row ->> 'slug' = ${product.slug}`;
    expect(await exported(manager)).toMatchObject({ cost: 333 });
    expect(await exported(employee)).not.toHaveProperty("cost");
  });
});

test("ledger of 1,000 random movements equals an independent sum to the peso", async () => {
  const roll = seededRandom(7);
  const products = await Promise.all([0, 0, 12, 30].map((stock) => addProduct(db, { stock })));
  const model = new Model(products.map(({ stock }) => stock));
  const missing = await missingCost(db);
  const [start] = await db.sql<
    { id: string }[]
  >`select coalesce(max(id), 0) as id from private.cost_adjustments`;
  const orders: { id: string; token: string; isSent: boolean }[] = [];
  const any = () => roll(products.length);
  const one = <Item>(items: Iterable<Item>): Item | undefined => {
    const all = [...items];
    return all[roll(Math.max(all.length, 1))];
  };
  const cost = () => (roll(5) === 0 ? null : roll(400_000));

  const steps: (() => Promise<unknown>)[] = [
    async () => {
      const bought = Array.from({ length: 3 + roll(5) }, () => ({
        at: any(),
        quantity: 1 + roll(9),
        cost: cost(),
      }));
      const id = await recordPurchase(
        db,
        manager,
        bought.map(({ at, ...line }) => ({ ...line, product: products[at]! })),
      );
      for (const [n, line] of (await linesOf(db, id)).entries())
        model.buy(line, bought[n]!.at, bought[n]!.quantity, bought[n]!.cost);
    },
    async () => {
      const lines = products
        .map((_, product) => ({ product, units: 1 + roll(2) }))
        .filter(({ product, units }) => roll(4) > 0 && model.shelves[product]!.stock >= 2 * units);
      if (lines.length === 0) return;
      const items = lines.map(({ product, units }) => cartLine(products[product]!, units));
      const total = lines.reduce((sum, { units }) => sum + 50_000 * units, 0);
      const order = await placeOrder(db, "service_role", { items, total, phone: nextPhone() });
      // Held units of unpaid orders are limited, those of paid ones are not.
      await db.sql`update public.orders set status = 'confirmed', payment_status = 'paid', shipping_status = 'pending', paid_at = now(), expires_at = null where id = ${order.order_id}`;
      model.sell(order.order_id, lines);
      orders.push({ id: order.order_id, token: order.token, isSent: false });
    },
    async () => {
      const order = one(orders.filter(({ isSent }) => !isSent));
      if (!order) return;
      orders.splice(orders.indexOf(order), 1);
      await db.sql`select private.release_stock(${order.id})`;
      for (const [product, { units }] of model.orders.get(order.id)!)
        if (units > 0) model.comeBack(order.id, product, units);
    },
    async () => {
      const order = one(orders);
      if (!order) return;
      const [product, held] = one(model.orders.get(order.id)!.entries())!;
      if (held.units === 0) return;
      const units = 1 + roll(held.units);
      if (!order.isSent) await send(order.id);
      order.isSent = true;
      await giveBack(order.id, products[product]!, units);
      model.comeBack(order.id, product, units);
    },
    async () => {
      const product = any();
      const units = 1 + roll(2);
      if (model.shelves[product]!.stock < units) return;
      model.takePart(await takePart(products[product]!, units), product, units);
    },
    async () => {
      const part = one(model.parts.keys());
      if (!part) return;
      await returnPart(part);
      model.returnPart(part);
    },
    async () => {
      const product = any();
      const counted = Math.max(0, model.shelves[product]!.stock - 2 + roll(5));
      const delta = counted - model.shelves[product]!.stock;
      if (delta === 0) return;
      await count(products[product]!, counted);
      model.adjust(product, delta);
    },
    async () => {
      const product = any();
      const delta = roll(2) === 0 ? 1 + roll(2) : -1;
      if (model.shelves[product]!.stock + delta < 0) return;
      await adjust(products[product]!, delta, delta > 0 ? "returned" : one(["damaged", "lost", "adjusted"])!);
      model.adjust(product, delta);
    },
    async () => {
      const delta = roll(4) === 0 ? -1 : 1;
      if (model.shelves.some(({ stock }) => stock + delta < 0)) return;
      const ids = products.map(({ id }) => id);
      await answerAs(
        db,
        manager,
      )`select public.bulk_edit_products(${JSON.stringify({ kind: "stock", value: delta })}::text::jsonb,
        ${ids}::uuid[], null, ${ids.length})`;
      for (const product of products.keys()) model.adjust(product, delta);
    },
    async () => {
      const id = one(model.lines.keys());
      if (!id) return;
      const line = model.lines.get(id)!;
      const quantity = Math.max(0, line.quantity - 2 + roll(5));
      const paid = quantity === 0 ? 0 : (cost() ?? line.cost);
      const next = line.cost === null && quantity === 0 ? null : paid;
      if (quantity === line.quantity && next === line.cost) return;
      const work = correctPurchase(db, manager, id, { quantity, cost: next });
      if (model.shelves[line.product]!.stock + quantity - line.quantity < 0)
        expect(await hintOf(work)).toBe("out_of_stock");
      else {
        await work;
        model.correct(id, quantity, next);
      }
    },
  ];

  const movements = () => answerOf<number>(db)`
    select count(*)::int from public.stock_movements where product_id = any (${products.map(({ id }) => id)}::uuid[]) and reason <> 'initial'`;
  const shelves = async () => {
    const rows = await db.sql<{ stock: number; value: string | null }[]>`
      select p.stock, c.value from unnest(${products.map(({ id }) => id)}::uuid[]) with ordinality as x(id, n)
      join public.products p using (id) left join private.product_costs c on c.product_id = p.id order by n`;
    return rows.map(({ stock, value }) => ({ stock, value: value === null ? null : Number(value) }));
  };
  const expected = () => model.shelves.map(({ stock, value }) => ({ stock, value }));
  for (let done = 0; done < 1000; done = await movements()) {
    for (let n = 0; n < 20; n++) await one(steps)!();
    expect(await shelves()).toEqual(expected());
  }

  const adjusted = await answerOf<string>(
    db,
  )`select coalesce(sum(amount), 0) from private.cost_adjustments where id > ${start!.id}`;
  expect(Number(adjusted)).toBe(model.adjusted);
  for (const [order, lines] of model.orders)
    for (const [product, held] of lines)
      expect(await lineCost(db, order, products[product]!)).toBe(held.cost);
  const inStock = model.shelves.reduce((sum, { value }) => sum + (value ?? 0), 0);
  expect(model.bought).toBe(inStock + model.out + model.adjusted);
  expect(await missingCost(db)).toBe(missing);
}, 120_000);
