import { beforeAll, describe, expect, test } from "vitest";
import { addPerson } from "../factories/people.ts";
import { addProduct, stockOf } from "../factories/products.ts";
import { testDatabase } from "../support/database.ts";
import { isAllowed, refusal } from "../support/refusal.ts";

const db = await testDatabase();

describe("products", () => {
  test("no role can write stock directly; the rest staff can", async () => {
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
    const manager = await addPerson(db, "manager");
    const adjust = (who: string, delta: number) =>
      db.as(
        who,
        (sql) => sql`select public.adjust_stock(${product.id}, ${delta}, 'adjusted', 'conteo') as left_over`,
      );
    expect((await adjust(manager, 3))[0]?.left_over).toBe(8);
    expect((await adjust(manager, -8))[0]?.left_over).toBe(0);
    expect((await refusal(adjust(manager, -1))).code).toBe("P0001");
    expect(await stockOf(db, product)).toBe(0);
  });
});

type Found = {
  items: { name: string }[];
  total: number;
  all: number;
  corrected: string | null;
  facets: { prices: Record<string, number> };
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

  test("without arguments lists everything, newest first", async () => {
    const { names, total, all } = await search();
    expect(names[0]).toBe("Control DualSense Blanco");
    expect(names.at(-1)).toBe("Ventilador interno");
    expect([total, all]).toEqual([7, 7]);
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

  test("a word similar to no other finds nothing", async () => {
    expect(await search({ query: "zzzzqqq" })).toMatchObject({ names: [], total: 0, all: 0 });
  });

  test.each(["'); drop table products; --", "a & | ! ( ) : * <->", "%_\\\\", "   ", "¿?", "de la"])(
    "'%s' breaks nothing",
    async (query) => {
      const found = await search({ query: query.replaceAll("'", "''") });
      expect(found.total).toBeGreaterThanOrEqual(0);
      expect((await search()).total).toBe(7);
    },
  );

  test("a text of nine kilobytes is answered", async () => {
    const query = "mando 'inalámbrico' %_ | ".replaceAll("'", "''").repeat(350);
    expect((await search({ query })).total).toBe(2);
  });

  test("price ranges include their lower limit and exclude their upper one", async () => {
    expect((await search({ range: 0, sort: "price-low" })).names).toEqual([
      "Joystick analógico",
      "Cable HDMI",
      "Batería para control",
    ]);
    expect((await search({ range: 1 })).names).toEqual(["Ventilador interno"]);
    expect((await search({ range: 4 })).names).toEqual(["Consola PlayStation 4 Slim"]);
    expect(await search({ range: 2 })).toMatchObject({
      total: 0,
      facets: { prices: { 0: 3, 1: 1, 3: 2, 4: 1 } },
    });
    expect((await search({ range: 9 })).total).toBe(0);
  });

  test("the count of all ignores the chosen category and follows the text", async () => {
    const found = await search({ query: "control", category: "controles" });
    expect(found.names).toEqual(["Batería para control", "Joystick analógico"]);
    expect(found).toMatchObject({ total: 2, all: 4 });
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
    for (const sort of ["newest", "best-sellers", "relevance", "price-low", "price-high", "name", "stock"]) {
      const whole = (await search({ sort })).names;
      const pages = [0, 3, 6].map((offset) => search({ sort, limit: 3, offset }));
      expect((await Promise.all(pages)).flatMap(({ names }) => names)).toEqual(whole);
    }
    expect((await search({ limit: 3, offset: 90 })).total).toBe(7);
    expect((await search({ limit: 0 })).names).toHaveLength(1);
    expect((await search({ offset: -5 })).names).toHaveLength(7);
  });

  test("never returns more than 60 at once", async () => {
    await db.sql`insert into public.products (name, price) select 'Relleno ' || n, 1 from generate_series(1, 80) n`;
    expect((await search({ limit: 1000 })).names).toHaveLength(60);
    await db.sql`delete from public.products where name like 'Relleno%'`;
  });
});

describe("the filters of the store", () => {
  type Row = [
    platforms: string[],
    kind: string,
    condition: string,
    price: number,
    stock: number,
    category: string,
  ];
  const rows: Row[] = [
    [["ps5"], "consola", "nuevo", 2_500_000, 6, "consolas"],
    [["ps5"], "consola", "reacondicionado", 1_700_000, 3, "consolas"],
    [["ps4"], "consola", "reacondicionado", 800_000, 0, "consolas"],
    [["ps5", "pc"], "control", "nuevo", 320_000, 9, "controles"],
    [["ps5", "ps4"], "juego", "usado", 49_000, 1, "ps4"],
    [["ps5", "ps4"], "juego", "nuevo", 99_000, 0, "ps4"],
    [["switch-2", "switch"], "juego", "nuevo", 259_000, 4, "nintendo"],
    [[], "herramienta", "nuevo", 85_000, 7, "repuestos"],
  ];
  type Answer = {
    total: number;
    all: number;
    facets: Record<"platforms" | "kinds" | "conditions" | "prices", Record<string, number>> & {
      stock: number;
    };
    without: Record<string, number>;
    items: { price: number }[];
  };

  beforeAll(async () => {
    await db.sql`delete from public.products`;
    for (const [platforms, kind, condition, price, stock, category] of rows)
      await db.sql`insert into public.products (name, platforms, kind, condition, price, stock, category)
        values (${`${kind} ${price}`}, ${platforms}::public.product_platform[], ${kind}::public.product_kind,
          ${condition}::public.item_condition, ${price}, ${stock}, ${category})`;
  });

  const list = (
    { platforms = [] as string[], kinds = [] as string[], ...rest } = {},
    more: Partial<Filters> = {},
  ) =>
    db.as("anon", async (sql) => {
      const {
        condition = null,
        range = null,
        inStock = false,
        category = "",
        query = "",
      } = { ...rest, ...more };
      const [row] = await sql<{ answer: Answer }[]>`
        select public.search_products(${query}, ${category}, ${range}, 'price-low', 60, 0, ${platforms}::public.product_platform[],
          ${kinds}::public.product_kind[], ${condition}::public.item_condition, ${inStock}) as answer`;
      return row!.answer;
    });
  type Filters = {
    condition: string | null;
    range: number | null;
    inStock: boolean;
    category: string;
    query: string;
  };

  test("combine: options of one group with 'or', groups with 'and'", async () => {
    expect((await list({ platforms: ["ps5", "switch"] })).total).toBe(6);
    expect(
      (await list({ platforms: ["ps5"], kinds: ["consola", "control"] })).items.map(({ price }) => price),
    ).toEqual([320_000, 1_700_000, 2_500_000]);
    expect((await list({ platforms: ["ps5"], kinds: ["consola"] }, { condition: "nuevo" })).total).toBe(1);
    expect((await list({ platforms: ["ps4"] }, { inStock: true, range: 0 })).items).toMatchObject([
      { price: 49_000 },
    ]);
    expect((await list({ platforms: ["retro"] })).total).toBe(0);
    expect((await list({ platforms: ["ps5"] }, { category: "ps4", query: "juego" })).total).toBe(2);
  });

  test("the category of a console holds all that is for it, whatever its own category, and what has only that", async () => {
    const ps5 = await list({}, { category: "ps5" });
    expect({ total: ps5.total, kinds: ps5.facets.kinds }).toEqual({
      total: 5,
      kinds: { consola: 2, control: 1, juego: 2 },
    });
    // A platform is another choice instead of the category, so its count is not limited by it.
    expect(ps5.facets.platforms).toEqual({ ps5: 5, ps4: 3, "switch-2": 1, switch: 1, pc: 1 });
    await db.sql`insert into public.products (name, price, category) values ('Sin plataforma', 1, 'nintendo')`;
    expect((await list({}, { category: "nintendo" })).total).toBe(2);
    await db.sql`delete from public.products where name = 'Sin plataforma'`;
    const [found] = await db.as(
      "anon",
      (sql) =>
        sql`select public.find_addresses('[{"kind": "tienda", "key": "switch"}, {"kind": "tienda", "key": "xbox"}]') as states`,
    );
    expect(found?.states).toMatchObject([{ state: "page" }, { state: "missing" }]);
  });

  test("its order is what most people come for first, sold-out ones last of their kind", async () => {
    const [found] = await db.sql<{ answer: { items: { name: string; stock: number }[] } }[]>`
      select public.search_products('', 'ps4', null, 'relevance') as answer`;
    expect(found!.answer.items.map(({ name }) => name)).toEqual([
      "consola 800000",
      "juego 49000",
      "juego 99000",
    ]);
  });

  test("an option's count is the number of matches under the choices of the other groups", async () => {
    const { facets, total, all } = await list({ platforms: ["ps5"], kinds: ["consola"] }, { inStock: true });
    expect({ total, all }).toEqual({ total: 2, all: 2 });
    expect(facets).toEqual({
      platforms: { ps5: 2 },
      kinds: { consola: 2, control: 1, juego: 1 },
      conditions: { nuevo: 1, reacondicionado: 1 },
      prices: { 4: 2 },
      stock: 2,
    });
    // Choosing that option gives as many, whatever else is chosen.
    for (const chosen of [
      { platforms: ["ps4"] },
      { kinds: ["juego"] },
      { platforms: ["ps5"], kinds: ["juego"] },
    ]) {
      const { facets: before } = await list(chosen);
      for (const [condition, count] of Object.entries(before.conditions))
        expect((await list(chosen, { condition })).total, condition).toBe(count);
      for (const [range, count] of Object.entries(before.prices))
        expect((await list(chosen, { range: Number(range) })).total, range).toBe(count);
      expect((await list(chosen, { inStock: true })).total).toBe(before.stock);
      for (const [platform, count] of Object.entries(before.platforms))
        expect((await list({ ...chosen, platforms: [platform] })).total, platform).toBe(count);
      for (const [kind, count] of Object.entries(before.kinds))
        expect((await list({ ...chosen, kinds: [kind] })).total, kind).toBe(count);
    }
  });

  test("without a result it says which choice to remove", async () => {
    const { total, without } = await list(
      { platforms: ["switch"], kinds: ["juego"] },
      { range: 0, condition: "usado" },
    );
    expect(total).toBe(0);
    expect(without).toEqual({ platforms: 1, kinds: 0, condition: 0, price: 0, stock: 0, filters: 8 });
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

  test("two rows of one name at once get a slug each", async () => {
    const twins = await Promise.all([1, 2, 3].map(() => addProduct(db, { name: "Gemelo" })));
    const slugs =
      await db.sql`select slug from public.products where id in ${db.sql(twins.map(({ id }) => id))} order by slug`;
    expect(slugs.map(({ slug }) => slug)).toEqual(["gemelo", "gemelo-2", "gemelo-3"]);
  });
});
