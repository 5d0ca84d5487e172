import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { adjustStockAction, getProductCostAction, valueStockAction } from "@/lib/catalog/staff/actions";
import { parseListState } from "@/lib/core/list-state";
import { cardTag, productTag, tags } from "@/lib/freshness/tags";
import { correctPurchaseAction, recordPurchaseAction } from "@/lib/inventory/actions";
import { PURCHASE_LIST } from "@/lib/inventory/list";
import { getPurchase, listPurchases, listSuppliers } from "@/lib/inventory/queries";
import { addProduct, stockOf } from "../factories/products.ts";
import { refreshed } from "./support/next-cache.ts";
import { testSite } from "./support/site.ts";

const site = await testSite();
const people = await site.people("employee", "manager");
beforeEach(() => site.visitAs(people.manager));

const typed = (lines: object[], more: object = {}) => ({
  key: randomUUID(),
  supplier: "Mayorista",
  document: "FV-9",
  date: "2026-01-15",
  total: "",
  lines: lines as never,
  ...more,
});

async function record(lines: object[], more: object = {}) {
  const result = await recordPurchaseAction(typed(lines, more) as never);
  if (!result.ok) throw new Error(result.message);
  return result.data;
}

describe("a purchase", () => {
  test("is recorded once, with its sum, and refreshes its products' pages", async () => {
    const product = await addProduct(site.db, { stock: 0 });
    const other = await addProduct(site.db, { stock: 0 });
    const lines = [
      { product: product.id, quantity: "3", cost: "100.000" },
      { product: other.id, quantity: "1", cost: "" },
    ];
    const key = randomUUID();
    refreshed.length = 0;
    const id = await record(lines, { key, taxId: "900.123.456-8", total: "100000" });
    expect(refreshed).toEqual([
      tags.products,
      ...[product, other].flatMap((one) => [productTag(one.id), cardTag(one.id)]),
    ]);
    expect(await record(lines, { key, total: "100000" })).toBe(id);
    expect(await stockOf(site.db, product)).toBe(3);
    expect(await getPurchase(id)).toMatchObject({
      supplier: "Mayorista",
      taxId: "900.123.456-8",
      document: "FV-9",
      boughtOn: "2026-01-15",
      lines: [
        { productId: product.id, quantity: 3, cost: 100_000, isCorrected: false },
        { productId: other.id, quantity: 1, cost: null },
      ],
    });
    expect(await listSuppliers()).toEqual([{ name: "Mayorista", taxId: "900.123.456-8", phone: "" }]);
    const { items } = await listPurchases(parseListState({ q: "fv-9" }, PURCHASE_LIST));
    expect(items).toMatchObject([{ id, lines: 2, units: 4, total: 100_000, unknown: 1 }]);
  });

  test("is compared with the invoice's total, and names the field that is wrong", async () => {
    const { id: product } = await addProduct(site.db, { stock: 0 });
    const send = (line: object, more: object = {}) =>
      recordPurchaseAction(typed([{ product, quantity: "2", cost: "500", ...line }], more) as never);
    expect(await send({}, { total: "700" })).toMatchObject({
      ok: false,
      fieldErrors: { total: expect.stringContaining("faltan") },
    });
    expect(await send({ quantity: "0" })).toMatchObject({
      fieldErrors: { "lines.0.quantity": expect.any(String) },
    });
    expect(await send({ cost: "1,5" })).toMatchObject({
      fieldErrors: { "lines.0.cost": expect.any(String) },
    });
    expect(await recordPurchaseAction(typed([]) as never)).toMatchObject({
      fieldErrors: { lines: expect.any(String) },
    });
  });

  test("is corrected with a reason; its lines say both", async () => {
    const product = await addProduct(site.db, { stock: 0 });
    const id = await record([{ product: product.id, quantity: "10", cost: "1000" }], { document: "FV-10" });
    const line = (await getPurchase(id))!.lines[0]!.id;
    const correction = { product: product.id, line, quantity: "9", cost: "900", reason: "Faltó una" };
    expect(await correctPurchaseAction({ ...correction, reason: "" })).toMatchObject({
      fieldErrors: { reason: expect.any(String) },
    });
    expect(await correctPurchaseAction(correction)).toMatchObject({ ok: true });
    expect((await getPurchase(id))!.lines).toMatchObject([
      {
        quantity: 9,
        cost: 900,
        firstQuantity: 10,
        firstCost: 1000,
        corrections: [{ quantity: 9, cost: 900, reason: "Faltó una" }],
      },
    ]);
    expect(await stockOf(site.db, product)).toBe(9);
  });
});

describe("an employee", () => {
  beforeEach(() => site.visitAs(people.employee));

  test("enters what was bought with its cost, and reads no cost", async () => {
    const product = await addProduct(site.db, { stock: 1 });
    const entry = { id: product.id, key: randomUUID(), direction: "in" as const, note: "" };
    const bought = { ...entry, units: "2", reason: "bought" as const, cost: "7.000" };
    expect(await adjustStockAction(bought)).toEqual({ ok: true, data: 3 });
    // The same form sent twice.
    expect(await adjustStockAction(bought)).toEqual({ ok: true, data: 3 });
    const [{ value } = {}] = await site.db
      .sql`select value from private.product_costs where product_id = ${product.id}`;
    expect(Number(value)).toBe(21_000);
    expect(await getProductCostAction({ id: product.id })).toMatchObject({ ok: false, code: "forbidden" });
    expect(await valueStockAction({ id: product.id, cost: "1" })).toMatchObject({
      ok: false,
      code: "forbidden",
    });
    await expect(listPurchases(parseListState({}, PURCHASE_LIST))).rejects.toMatchObject({
      code: "forbidden",
    });
  });

  test("corrects no stock", async () => {
    const product = await addProduct(site.db, { stock: 1 });
    const entry = { id: product.id, key: randomUUID(), units: "1", note: "Vitrina" };
    for (const [direction, reason] of [
      ["in", "returned"],
      ["in", "adjusted"],
      ["out", "damaged"],
      ["out", "lost"],
    ] as const)
      expect(await adjustStockAction({ ...entry, direction, reason })).toMatchObject({
        ok: false,
        code: "forbidden",
        message: "Sin permisos",
      });
    expect(await stockOf(site.db, product)).toBe(1);
  });
});
