import { beforeAll, describe, expect, test } from "vitest";
import { addPerson } from "../factories/people.ts";
import { addProduct, stockOf } from "../factories/products.ts";
import { testDatabase } from "../support/database.ts";
import { isAllowed, refusal } from "../support/refusal.ts";

const db = await testDatabase();

describe("products", () => {
  test("stock is out of reach of every role, the rest is not", async () => {
    const product = await addProduct(db);
    for (const role of ["employee", "manager", "admin", "superadmin"] as const) {
      const person = await addPerson(db, role);
      const write = (set: string) =>
        isAllowed(db, person, (sql) =>
          sql.unsafe(`update public.products set ${set} where id = '${product.id}'`),
        );
      expect([await write("stock = 99"), await write("price = 99")]).toEqual([false, true]);
    }
  });

  test("adjust_stock moves by a difference, keeps the ledger and never goes below zero", async () => {
    const product = await addProduct(db, { stock: 5 });
    const employee = await addPerson(db, "employee");
    const adjust = (who: string, delta: number) =>
      db.as(who, (sql) => sql`select public.adjust_stock(${product.id}, ${delta}, 'conteo') as left_over`);
    expect((await adjust(employee, 3))[0]?.left_over).toBe(8);
    expect((await adjust(employee, -8))[0]?.left_over).toBe(0);
    expect((await refusal(adjust(employee, -1))).code).toBe("P0001");
    expect((await refusal(adjust(await addPerson(db), 1))).code).toBe("42501");
    expect(await stockOf(db, product)).toBe(0);
  });

  test("many adjustments at once lose none", async () => {
    const product = await addProduct(db, { stock: 0 });
    const employee = await addPerson(db, "employee");
    await Promise.all(
      Array.from({ length: 50 }, () =>
        db.as(employee, (sql) => sql`select public.adjust_stock(${product.id}, 2)`),
      ),
    );
    expect(await stockOf(db, product)).toBe(100);
  });

  test("have one primary picture, lower-case categories and no negative price", async () => {
    const product = await addProduct(db);
    const picture = () =>
      db.sql`insert into public.product_images (product_id, image_url, is_primary) values (${product.id}, '/media/x.webp', true)`;
    await picture();
    expect((await refusal(picture())).code).toBe("23P01");
    expect((await refusal(addProduct(db, { category: "PS5" }))).code).toBe("23514");
    expect((await refusal(addProduct(db, { price: -1 }))).code).toBe("23514");
  });
});

type Found = {
  items: { name: string }[];
  total: number;
  all: number;
  categories: Record<string, number>;
  corrected: string | null;
};

describe("search_products", () => {
  beforeAll(async () => {
    await db.sql`delete from public.products`;
    const rows: [string, string, number, number, string][] = [
      ["Control DualSense Blanco", "ps5", 320_000, 4, "Mando inalámbrico para PlayStation 5"],
      ["Control Xbox Series", "xbox", 280_000, 7, "Mando inalámbrico para Xbox"],
      ["Batería para control", "controles", 45_000, 20, "Batería recargable de repuesto"],
      ["Joystick analógico", "controles", 18_000, 0, "Corrige el drift del análogo"],
      ["Consola PlayStation 4 Slim", "consolas", 900_000, 1, "Consola reacondicionada con garantía"],
      ["Cable HDMI", "extras", 25_000, 15, "Dos metros"],
      ["Ventilador interno", "extras", 50_000, 2, "Refrigeración para consola"],
    ];
    for (const [i, [name, category, price, stock, description]] of rows.entries()) {
      const { id } = await addProduct(db, { name, category, price, stock, description });
      await db.sql`update public.products set created_at = now() - make_interval(hours => ${i}) where id = ${id}`;
    }
  });

  const search = (args: Record<string, string | number | null> = {}) =>
    db.as("anon", async (sql) => {
      const list = Object.entries(args).map(
        ([name, value]) =>
          `p_${name} => ${value === null ? "null" : typeof value === "number" ? value : `'${value}'`}`,
      );
      const [row] = await sql.unsafe<{ found: Found }[]>(
        `select public.search_products(${list.join(", ")}) as found`,
      );
      return { ...row!.found, names: row!.found.items.map(({ name }) => name) };
    });

  test("without arguments lists everything, newest first, with counts by category", async () => {
    const { names, total, all, categories } = await search();
    expect(names[0]).toBe("Control DualSense Blanco");
    expect(names.at(-1)).toBe("Ventilador interno");
    expect([total, all]).toEqual([7, 7]);
    expect(categories).toEqual({ ps5: 1, xbox: 1, controles: 2, consolas: 1, extras: 2 });
  });

  test.each([
    ["BATERIA", ["Batería para control"]],
    ["batería", ["Batería para control"]],
    ["Refrigeracion", ["Ventilador interno"]],
    ["dualsens", ["Control DualSense Blanco"]],
    ["playstation sl", ["Consola PlayStation 4 Slim"]],
    ["reacondi", ["Consola PlayStation 4 Slim"]],
    ["reacondiciona", ["Consola PlayStation 4 Slim"]],
    ["refrigerac", ["Ventilador interno"]],
    ["control blanco", ["Control DualSense Blanco"]],
    ["para xbox", ["Control Xbox Series"]],
    ["controles analogico", ["Joystick analógico"]],
  ])("'%s' finds %s", async (query, names) => {
    expect((await search({ query })).names).toEqual(names);
  });

  test.each([
    ["contrl xbox", "control xbox", "Control Xbox Series"],
    ["joistick", "joystick", "Joystick analógico"],
    ["ventiladro", "ventilador", "Ventilador interno"],
    ["duelsense", "dualsense", "Control DualSense Blanco"],
  ])("'%s' is read as '%s'", async (query, corrected, name) => {
    const found = await search({ query });
    expect(found.corrected).toBe(corrected);
    expect(found.names).toContain(name);
  });

  test("a word that looks like nothing finds nothing", async () => {
    expect(await search({ query: "zzzzqqq" })).toMatchObject({ names: [], total: 0, all: 0, categories: {} });
  });

  test.each(["'); drop table products; --", "a & | ! ( ) : * <->", "%_\\\\", "   ", "¿?", "de la"])(
    "'%s' breaks nothing",
    async (query) => {
      const found = await search({ query: query.replaceAll("'", "''") });
      expect(found.total).toBeGreaterThanOrEqual(0);
      expect((await search()).total).toBe(7);
    },
  );

  test("nine kilobytes of words are answered within a second", async () => {
    const began = performance.now();
    expect(
      (await search({ query: "mando 'inalámbrico' %_ | ".replaceAll("'", "''").repeat(350) })).total,
    ).toBe(2);
    expect(performance.now() - began).toBeLessThan(1_000);
  });

  test("price ranges take their lower end and leave their upper one", async () => {
    expect((await search({ min: 25_000, max: 50_000, sort: "price-low" })).names).toEqual([
      "Cable HDMI",
      "Batería para control",
    ]);
    expect((await search({ min: 50_000, max: 100_000 })).names).toEqual(["Ventilador interno"]);
    expect((await search({ min: 280_000, max: null, sort: "price-low" })).names).toHaveLength(3);
  });

  test("category counts ignore the chosen category and follow words and prices", async () => {
    const found = await search({ query: "control", category: "controles" });
    expect(found.names).toEqual(["Batería para control", "Joystick analógico"]);
    expect(found).toMatchObject({ total: 2, all: 4, categories: { ps5: 1, xbox: 1, controles: 2 } });
    expect(await search({ category: "nada" })).toMatchObject({ total: 0, all: 7, names: [] });
  });

  test.each([
    ["price-low", "Joystick analógico", "Consola PlayStation 4 Slim"],
    ["price-high", "Consola PlayStation 4 Slim", "Joystick analógico"],
    ["name", "Batería para control", "Ventilador interno"],
    ["stock", "Batería para control", "Joystick analógico"],
    ["anything else", "Control DualSense Blanco", "Ventilador interno"],
  ])("sorted by %s: from %s to %s", async (sort, first, last) => {
    const { names } = await search({ sort });
    expect([names[0], names.at(-1)]).toEqual([first, last]);
  });

  test("pages cover the list once, whatever the sort", async () => {
    for (const sort of ["newest", "price-low", "price-high", "name", "stock"]) {
      const whole = (await search({ sort })).names;
      const pages = [0, 3, 6].map((offset) => search({ sort, limit: 3, offset }));
      expect((await Promise.all(pages)).flatMap(({ names }) => names)).toEqual(whole);
    }
    expect((await search({ limit: 3, offset: 90 })).total).toBe(7);
    expect((await search({ limit: 0 })).names).toHaveLength(1);
    expect((await search({ offset: -5 })).names).toHaveLength(7);
  });

  test("never answers more than 60 at once", async () => {
    await db.sql`insert into public.products (name, price) select 'Relleno ' || n, 1 from generate_series(1, 80) n`;
    expect((await search({ limit: 1000 })).names).toHaveLength(60);
    await db.sql`delete from public.products where name like 'Relleno%'`;
  });
});

describe("slugs", () => {
  test("are made from the name, free of accents, and never collide", async () => {
    await db.sql`insert into public.products (name, price) values ('¡Ñoño & Cía!', 1)`;
    await db.sql`insert into public.products (name, price) values ('Noño Cia', 1), ('—', 1)`;
    const rows =
      await db.sql`select slug from public.products where name in ('¡Ñoño & Cía!', 'Noño Cia', '—') order by slug`;
    expect(rows.map(({ slug }) => slug)).toEqual(["nono-cia", "nono-cia-2", "sin-nombre"]);
  });

  test("two rows of one name at once get a slug each, and one statement may write thousands", async () => {
    const twins = await Promise.all([1, 2, 3].map(() => addProduct(db, { name: "Gemelo" })));
    const slugs =
      await db.sql`select slug from public.products where id in ${db.sql(twins.map(({ id }) => id))} order by slug`;
    expect(slugs.map(({ slug }) => slug)).toEqual(["gemelo", "gemelo-2", "gemelo-3"]);
    const [many] = await db.sql`
      with written as (insert into public.products (name, price) select 'Masivo ' || n, 1000 from generate_series(1, 8000) n returning slug)
      select count(distinct slug)::int as n from written`;
    expect(many?.n).toBe(8000);
  });
});
