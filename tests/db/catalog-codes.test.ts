import { describe, expect, test } from "vitest";
import { addPerson } from "../factories/people.ts";
import { commitImport, importRows, stageImport } from "../factories/product-imports.ts";
import { addProduct } from "../factories/products.ts";
import { testDatabase } from "../support/database.ts";
import { answerAs, queryAs } from "../support/queries.ts";
import { refusal } from "../support/refusal.ts";

const db = await testDatabase();
const employee = await addPerson(db, "employee");

let n = 0;
/** A valid EAN-13 that no other test has. */
function ean(): string {
  n += 1;
  const digits = `2${String(n).padStart(11, "0")}`;
  const sum = [...digits].reduce((all, digit, place) => all + Number(digit) * (place % 2 ? 3 : 1), 0);
  return digits + ((10 - (sum % 10)) % 10);
}

const setCodes = (id: string, codes: { sku?: string; barcode?: string }) =>
  queryAs(db, employee)`update public.products set ${db.sql(codes)} where id = ${id} returning version`;
const byCode = async (code: string) =>
  (await db.sql<{ id: string }[]>`select private.products_by_code(${code}) as id`).map(({ id }) => id);

describe("a code", () => {
  test("is of one product, whichever of its two codes it is; the refusal names the other", async () => {
    const [first, second] = [await addProduct(db, { name: "Control rojo" }), await addProduct(db)];
    const code = ean();
    await setCodes(first.id, { sku: `ROJO-${n}`, barcode: code });
    for (const codes of [{ sku: `ROJO-${n}` }, { barcode: code }, { sku: code }])
      expect(await refusal(setCodes(second.id, codes)), JSON.stringify(codes)).toMatchObject({
        hint: "code_taken",
        message: expect.stringContaining("ya es de «Control rojo»"),
      });
    expect(await byCode(code)).toEqual([first.id]);
    // The same product may use one text for both.
    await setCodes(first.id, { sku: code });
  });

  test("taken by two at once is of one of them", async () => {
    const products = await Promise.all([1, 2, 3, 4].map(() => addProduct(db)));
    const code = ean();
    const results = await Promise.allSettled(
      products.map(({ id }, place) => setCodes(id, place % 2 ? { sku: code } : { barcode: code })),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await byCode(code)).toHaveLength(1);
  });

  test("is free again when it is taken off, or its product is deleted", async () => {
    const [first, second, third] = [await addProduct(db), await addProduct(db), await addProduct(db)];
    const code = ean();
    await setCodes(first.id, { barcode: code });
    await setCodes(first.id, { barcode: "" });
    await setCodes(second.id, { barcode: code });
    await db.sql`delete from public.products where id = ${second.id}`;
    await setCodes(third.id, { barcode: code });
    expect(await byCode(code)).toEqual([third.id]);
  });

  test("finds its product as typed or scanned: a UPC-A with or without the zero of its EAN-13, in small letters, with spaces", async () => {
    const product = await addProduct(db);
    await setCodes(product.id, { sku: "NSW-JOY.7", barcode: "036000291452" });
    for (const typed of ["036000291452", "0036000291452", " nsw-joy.7 ", "0 36000 29145 2"])
      expect(await byCode(typed), typed).toEqual([product.id]);
    for (const other of ["36000291452", "NSW-JOY", "", "%"]) expect(await byCode(other), other).toEqual([]);
  });

  test("is not copied with its product", async () => {
    const product = await addProduct(db);
    await setCodes(product.id, { sku: `COPIA-${product.id.slice(0, 8).toUpperCase()}`, barcode: ean() });
    const copy = await answerAs<string>(db, employee)`select public.duplicate_product(${product.id})`;
    const [row] = await db.sql`select sku, barcode from public.products where id = ${copy}`;
    expect(row).toEqual({ sku: "", barcode: "" });
  });
});

describe("a search for a whole code", () => {
  type List = { items: { name?: string; title?: string }[]; total: number; corrected: string | null };
  const names = ({ items }: List) => items.map(({ name, title }) => name ?? title);
  const store = (text: string) => answerAs<List>(db, "anon")`select public.search_products(${text})`;
  const site = (text: string) => answerAs<List>(db, "anon")`select public.search_site(${text})`;
  const staff = (text: string) =>
    answerAs<List>(db, employee)`select public.staff_products(${db.sql.json({ query: text })})`;

  test("finds that product alone, in the store, on the site and in the back office", async () => {
    const product = await addProduct(db, { name: "Volante de carreras" });
    await addProduct(db, { name: "Soporte para VOL 900", description: "VOL-900" });
    const code = ean();
    await setCodes(product.id, { sku: "VOL-900", barcode: code });
    for (const search of [store, site, staff])
      for (const text of [code, "vol-900"]) {
        const found = await search(text);
        expect([names(found), found.total, found.corrected], text).toEqual([
          ["Volante de carreras"],
          1,
          null,
        ]);
      }
  });

  test("of a draft is for staff only", async () => {
    const product = await addProduct(db, { name: "Secreto" });
    const code = ean();
    await setCodes(product.id, { barcode: code });
    await db.sql`update public.products set is_published = false where id = ${product.id}`;
    expect(names(await staff(code))).toEqual(["Secreto"]);
    for (const search of [store, site]) expect(names(await search(code))).toEqual([]);
  });
});

describe("a spreadsheet", () => {
  test("says before anything is saved which row has a code of another product or row", async () => {
    const product = await addProduct(db, { name: "Dueño del código" });
    const code = ean();
    const free = ean();
    await setCodes(product.id, { sku: "HOJA-1", barcode: code });
    const checked = await stageImport(
      db,
      employee,
      importRows(
        { name: "A", price: 1, slug: "hoja-a", sku: code },
        { name: "B", price: 1, slug: "hoja-b", barcode: free },
        { name: "C", price: 1, slug: "hoja-c", barcode: free },
        { id: product.id, sku: "HOJA-1", barcode: code },
      ),
    );
    expect(checked).toMatchObject({ failed: 2, unchanged: 1 });
    expect(checked.problems.map(({ reasons }) => reasons)).toEqual([
      ["Un código de esta fila ya es de «Dueño del código»."],
      [expect.stringContaining("ya usa ese código de barras")],
    ]);
  });

  test("changes codes, and its products are found by them", async () => {
    const product = await addProduct(db);
    const code = ean();
    const checked = await stageImport(
      db,
      employee,
      importRows({ id: product.id, sku: "HOJA-2", barcode: code }),
    );
    expect(await commitImport(db, employee, checked.id)).toMatchObject({ changed: 1 });
    expect([await byCode(code), await byCode("hoja-2")]).toEqual([[product.id], [product.id]]);
  });
});
