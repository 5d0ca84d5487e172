import { beforeAll, describe, expect, test } from "vitest";
import { addPerson } from "../factories/people.ts";
import { addProduct, stockOf } from "../factories/products.ts";
import { testDatabase, type Who } from "../support/database.ts";
import { answerAs } from "../support/queries.ts";
import { hintOf, refusal } from "../support/refusal.ts";

const db = await testDatabase();
const employee = await addPerson(db, "employee");
const manager = await addPerson(db, "manager");
const superadmin = await addPerson(db, "superadmin");

type Found = { items: { id: string; name: string }[]; total: number; corrected: string | null };
type ListArgs = { sort?: string; limit?: number; offset?: number };

async function list(filter: object = {}, args: ListArgs = {}, who: Who = employee) {
  const { sort = "-creado", limit = 50, offset = 0 } = args;
  return db.as(who, async (sql) => {
    const [row] = await sql<{ found: Found }[]>`
      select public.staff_products(${sql.json(filter as never)}, ${sort}, ${limit}, ${offset}) as found`;
    return { ...row!.found, names: row!.found.items.map(({ name }) => name) };
  });
}

type Change = { kind: string; value: number | string | string[]; note?: string };
type Selection = { ids?: string[]; filter?: object; expected?: number | null; preview?: boolean };
type Outcome = {
  selected: number;
  changed: number;
  refused: number;
  examples: { name: string; before: unknown; after: unknown }[];
};

async function bulk(change: Change, { ids, filter, expected, preview }: Selection, who: Who = employee) {
  return answerAs<Outcome>(db, who)`
      select public.bulk_edit_products(${db.sql.json(change as never)}, ${ids ?? null}::uuid[],
        ${filter ? db.sql.json(filter as never) : null}::jsonb, ${expected ?? null}, ${preview ?? false})`;
}

const priceOf = async (id: string) =>
  (await db.sql`select price from public.products where id = ${id}`)[0]?.price;

describe("the list", () => {
  beforeAll(async () => {
    await db.sql`delete from public.products`;
    const rows: [string, string, number, number, string][] = [
      ["Control DualSense", "ps5", 320_000, 4, "Nuevo"],
      ["Batería para control", "controles", 45_000, 2, ""],
      ["Ábaco de prueba", "controles", 18_000, 0, ""],
      ["Consola Slim", "consolas", 900_000, 1, "Oferta"],
      ["Cable HDMI", "", 25_000, 15, ""],
    ];
    for (const [i, [name, category, price, stock, badge]] of rows.entries()) {
      const { id } = await addProduct(db, {
        name,
        category,
        price,
        stock,
        description: `Garantía de ${i + 3} meses`,
      });
      await db.sql`update public.products set badge_text = ${badge}, created_at = now() - make_interval(hours => ${i}) where id = ${id}`;
    }
  });

  test.each<[object, string[]]>([
    [{}, ["Control DualSense", "Batería para control", "Ábaco de prueba", "Consola Slim", "Cable HDMI"]],
    [{ category: "controles" }, ["Batería para control", "Ábaco de prueba"]],
    [{ category: "-" }, ["Cable HDMI"]],
    [{ stock: "agotado" }, ["Ábaco de prueba"]],
    [{ stock: "bajo" }, ["Batería para control", "Consola Slim"]],
    [{ stock: "disponible" }, ["Control DualSense", "Cable HDMI"]],
    [{ min: 25_000, max: 45_000 }, ["Cable HDMI"]],
    [{ min: 320_000 }, ["Control DualSense", "Consola Slim"]],
    [{ badge: true }, ["Control DualSense", "Consola Slim"]],
    [{ category: "controles", stock: "bajo" }, ["Batería para control"]],
    [{ query: "bateria" }, ["Batería para control"]],
    [{ query: "garantia", stock: "agotado" }, ["Ábaco de prueba"]],
    [{ query: "consolas" }, ["Consola Slim"]],
    [{ category: "'; drop table products; --" }, []],
  ])("%j gives %j", async (filter, names) => {
    expect(await list(filter)).toMatchObject({ names, total: names.length });
  });

  test("uses the store's threshold for low stock", async () => {
    await db.sql`update public.store_settings set low_stock_threshold = 4`;
    expect((await list({ stock: "bajo" })).total).toBe(3);
    await db.sql`update public.store_settings set low_stock_threshold = 3`;
  });

  test.each([
    ["creado", "Control DualSense", "Cable HDMI"],
    ["precio", "Consola Slim", "Ábaco de prueba"],
    ["nombre", "Control DualSense", "Ábaco de prueba"],
    ["existencias", "Cable HDMI", "Ábaco de prueba"],
  ])("sorts by %s both ways, page by page", async (sort, last, first) => {
    const down = (await list({}, { sort: `-${sort}` })).names;
    const up = (await list({}, { sort })).names;
    expect([down[0], up[0]]).toEqual([last, first]);
    expect(up.toReversed()).toEqual(down);
    const pages = await Promise.all(
      [0, 2, 4].map((offset) => list({}, { sort: `-${sort}`, limit: 2, offset })),
    );
    expect(pages.flatMap(({ names }) => names)).toEqual(down);
    expect((await list({}, { sort: `-${sort}`, limit: 2, offset: 40 })).total).toBe(5);
  });

  test("shows what was edited last first", async () => {
    await db.sql`update public.products set description = 'Editado' where name = 'Cable HDMI'`;
    expect((await list({}, { sort: "-editado" })).names[0]).toBe("Cable HDMI");
  });
});

describe("many at once", () => {
  test.each([
    ["price-set", 12_345, 12_345],
    ["price-percent", 10, 55_000],
    ["price-percent", -33, 33_500],
    ["price-amount", 1_049, 51_000],
    ["price-amount", -50_000, 0],
  ])("%s %d makes 50.000 into %d", async (kind, value, price) => {
    const { id } = await addProduct(db);
    const seen = await bulk({ kind, value }, { ids: [id], preview: true });
    expect(seen).toMatchObject({ selected: 1, changed: 1, refused: 0, examples: [{ after: price }] });
    expect(await priceOf(id)).toBe(50_000);
    expect(await bulk({ kind, value }, { ids: [id], expected: 1 })).toEqual(seen);
    expect(await priceOf(id)).toBe(price);
  });

  test("changes all matches of a filter, if their number is still the one shown", async () => {
    const before = [
      await addProduct(db, { category: "lote" }),
      await addProduct(db, { category: "lote", price: 90_000 }),
    ];
    const change = { kind: "price-set", value: 70_000 };
    const selection = { filter: { category: "lote" } };
    expect((await bulk(change, { ...selection, preview: true })).selected).toBe(2);
    const late = await addProduct(db, { category: "lote" });
    expect(await hintOf(bulk(change, { ...selection, expected: 2 }))).toBe("selection_changed");
    expect(await priceOf(before[0]!.id)).toBe(50_000);
    await bulk(change, { ...selection, expected: 3 });
    expect(await Promise.all([...before, late].map(({ id }) => priceOf(id)))).toEqual([
      70_000, 70_000, 70_000,
    ]);
  });

  test("all or nothing: one that cannot change leaves all others unchanged", async () => {
    const [rich, poor] = [
      await addProduct(db, { stock: 9 }),
      await addProduct(db, { name: "Último", stock: 1 }),
    ];
    const ids = [rich.id, poor.id];
    const seen = await bulk({ kind: "stock", value: -2 }, { ids, preview: true }, manager);
    expect(seen).toMatchObject({ selected: 2, changed: 1, refused: 1 });
    const answer = await refusal(bulk({ kind: "stock", value: -2 }, { ids, expected: 2 }, manager));
    expect(answer).toMatchObject({ hint: "out_of_range", message: expect.stringContaining("«Último»") });
    expect([await stockOf(db, rich), await stockOf(db, poor)]).toEqual([9, 1]);
    expect(
      (await refusal(bulk({ kind: "price-amount", value: -60_000 }, { ids, expected: 2 }))).message,
    ).toContain("precio");
    expect(await hintOf(bulk({ kind: "price-amount", value: 2_000_000_000 }, { ids, expected: 2 }))).toBe(
      "out_of_range",
    );
    await bulk({ kind: "stock", value: 3, note: "Llegó el pedido" }, { ids, expected: 2 }, manager);
    expect([await stockOf(db, rich), await stockOf(db, poor)]).toEqual([12, 4]);
    const movements = await db.sql`select note, actor, reason from public.stock_movements
      where product_id in ${db.sql(ids)} and delta = 3`;
    expect(movements).toEqual(
      Array.from({ length: 2 }, () => ({ note: "Llegó el pedido", actor: manager, reason: "adjusted" })),
    );
  });

  test("moves to a category in lower case, raises versions and is logged", async () => {
    const { id } = await addProduct(db);
    await bulk({ kind: "category", value: " PS5 " }, { ids: [id], expected: 1 });
    const [row] = await db.sql`select category, version from public.products where id = ${id}`;
    expect(row).toEqual({ category: "ps5", version: 2 });
    const [entry] = await db.sql`select actor, details from public.audit_log
      where action = 'products.bulk_edited' order by id desc limit 1`;
    expect(entry).toMatchObject({ actor: employee, details: { selected: 1, changed: 1 } });
  });

  test("sets platforms, type, condition and warranty", async () => {
    const { id } = await addProduct(db);
    const asked = { ids: [id], expected: 1 };
    const outcome = await bulk({ kind: "platforms", value: ["ps5", "pc"] }, asked);
    expect(outcome).toMatchObject({ changed: 1, examples: [{ before: [], after: ["ps5", "pc"] }] });
    await bulk({ kind: "type", value: "control" }, asked);
    await bulk({ kind: "condition", value: "usado" }, asked);
    await bulk({ kind: "warranty", value: 3 }, asked);
    const read = () => db.sql`
      select to_jsonb(platforms) as platforms, kind, condition, warranty_months from public.products where id = ${id}`;
    expect(await read()).toMatchObject([
      { platforms: ["ps5", "pc"], kind: "control", condition: "usado", warranty_months: 3 },
    ]);
    expect(await bulk({ kind: "type", value: "control" }, asked)).toMatchObject({ changed: 0 });
    await expect(bulk({ kind: "type", value: "silla" }, asked)).rejects.toThrow(
      "invalid input value for enum",
    );
    await bulk({ kind: "platforms", value: [] }, asked);
    expect(await read()).toMatchObject([{ platforms: [] }]);
  });

  test("rejects unknown and empty changes", async () => {
    const { id } = await addProduct(db);
    const hint = async (change: Change, selection: Selection) => await hintOf(bulk(change, selection));
    expect(await hint({ kind: "stock = 99", value: 1 }, { ids: [id], expected: 1 })).toBe("bad_change");
    expect(await hint({ kind: "price-set", value: 1 }, { ids: [], expected: 0 })).toBe("nothing_selected");
  });
});

describe("a former slug", () => {
  const rename = (id: string, slug: string) =>
    db.as(employee, (sql) => sql`update public.products set slug = ${slug} where id = ${id}`);
  const oldSlugs = (id: string) =>
    db.as("anon", async (sql) =>
      (await sql`select slug from public.product_old_slugs where product_id = ${id} order by slug`).map(
        ({ slug }) => slug,
      ),
    );

  test("belongs to the product until the product has it again, another takes it, or the product is deleted", async () => {
    const [{ id }, other] = [
      await addProduct(db, { name: "Palanca" }),
      await addProduct(db, { name: "Otra" }),
    ];
    await rename(id, "palanca-dos");
    await rename(id, "palanca-tres");
    expect(await oldSlugs(id)).toEqual(["palanca", "palanca-dos"]);
    await rename(id, "palanca");
    expect(await oldSlugs(id)).toEqual(["palanca-dos", "palanca-tres"]);
    await rename(other.id, "palanca-dos");
    expect(await oldSlugs(id)).toEqual(["palanca-tres"]);
    await rename(other.id, "otra-vez");
    expect(await oldSlugs(other.id)).toEqual(["otra", "palanca-dos"]);
    await db.as(employee, (sql) => sql`update public.products set price = 1 where id = ${id}`);
    expect(await oldSlugs(id)).toEqual(["palanca-tres"]);
    await db.as(superadmin, (sql) => sql`delete from public.products where id = ${id}`);
    expect(await oldSlugs(id)).toEqual([]);
  });
});
