import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { cartLine, placeOrder } from "../factories/orders.ts";
import { addPerson } from "../factories/people.ts";
import { commitImport, type ImportRow, importRows, stageImport } from "../factories/product-imports.ts";
import { addProduct, type Product, stockOf } from "../factories/products.ts";
import { testDatabase } from "../support/database.ts";
import { answerOf, queryAs } from "../support/queries.ts";
import { hintOf, refusal } from "../support/refusal.ts";

const db = await testDatabase();
const manager = await addPerson(db, "manager");
const admin = await addPerson(db, "admin");
const cliente = await addPerson(db);
let product: Product & { slug: string };

beforeEach(async () => {
  const made = await addProduct(db, { name: `Control ${randomUUID().slice(0, 8)}` });
  const row = await answerOf<string>(db)`select slug from public.products where id = ${made.id}`;
  product = { ...made, slug: row };
});

const read = async (slug: string) => {
  const [row] = await db.sql`
    select id, name, price, stock, category, badge_text, image, images, description, version from public.products where slug = ${slug}`;
  return row;
};
const ledger = (id: string) =>
  answerOf<number>(
    db,
  )`select coalesce(sum(delta), 0)::int as sum from public.stock_movements where product_id = ${id}`;
const fresh = () => `nuevo-${randomUUID().slice(0, 8)}`;

describe("an import", () => {
  test("creates and changes what the file has, and leaves the rest", async () => {
    const slug = fresh();
    const checked = await stageImport(
      db,
      manager,
      importRows(
        { slug, name: "Cable", price: 25_000, stock: 4, images: ["/media/c.webp"] },
        { slug: product.slug, price: 45_000, badge_text: "Oferta" },
        { id: product.id.toUpperCase().toLowerCase(), name: "igual" },
      ).slice(0, 2),
    );
    expect(checked).toMatchObject({
      total: 2,
      created: 1,
      changed: 1,
      unchanged: 0,
      failed: 0,
      conflicts: 0,
    });
    expect(checked.samples[1]).toMatchObject({
      line: 3,
      changes: { price: [50_000, 45_000], badge_text: ["", "Oferta"] },
    });
    expect(await read(slug)).toBeUndefined();
    const result = await commitImport(db, manager, checked.id);
    expect(result).toEqual({ created: 1, changed: 1, unchanged: 0, products: [product.id] });
    expect(await read(product.slug)).toMatchObject({
      price: 45_000,
      badge_text: "Oferta",
      stock: 10,
      category: "controles",
    });
    const made = await read(slug);
    expect(made).toMatchObject({
      name: "Cable",
      stock: 4,
      image: "/media/c.webp",
      images: ["/media/c.webp"],
    });
    expect(await ledger(made!.id)).toBe(4);
    const [audit] =
      await db.sql`select actor, details from public.audit_log where action = 'products.imported' and entity_id = ${checked.id}`;
    expect(audit).toMatchObject({ actor: manager, details: { file: "lista.csv", created: 1, changed: 1 } });
    expect(
      (await db.sql`select 1 from public.product_import_rows where import_id = ${checked.id}`).count,
    ).toBe(0);
    expect(await hintOf(commitImport(db, manager, checked.id))).toBe("import_gone");
  });

  test("sees the same file a second time as unchanged", async () => {
    const list = importRows({
      slug: product.slug,
      name: "Otro nombre",
      price: 1000,
      stock: 8,
      stock_was: 10,
    });
    await commitImport(db, manager, (await stageImport(db, manager, list)).id);
    expect(await stockOf(db, product)).toBe(8);
    const again = await stageImport(
      db,
      manager,
      importRows({ slug: product.slug, name: "Otro nombre", price: 1000, stock: 8, stock_was: 8 }),
    );
    expect(again).toMatchObject({ changed: 0, unchanged: 1 });
  });

  test("lists every row's problem and then writes nothing", async () => {
    const twin = await addProduct(db, { name: "Gemelo" });
    const [{ slug: taken } = { slug: "" }] = await db.sql<
      { slug: string }[]
    >`select slug from public.products where id = ${twin.id}`;
    const list: ImportRow[] = [
      ...importRows(
        { slug: fresh(), name: "Bueno", price: 1 },
        { id: randomUUID(), name: "Perdido", price: 1 },
        { slug: fresh(), name: "Sin precio" },
        { name: "Gemelo", price: 1 },
        { id: product.id, slug: taken },
        { slug: product.slug, stock: 1, stock_was: 40 },
        { id: product.id, price: 7 },
        { name: "Doble", price: 1 },
        { name: "Doblé", price: 1 },
      ),
      { line: 11, data: {}, problems: ["Precio: «x» no es un número entero."] },
    ];
    const checked = await stageImport(db, manager, list);
    expect(checked.problems.map(({ line: at, reasons }) => [at, reasons.join(" ")])).toEqual([
      [3, "No existe ningún producto con ese id."],
      [4, "Nombre y precio son campos obligatorios"],
      [
        5,
        "Ya existe un producto con ese nombre: escribe su slug para cambiarlo, u otro slug para crear uno nuevo.",
      ],
      [6, "Otro producto ya usa ese slug."],
      [7, "La fila 6 ya habla de este producto. Quedarían -29 unidades: hay 10, y el archivo descuenta 39."],
      [8, "La fila 6 ya habla de este producto."],
      [10, "La fila 9 ya habla de este producto."],
      [11, "Precio: «x» no es un número entero."],
    ]);
    expect(checked).toMatchObject({ total: 10, failed: 8, created: 2 });
    expect(await hintOf(commitImport(db, manager, checked.id))).toBe("import_failed");
    expect(await read("bueno")).toBeUndefined();
    expect(await read(product.slug)).toMatchObject({ price: 50_000, stock: 10 });
  });

  test("undoes everything when one row fails at the very end", async () => {
    const slugs = [fresh(), fresh()];
    const checked = await stageImport(
      db,
      manager,
      importRows(
        { slug: slugs[0], name: "Uno", price: 1 },
        { slug: slugs[1], name: "Dos", price: 1, category: "CON MAYÚSCULAS" },
        { slug: product.slug, price: 9 },
      ),
    );
    expect((await refusal(commitImport(db, manager, checked.id))).code).toBe("23514");
    expect([await read(slugs[0]!), (await read(product.slug))!.price]).toEqual([undefined, 50_000]);
  });

  test("stops when a product was changed after the export, unless overwriting is requested", async () => {
    const [exported] = await queryAs<{ p: { version: number } }[]>(db, manager)`
      select public.export_products(jsonb_build_object('category', 'controles')) as p limit 1`;
    expect(exported!.p.version).toBeGreaterThan(0);
    const { version } = (await read(product.slug))!;
    await db.as(admin, (sql) => sql`update public.products set price = 60000 where id = ${product.id}`);
    const checked = await stageImport(
      db,
      manager,
      importRows({ slug: product.slug, price: 45_000, version }),
    );
    expect(checked).toMatchObject({ changed: 1, conflicts: 1, samples: [{ is_conflict: true }] });
    expect(await hintOf(commitImport(db, manager, checked.id))).toBe("import_conflict");
    expect((await read(product.slug))!.price).toBe(60_000);
    await commitImport(db, manager, checked.id, true);
    expect((await read(product.slug))!.price).toBe(45_000);
  });

  test("checks again when it is saved: a row that became invalid meanwhile stops it", async () => {
    const slug = fresh();
    const checked = await stageImport(
      db,
      manager,
      importRows({ slug, name: "Nuevo", price: 1 }, { slug: product.slug, stock: 2, stock_was: 10 }),
    );
    await db.as(admin, (sql) => sql`select public.adjust_stock(${product.id}, -5, 'adjusted')`);
    expect(await hintOf(commitImport(db, manager, checked.id))).toBe("import_failed");
    expect(await read(slug)).toBeUndefined();
    expect(await stockOf(db, product)).toBe(5);
  });
});

describe("stock", () => {
  test("moves by the difference to the export, so that a sale in between is kept", async () => {
    const checked = await stageImport(
      db,
      manager,
      importRows({ slug: product.slug, stock: 15, stock_was: 10 }),
    );
    await placeOrder(db, cliente, { items: [cartLine(product, 3)], total: 150_000 });
    await commitImport(db, manager, checked.id);
    expect(await stockOf(db, product)).toBe(12);
    expect(await ledger(product.id)).toBe(12);
  });

  test("is a count when the file lacks the exported stock", async () => {
    await commitImport(
      db,
      manager,
      (await stageImport(db, manager, importRows({ slug: product.slug, stock: 4 }))).id,
    );
    const [move] = await db.sql`
      select delta, reason, actor, note from public.stock_movements where product_id = ${product.id} order by id desc limit 1`;
    expect(move).toMatchObject({
      delta: -6,
      reason: "counted",
      actor: manager,
      note: "Importación de lista.csv",
    });
  });

  test("always sums to its movements while people buy during the import", async () => {
    const products = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        addProduct(db, { name: `Carrera ${n} ${randomUUID()}`, stock: 40 }),
      ),
    );
    const list = importRows(
      ...products.map(({ id }, n) => ({
        id,
        price: 51_000,
        ...(n % 2 ? { stock: 45, stock_was: 40 } : { stock: 38 }),
      })),
    );
    const checked = await stageImport(db, manager, list);
    const buy = (n: number) => {
      const some = [products[n % 12]!, products[(n * 5 + 3) % 12]!].filter(
        (one, index, all) => all.indexOf(one) === index,
      );
      return placeOrder(db, cliente, { items: some.map((one) => cartLine(one)), total: null }).catch(
        () => null,
      );
    };
    await Promise.all([
      ...Array.from({ length: 10 }, (_, n) => buy(n)),
      commitImport(db, manager, checked.id),
      ...Array.from({ length: 10 }, (_, n) => buy(n + 10)),
    ]);
    const odd = await answerOf<number>(db)`
      select count(*)::int as n from public.products p
      where stock <> (select coalesce(sum(delta), 0) from public.stock_movements m where m.product_id = p.id)`;
    expect(odd).toBe(0);
    const prices =
      await db.sql`select distinct price from public.products where id = any (${products.map(({ id }) => id)})`;
    expect([...prices]).toEqual([{ price: 51_000 }]);
  });
});
