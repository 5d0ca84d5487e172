import { beforeEach, describe, expect, test } from "vitest";
import {
  applyBulkAction,
  createProductAction,
  previewBulkAction,
  updateProductAction,
} from "@/lib/catalog/staff/actions";
import { getEditableProduct, getMovements } from "@/lib/catalog/staff/queries";
import { BLANK_TEXTS } from "../factories/catalog.ts";
import { refreshed } from "./support/next-cache.ts";
import { testSite } from "./support/site.ts";

const site = await testSite();
const people = await site.people("employee", "superadmin");
beforeEach(async () => {
  refreshed.length = 0;
  await site.visitAs(people.employee);
});

const typed = {
  ...BLANK_TEXTS,
  name: "Control PS5",
  price: "120000",
  stock: "5",
  badgeColor: "primary" as const,
};

async function add(more: object = {}) {
  const result = await createProductAction({ ...typed, ...more });
  if (!result.ok) throw new Error(result.message);
  return result.data.id;
}

async function editable(id: string) {
  const product = await getEditableProduct(id);
  if (!product) throw new Error("It is gone");
  return product;
}

describe("a product", () => {
  test("is added with its defaults and starts its ledger", async () => {
    const id = await add({ name: "Control de prueba", stock: "muchos", category: "PS5" });
    expect(refreshed).toContain("products");
    expect(await editable(id)).toMatchObject({
      slug: "control-de-prueba",
      badgeColor: "primary",
      category: "ps5",
      description: "",
      version: 1,
    });
    expect(await getMovements(id)).toMatchObject({ product: { stock: 0 }, items: [] });
    expect((await getMovements(await add()))?.items).toMatchObject([
      { delta: 5, reason: "initial", balance: 5 },
    ]);
  });

  test("is edited by one of two; the other sees what was saved and can overwrite it", async () => {
    const id = await add();
    const loaded = await editable(id);
    const first = await updateProductAction({ ...loaded, price: 99_000 });
    expect(first).toMatchObject({ ok: true, data: { saved: true, current: { price: 99_000, version: 2 } } });
    expect(refreshed).toEqual(["products", "products", `product:${id}`, `card:${id}`]);
    const second = await updateProductAction({ ...loaded, name: "Otro nombre" });
    expect(second).toMatchObject({ data: { saved: false, current: { price: 99_000, version: 2 } } });
    expect(await updateProductAction({ ...loaded, name: "Otro nombre", version: 2 })).toMatchObject({
      data: { saved: true },
    });
    expect(await editable(id)).toMatchObject({ name: "Otro nombre", price: 120_000 });
  });

  test("keeps its own address", async () => {
    const [one, other] = [await editable(await add()), await editable(await add())];
    expect(await updateProductAction({ ...other, slug: one.slug })).toMatchObject({
      ok: false,
      fieldErrors: { slug: "Esa dirección ya es de otro producto." },
    });
  });
});

describe("many products", () => {
  test("are previewed, then changed, by their ids or by the list's filter, and their pages are refreshed", async () => {
    const ids = [await add({ category: "lote" }), await add({ category: "lote" })];
    const change = { kind: "price-percent" as const, value: "10" };
    expect(await previewBulkAction({ selection: { ids }, change })).toMatchObject({ data: { changed: 2 } });
    expect((await editable(ids[0] ?? "")).price).toBe(120_000);
    refreshed.length = 0;
    expect(await applyBulkAction({ selection: { ids }, change, expected: 2 })).toMatchObject({ ok: true });
    expect(refreshed).toEqual(["products", ...ids.flatMap((id) => [`product:${id}`, `card:${id}`])]);
    const byFilter = { selection: { filter: { category: "lote" } }, change };
    refreshed.length = 0;
    expect(await applyBulkAction({ ...byFilter, expected: 5 })).toMatchObject({
      ok: false,
      reason: "selection_changed",
    });
    expect(await applyBulkAction({ ...byFilter, expected: 2 })).toMatchObject({ ok: true });
    expect(refreshed).toEqual(["products", "product-pages"]);
  });
});
