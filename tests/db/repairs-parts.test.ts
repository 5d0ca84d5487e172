import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { buyProduct } from "../factories/orders.ts";
import { addProduct, type Product, stockOf } from "../factories/products.ts";
import {
  addRepairPeople,
  bringRepair,
  changeRepairState,
  decideQuote,
  labourLine,
  quoteRepair,
  type RequestedRepair,
  repairEvents,
} from "../factories/repairs.ts";
import { testDatabase } from "../support/database.ts";
import { answerAs } from "../support/queries.ts";
import { hintOf, refusal } from "../support/refusal.ts";

const db = await testDatabase();
const people = await addRepairPeople(db);
let repair: RequestedRepair;
let part: Product;
beforeEach(async () => {
  repair = await bringRepair(db, "service_role");
  part = await addProduct(db, { name: "Puerto HDMI PS5", price: 45_000, stock: 3 });
});

type Use = {
  product?: string | null;
  quantity?: number;
  name?: string;
  price?: number | null;
  quote?: string | null;
  line?: number | null;
};

const use = ({ product = null, quantity = 1, name = "", price = null, ...of }: Use, order = repair.id) =>
  answerAs<string>(db, people.staff)`
      select public.use_repair_part(${order}, ${product}, ${quantity}, ${name}, ${price}, ${of.quote ?? null}, ${of.line ?? null})`;
const giveBack = (id: string) => db.as(people.staff, (sql) => sql`select public.return_repair_part(${id})`);
const partRow = async (id: string) => (await db.sql`select * from public.repair_parts where id = ${id}`)[0]!;
const movements = async () => [
  ...(await db.sql`select delta, reason, orden_id, actor from public.stock_movements
    where product_id = ${part.id} and reason = 'repair' order by id`),
];

async function approvedQuote(): Promise<string> {
  const id = await quoteRepair(db, people.staff, repair.id, [
    labourLine(50_000, "Mano de obra"),
    { kind: "part", concept: "otro nombre", quantity: 2, unit_price: 40_000, product_id: part.id },
    { kind: "part", concept: "Cable flex traído de fuera", quantity: 1, unit_price: 12_000 },
  ]);
  await decideQuote(db, { quote: id, token: repair.token });
  return id;
}

describe("a part from stock", () => {
  test("is deducted as a movement of the repair, and returned as another", async () => {
    const id = await use({ product: part.id, quantity: 2 });
    expect(await stockOf(db, part)).toBe(1);
    expect(await partRow(id)).toMatchObject({
      name: "Puerto HDMI PS5",
      unit_price: 45_000,
      quantity: 2,
      used_by: people.staff,
      returned_at: null,
    });
    await giveBack(id);
    expect(await stockOf(db, part)).toBe(3);
    expect(await movements()).toEqual([
      { delta: -2, reason: "repair", orden_id: repair.id, actor: people.staff },
      { delta: 2, reason: "repair", orden_id: repair.id, actor: people.staff },
    ]);
    expect(await hintOf(giveBack(id))).toBe("already_returned");
    const notes = (await repairEvents(db, repair.id)).filter(({ kind }) => kind === "repuesto");
    expect(notes.map(({ note, is_public }) => [note, is_public])).toEqual([
      ["Repuesto usado: 2 × Puerto HDMI PS5", false],
      ["Repuesto devuelto: 2 × Puerto HDMI PS5", false],
    ]);
  });

  test("is refused when there is not enough, saying how many there are", async () => {
    expect(await refusal(use({ product: part.id, quantity: 4 }))).toMatchObject({
      hint: "out_of_stock",
      message: "Solo quedan 3 unidades de «Puerto HDMI PS5» en el inventario.",
    });
    expect(await stockOf(db, part)).toBe(3);
    expect(await hintOf(use({ product: part.id, quantity: 0 }))).toBe("bad_quantity");
    expect(await hintOf(use({ product: randomUUID() }))).toBe("out_of_stock");
  });

  test("does not go into a device that is no longer here", async () => {
    await changeRepairState(db, people.staff, repair.id, "Entregado");
    expect(await hintOf(use({ product: part.id }))).toBe("delivered");
  });

  test("adds up under concurrent sales, uses and returns", async () => {
    part = await addProduct(db, { name: "Pasta térmica", price: 10_000, stock: 12 });
    const uses = Array.from({ length: 10 }, () => use({ product: part.id }));
    const sales = Array.from({ length: 10 }, () => buyProduct(db, part));
    const done = await Promise.allSettled([...uses, ...sales]);
    expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(12);
    expect(await stockOf(db, part)).toBe(0);
    const used = (await Promise.allSettled(uses)).flatMap((one) =>
      one.status === "fulfilled" ? one.value : [],
    );
    await Promise.allSettled([
      ...used.flatMap((id) => [giveBack(id), giveBack(id)]),
      ...Array.from({ length: 3 }, () => buyProduct(db, part)),
    ]);
    const [sold] = await db.sql<{ n: number }[]>`
      select -coalesce(sum(delta), 0)::int as n from public.stock_movements where product_id = ${part.id} and reason = 'reserved'`;
    expect(await stockOf(db, part)).toBe(12 - sold!.n);
  });
});

describe("a line of the quote", () => {
  test("is used once it is approved, at the price that was approved, no more often than its quantity", async () => {
    const id = await quoteRepair(db, people.staff, repair.id, [
      { kind: "part", quantity: 1, unit_price: 40_000, product_id: part.id },
    ]);
    expect(await hintOf(use({ quote: id, line: 1 }))).toBe("not_approved");
    const approved = await approvedQuote();
    const first = await use({ quote: approved, line: 2 });
    expect(await partRow(first)).toMatchObject({
      product_id: part.id,
      name: "Puerto HDMI PS5",
      unit_price: 40_000,
      quote_id: approved,
      quote_line: 2,
    });
    await use({ quote: approved, line: 2 });
    expect(await hintOf(use({ quote: approved, line: 2 }))).toBe("already_used");
    await giveBack(first);
    await use({ quote: approved, line: 2 });
    expect(await stockOf(db, part)).toBe(1);
  });

  test("bought elsewhere moves no stock; labour is no part; another order's quote is rejected", async () => {
    const approved = await approvedQuote();
    const id = await use({ quote: approved, line: 3 });
    expect(await partRow(id)).toMatchObject({ product_id: null, name: "Cable flex traído de fuera" });
    expect(await movements()).toEqual([]);
    for (const line of [0, 1, 9]) expect(await hintOf(use({ quote: approved, line }))).toBe("not_found");
    const other = await bringRepair(db, "service_role");
    expect(await hintOf(use({ quote: approved, line: 3 }, other.id))).toBe("not_found");
  });
});

test("a part without stock or quote has a name and a price", async () => {
  expect(await partRow(await use({ name: " Tornillo ", price: 500 }))).toMatchObject({
    product_id: null,
    name: "Tornillo",
    unit_price: 500,
  });
  expect(await hintOf(use({ name: "  ", price: 500 }))).toBe("bad_part");
});
