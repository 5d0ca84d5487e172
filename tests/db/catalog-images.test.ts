import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";

import { addPerson } from "../factories/people.ts";
import { addProduct, type Product } from "../factories/products.ts";
import { testDatabase } from "../support/database.ts";
import { answerAs, queryAs } from "../support/queries.ts";
import { hintOf } from "../support/refusal.ts";

const db = await testDatabase();
const employee = await addPerson(db, "employee");
const asEmployee = queryAs(db, employee);
const superadmin = await addPerson(db, "superadmin");
let product: Product;

beforeEach(async () => {
  product = await addProduct(db);
});

const add = (who: string, url: string, { primary = false, of = product.id } = {}) =>
  answerAs<string>(db, who)`select public.add_product_image(${of}, ${url}, '', ${primary})`;
const pictures = async (id = product.id) =>
  (
    await db.sql<{ image_url: string; is_primary: boolean; display_order: number }[]>`
      select image_url, is_primary, display_order from public.product_images where product_id = ${id} order by display_order`
  ).map((row) => `${row.display_order}:${row.image_url}${row.is_primary ? "*" : ""}`);
const shown = async (id = product.id) => {
  const [row] = await db.sql<{ image: string; images: string[]; version: number }[]>`
    select image, images, version from public.products where id = ${id}`;
  return row!;
};

describe("the pictures of a product", () => {
  test("repeats the pictures in the product's columns, the primary one first, and causes no edit conflict", async () => {
    const before = await shown();
    await add(employee, "/media/a.webp");
    await add(employee, "/media/b.webp");
    await add(employee, "/media/c.webp", { primary: true });
    expect(await pictures()).toEqual(["0:/media/a.webp", "1:/media/b.webp", "2:/media/c.webp*"]);
    expect(await shown()).toEqual({
      image: "/media/c.webp",
      images: ["/media/c.webp", "/media/a.webp", "/media/b.webp"],
      version: before.version,
    });
  });

  test("creates rows for images written into the columns, and deletes none that way", async () => {
    const [row] = await queryAs<{ id: string }[]>(db, employee)`
      insert into public.products (name, price, image, images) values ('Control', 1, '/media/b.webp', '{/media/a.webp,/media/b.webp}') returning id`;
    const id = row!.id;
    expect(await pictures(id)).toEqual(["0:/media/a.webp*", "1:/media/b.webp"]);
    await asEmployee`update public.products set image = '/media/n.webp' where id = ${id}`;
    expect(await pictures(id)).toEqual(["0:/media/a.webp", "1:/media/b.webp", "2:/media/n.webp*"]);
    await asEmployee`update public.products set image = '', images = '{}' where id = ${id}`;
    expect((await shown(id)).images).toEqual(["/media/n.webp", "/media/a.webp", "/media/b.webp"]);
    await asEmployee`update public.products set images = '{/media/b.webp}' where id = ${id}`;
    expect(await shown(id)).toMatchObject({ image: "/media/b.webp" });
  });

  test("makes the next one primary when the primary one is deleted, without a gap in the order", async () => {
    const first = await add(employee, "/media/a.webp");
    await add(employee, "/media/b.webp");
    await db.as(superadmin, (sql) => sql`delete from public.product_images where id = ${first}`);
    expect(await pictures()).toEqual(["0:/media/b.webp*"]);
    await db.as(superadmin, (sql) => sql`delete from public.product_images where product_id = ${product.id}`);
    expect(await shown()).toMatchObject({ image: "", images: [] });
    await db.as(superadmin, (sql) => sql`delete from public.products where id = ${product.id}`);
  });

  test("keeps one primary and consecutive positions when many are added at once", async () => {
    await Promise.all(
      Array.from({ length: 8 }, (_, n) => add(employee, `/media/${n}.webp`, { primary: n % 2 === 0 })),
    );
    const all = await pictures();
    expect(all.map((text) => text.split(":")[0])).toEqual(["0", "1", "2", "3", "4", "5", "6", "7"]);
    expect(all.filter((text) => text.endsWith("*"))).toHaveLength(1);
    expect((await shown()).images).toHaveLength(8);
  });
});

describe("edits", () => {
  test("reorder all of a product's pictures, or none when one belongs to another product", async () => {
    const ids = [await add(employee, "/media/a.webp"), await add(employee, "/media/b.webp")];
    const reorder = (who: string, list: string[]) =>
      db.as(who, (sql) => sql`select public.reorder_product_images(${product.id}, ${list})`);
    await reorder(employee, ids.toReversed());
    expect(await pictures()).toEqual(["0:/media/b.webp", "1:/media/a.webp*"]);
    for (const wrong of [ids.slice(1), [...ids, randomUUID()], [ids[0]!, ids[0]!], []])
      expect(await hintOf(reorder(employee, wrong))).toBe("stale_images");
    expect(await pictures()).toEqual(["0:/media/b.webp", "1:/media/a.webp*"]);
  });

  test("replace the address and text, choose the primary, and refuse the same picture twice", async () => {
    await add(employee, "/media/a.webp");
    const second = await add(employee, "/media/b.webp");
    expect(await hintOf(add(employee, "/media/a.webp"))).toBe("duplicate_image");
    await asEmployee`select public.save_product_image(${second}, '/media/z.webp', 'De lado', true)`;
    expect(await pictures()).toEqual(["0:/media/a.webp", "1:/media/z.webp*"]);
    expect((await shown()).images).toEqual(["/media/z.webp", "/media/a.webp"]);
    expect(await hintOf(asEmployee`select public.set_primary_image(${randomUUID()})`)).toBe("not_found");
  });
});
