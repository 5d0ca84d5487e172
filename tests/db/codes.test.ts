import { describe, expect, test } from "vitest";
import { buyProduct } from "../factories/orders.ts";
import { addPerson } from "../factories/people.ts";
import { addProduct } from "../factories/products.ts";
import { addRepair } from "../factories/repairs.ts";
import { testDatabase } from "../support/database.ts";
import { answerAs } from "../support/queries.ts";

const db = await testDatabase();
const employee = await addPerson(db, "employee");

const find = (text: string) =>
  answerAs<{ kind: string; id: string } | null>(db, employee)`select public.find_code(${text})`;

describe("what a typed or scanned text is the code of", () => {
  test("a label's address opens its repair, also as a reader for another keyboard types it", async () => {
    const { id } = await addRepair(db, { device_brand: "Sony" });
    for (const text of [
      `https://aventuragamer.example/admin/servicios-tecnicos/${id}`,
      `httpsÑ--aventuragamer.example-admin-servicios'tecnicos-${id.replaceAll("-", "'")}`,
      id.toUpperCase(),
    ])
      expect(await find(text), text).toMatchObject({ kind: "repair", id, brand: "Sony" });
  });

  test("a repair has its number, of six for staff and eight for customers, and its device's serial", async () => {
    const { id } = await addRepair(db, { device_serial: "CFI-1215A F331" });
    for (const text of [id.slice(-6), id.slice(-8), `#${id.slice(-8)}`, "cfi-1215a f331"])
      expect(await find(text), text).toMatchObject({ kind: "repair", id });
    expect(await find("cfi-1215a")).toBeNull();
  });

  test("a device that came twice is the open repair, else the newest", async () => {
    const old = await addRepair(db, { device_serial: "DOBLE-1", created_at: "2026-01-01" });
    const newest = await addRepair(db, { device_serial: "DOBLE-1" });
    const close = ({ id }: { id: string }) =>
      db.sql`update public.ordenes_servicio set received_at = null, closed_at = now() where id = ${id}`;
    await close(newest);
    expect(await find("DOBLE-1")).toMatchObject({ id: old.id });
    await close(old);
    expect(await find("DOBLE-1")).toMatchObject({ id: newest.id });
  });

  test("an order has its number, and a product its codes before anything else", async () => {
    const product = await addProduct(db, { name: "Control", price: 40_000, stock: 5 });
    const order = await buyProduct(db, product);
    const number = order.order_id.slice(0, 8);
    expect(await find(number)).toMatchObject({
      kind: "order",
      id: order.order_id,
      total: expect.any(Number),
    });
    await db.sql`update public.products set sku = ${number.toUpperCase()} where id = ${product.id}`;
    expect(await find(number)).toEqual({
      kind: "product",
      id: product.id,
      name: "Control",
      price: 40_000,
      stock: 4,
    });
  });

  test("nothing else is one", async () => {
    for (const text of [
      "",
      "  ",
      "control",
      "4006381333931",
      "00000000",
      "00000000-0000-4000-8000-000000000000",
      "%",
    ])
      expect(await find(text), text).toBeNull();
  });
});
