import { beforeEach, describe, expect, test } from "vitest";
import {
  adjustStockAction,
  applyBulkAction,
  countStockAction,
  createProductAction,
  createServiceAction,
  deleteProductAction,
  deleteServiceAction,
  previewBulkAction,
  updateProductAction,
  updateServiceAction,
} from "@/lib/catalog/staff/actions";
import { NAME_AND_PRICE } from "@/lib/catalog/staff/labels";
import { PRODUCT_LIST } from "@/lib/catalog/staff/list";
import {
  getEditableProduct,
  getMovements,
  getStaffProducts,
  getStaffServices,
} from "@/lib/catalog/staff/queries";
import { parseListState } from "@/lib/core/list-state";
import { findAddress } from "@/lib/middleware/find-address";
import { BLANK_TEXTS } from "../factories/catalog.ts";
import { announcedProducts, forgetAnnounced } from "../support/announced.ts";
import { refreshed } from "./support/next-cache.ts";
import { testSite } from "./support/site.ts";

const site = await testSite();
const people = await site.people("cliente", "employee", "manager", "admin", "superadmin");
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

  test("needs a name and a price", async () => {
    expect(await createProductAction({ ...typed, name: " ", price: "" })).toMatchObject({
      ok: false,
      fieldErrors: { name: NAME_AND_PRICE, price: NAME_AND_PRICE },
    });
  });

  test("is edited by one of two; the other sees what was saved and may save over it", async () => {
    const id = await add();
    const loaded = await editable(id);
    const first = await updateProductAction({ ...loaded, price: 99_000 });
    expect(first).toMatchObject({ ok: true, data: { saved: true, current: { price: 99_000, version: 2 } } });
    expect(refreshed).toEqual(["products", "related", "products", `product:${id}`, `card:${id}`, "related"]);
    const second = await updateProductAction({ ...loaded, name: "Otro nombre" });
    expect(second).toMatchObject({ data: { saved: false, current: { price: 99_000, version: 2 } } });
    expect(await updateProductAction({ ...loaded, name: "Otro nombre", version: 2 })).toMatchObject({
      data: { saved: true },
    });
    expect(await editable(id)).toMatchObject({ name: "Otro nombre", price: 120_000 });
  });

  test("keeps an address of its own", async () => {
    const [one, other] = [await editable(await add()), await editable(await add())];
    expect(await updateProductAction({ ...other, slug: one.slug })).toMatchObject({
      ok: false,
      fieldErrors: { slug: "Esa dirección ya es de otro producto." },
    });
  });

  test("is still found by the addresses it had before", async () => {
    const product = await editable(await add({ name: "Control viejo" }));
    expect(await findAddress("producto", product.slug)).toEqual({ state: "page" });
    refreshed.length = 0;
    await updateProductAction({ ...product, slug: "control-nuevo" });
    expect(refreshed).toContain("products");
    expect(await findAddress("producto", product.slug)).toEqual({ state: "moved", to: "control-nuevo" });
    await updateProductAction({ ...product, version: 2, slug: "control-de-hoy" });
    expect(await findAddress("producto", product.slug)).toEqual({ state: "moved", to: "control-de-hoy" });
    expect(await findAddress("producto", "control-nuevo")).toEqual({ state: "moved", to: "control-de-hoy" });
  });

  test("is deleted by the superadmin alone", async () => {
    const id = await add();
    for (const role of ["cliente", "employee", "manager", "admin"] as const) {
      await site.visitAs(people[role]);
      expect(await deleteProductAction({ id }), role).toMatchObject({
        code: "forbidden",
        message: "Sin permisos",
      });
    }
    expect(await editable(id)).toBeTruthy();
    await site.visitAs(people.superadmin);
    expect(await deleteProductAction({ id })).toMatchObject({ ok: true });
    expect(await getEditableProduct(id)).toBeNull();
    expect(await deleteProductAction({ id })).toMatchObject({ message: "No se pudo eliminar el producto" });
  });
});

describe("stock", () => {
  test("moves by differences with a reason, and never below nothing", async () => {
    const id = await add();
    await forgetAnnounced(site.db);
    const move = (direction: "in" | "out", units: number) =>
      adjustStockAction({ id, direction, units, motive: "Compra a proveedor", note: "remisión 7" });
    expect(await move("in", 3)).toEqual({ ok: true, data: 8 });
    expect(await move("out", 9)).toMatchObject({
      ok: false,
      message: "No hay tantas unidades para descontar.",
    });
    expect(await countStockAction({ id, counted: 6, seen: 5 })).toMatchObject({
      data: { saved: false, before: 8 },
    });
    expect(await countStockAction({ id, counted: 6, seen: 8 })).toMatchObject({
      data: { saved: true, delta: -2 },
    });
    expect(await announcedProducts(site.db)).toContain(id);
    expect((await getMovements(id))?.items[1]).toMatchObject({
      delta: 3,
      note: "Compra a proveedor: remisión 7",
    });
  });
});

describe("many products", () => {
  test("are reviewed, then changed, by their ids or by the list's filter, and their pages are made anew", async () => {
    const ids = [await add({ category: "lote" }), await add({ category: "lote" })];
    const change = { kind: "price-percent" as const, value: "10" };
    expect(await previewBulkAction({ selection: { ids }, change })).toMatchObject({ data: { changed: 2 } });
    expect((await editable(ids[0] ?? "")).price).toBe(120_000);
    refreshed.length = 0;
    expect(await applyBulkAction({ selection: { ids }, change, expected: 2 })).toMatchObject({ ok: true });
    expect(refreshed).toEqual([
      "products",
      ...ids.flatMap((id) => [`product:${id}`, `card:${id}`]),
      "related",
    ]);
    const byFilter = { selection: { filter: { category: "lote" } }, change };
    refreshed.length = 0;
    expect(await applyBulkAction({ ...byFilter, expected: 5 })).toMatchObject({
      ok: false,
      reason: "selection_changed",
    });
    expect(await applyBulkAction({ ...byFilter, expected: 2 })).toMatchObject({ ok: true });
    expect(refreshed).toEqual(["products", "product-pages", "related"]);
    const list = await getStaffProducts(parseListState({ categoria: "lote" }, PRODUCT_LIST));
    expect(list.items.map(({ price }) => price)).toEqual([145_200, 145_200]);
  });
});

describe("a service", () => {
  test("is added, edited by one of two, and deleted by the superadmin alone", async () => {
    const name = "Limpieza profunda";
    const typed = { name, description: "", image: "" };
    expect(await createServiceAction({ ...typed, price: "" })).toMatchObject({
      fieldErrors: { price: NAME_AND_PRICE },
    });
    expect(await createServiceAction({ ...typed, price: "60000" })).toMatchObject({ ok: true });
    expect(refreshed).toEqual(["services"]);
    const service = (await getStaffServices()).find((one) => one.name === name);
    if (!service) throw new Error("It was not added");
    expect(await updateServiceAction({ ...service, price: 70_000 })).toMatchObject({ data: { saved: true } });
    expect(await updateServiceAction({ ...service, name: "Otra" })).toMatchObject({
      data: { saved: false, current: { price: 70_000 } },
    });
    await site.visitAs(people.admin);
    expect(await deleteServiceAction({ id: service.id })).toMatchObject({ message: "Sin permisos" });
    await site.visitAs(people.superadmin);
    expect(await deleteServiceAction({ id: service.id })).toMatchObject({ ok: true });
  });
});

test("customers and visitors reach none of it", async () => {
  const id = await add();
  const product = await editable(id);
  for (const [who, code] of [
    [people.cliente, "forbidden"],
    [null, "unauthenticated"],
  ] as const) {
    await site.visitAs(who);
    const answers = await Promise.all([
      createProductAction(typed),
      updateProductAction(product),
      adjustStockAction({ id, direction: "in", units: 1, motive: "Compra a proveedor" }),
      countStockAction({ id, counted: 1, seen: 5 }),
      previewBulkAction({ selection: { ids: [id] }, change: { kind: "price-set", value: 1 } }),
      applyBulkAction({ selection: { ids: [id] }, change: { kind: "price-set", value: 1 }, expected: 1 }),
      createServiceAction({ name: "A", price: 1, description: "", image: "" }),
      deleteServiceAction({ id }),
    ]);
    expect(answers.map((answer) => (answer.ok ? "ok" : answer.code))).toEqual(answers.map(() => code));
  }
});
