import { beforeAll, describe, expect, test } from "vitest";
import { sitePages } from "../../lib/search/site-pages.ts";
import { insertDemoCatalog } from "../factories/demo-catalog.ts";
import { addPerson } from "../factories/people.ts";
import { SETTINGS } from "../factories/settings.ts";
import { testDatabase } from "../support/database.ts";
import { answerAs } from "../support/queries.ts";
import { EXPECTED_SEARCHES } from "../support/search-queries.ts";

const db = await testDatabase();

type Item = { kind: string; slug: string; title: string; stock: number | null };
type Answer = { items: Item[]; total: number; counts: Record<string, number>; corrected: string | null };

const search = (query: string, kind = "", limit = 24) =>
  answerAs<Answer>(db, "anon")`select public.search_site(${query}, ${kind}, ${limit})`;
const names = (items: Item[]) => items.map(({ kind, slug }) => `${kind}:${slug}`);

beforeAll(() => insertDemoCatalog(db.sql));

describe("the searches of customers", () => {
  test("all but three of them find the intended result first", async () => {
    const wrong: string[] = [];
    for (const { query, first } of EXPECTED_SEARCHES) {
      const found = names((await search(query)).items);
      if (!first.includes(found[0] ?? "")) wrong.push(`${query}: ${found.slice(0, 3).join(", ")}`);
    }
    expect(wrong.length, wrong.join("\n")).toBeLessThanOrEqual(3);
  });
});

test("a text with two endless words is stored, and found by its other words", async () => {
  const endless = "w".repeat(1999);
  await db.sql`insert into public.products (slug, name, description, price, stock)
    values ('sin-fin', 'Bisagra trasera', ${`${endless} ${endless}`}, 1000, 1)`;
  expect(names((await search("bisagra trasera")).items)).toContain("product:sin-fin");
  await db.sql`delete from public.products where slug = 'sin-fin'`;
});

describe("the order", () => {
  test("an exact name comes first, whatever its words mean elsewhere", async () => {
    for (const name of ["Agarre con carga para Joy-Con", "lector de juegos y audifonos para switch"]) {
      const [first] = (await search(name)).items;
      expect(first?.title.localeCompare(name, "es", { sensitivity: "base" })).toBe(0);
    }
  });

  test("a product that has a word only in its description is left out when others have it in their names", async () => {
    const sold = await db.sql<{ slug: string }[]>`select slug from public.products
      where description ~* 'teclado' and not name ~* 'teclado' and category <> 'teclado'`;
    expect(sold.length).toBeGreaterThan(0);
    const found = names((await search("teclado")).items);
    expect(found).toContain("product:teclado-mecanico-60");
    for (const { slug } of sold) expect(found).not.toContain(`product:${slug}`);
  });

  test("and found when nothing else matches", async () => {
    await db.sql`insert into public.products (slug, name, description, price, stock)
      values ('base-neutra', 'Base neutra', 'Sirve para la zampoña.', 1000, 1)`;
    expect(names((await search("zampoña")).items)).toEqual(["product:base-neutra"]);
    await db.sql`delete from public.products where slug = 'base-neutra'`;
  });

  test("a fault is answered by the workshop, not by things to buy", async () => {
    const { items, counts } = await search("se me apaga el play");
    expect(items[0]?.slug).toBe("reparacion-playstation");
    expect(counts.product).toBeUndefined();
  });
});

describe("the other results", () => {
  test("the code and the search have the same pages", async () => {
    const rows = await db.sql<{ key: string }[]>`select key from private.site_pages order by key`;
    expect(rows.map(({ key }) => key)).toEqual(Object.keys(sitePages(SETTINGS)).toSorted());
  });

  test("filtered by kind they have that kind only, and the counts of all", async () => {
    const all = await search("drift");
    const posts = await search("drift", "post");
    expect(posts.items.every(({ kind }) => kind === "post")).toBe(true);
    expect(posts.total).toBe(posts.counts.post);
    expect(posts.counts).toEqual(all.counts);
    expect(all.total).toBe(Object.values(all.counts).reduce((sum, n) => sum + n, 0));
  });

  test("limited per kind, the others after them", async () => {
    const row = await answerAs<Answer>(db, "anon")`select public.search_site('ps5', '', 20, 2)`;
    const kinds = row.items.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === "product")).toHaveLength(2);
    expect(new Set(kinds).size).toBeGreaterThan(2);
  });

  test("sold-out products come last", async () => {
    const { items } = await search("diadema", "product");
    const headsets = items.filter(({ title }) => title.startsWith("Diadema"));
    expect(headsets.at(-1)?.stock).toBe(0);
    expect(headsets.slice(0, -1).every(({ stock }) => stock! > 0)).toBe(true);
  });

  test("drafts are never found", async () => {
    await db.sql`insert into public.posts (slug, title, category) values ('borrador-unico', 'Zarigüeya borrador', 'noticias')`;
    await db.sql`insert into public.courses (title, price) values ('Zarigüeya curso', 1000)`;
    expect((await search("zarigüeya")).total).toBe(0);
  });

  test.each(["", "   ", "de la", "'); drop table products; --", "a & | ! ( ) : * <->", "%_\\\\", "aa0"])(
    "'%s' breaks nothing",
    async (query) => {
      expect((await search(query)).total).toBeGreaterThanOrEqual(0);
    },
  );

  test("a text without words finds nothing, however long", async () => {
    expect(await search("")).toEqual({ items: [], total: 0, counts: {}, corrected: null });
    expect((await search("zzqq ".repeat(2000))).total).toBe(0);
  });
});

describe("synonyms", () => {
  const synonym = (words: string) => db.sql`insert into public.search_synonyms (words) values (${words})`;

  test("a group that staff add works at once, in every form of its words", async () => {
    expect((await search("cachivache")).total).toBe(0);
    await synonym("cachivache raro, volante de carreras");
    expect(names((await search("Cachivaches raros")).items)[0]).toBe("product:volante-carreras-270");
  });

  test("its words are used for spelling correction", async () => {
    await synonym("guachimán, cámara");
    expect((await search("guachiman hd")).corrected).toBeNull();
    expect((await search("guachimn")).corrected).toBe("guachiman");
  });

  test("one word alone is no group", async () => {
    await expect(synonym("solo, solos")).rejects.toThrow("search_synonyms_two");
  });
});

describe("searches without results", () => {
  const miss = (words: string) => db.sql`select public.record_search_miss(${words})`;
  const misses = async () =>
    db.as(await addPerson(db, "employee"), (sql) => sql`select * from public.staff_search_misses()`);

  test("are counted by their words, however written", async () => {
    await miss("Guitarra Eléctrica");
    await miss(" guitarra  electrica ");
    expect(await misses()).toEqual([{ words: "guitarra electrica", hits: "2" }]);
  });

  test("what may identify the searcher is not stored", async () => {
    for (const words of ["ana@example.com", "300 123 4567", "1.020.333.444", "ab"]) await miss(words);
    expect(await misses()).toHaveLength(1);
  });

  test("are kept for thirty days, five hundred different ones a day", async () => {
    await db.sql`insert into private.search_misses (day, words) values (private.co_date() - 30, 'vieja')`;
    await db.sql`insert into private.search_misses (day, words) select private.co_date(), 'palabra ' || n from generate_series(1, 499) n`;
    await miss("una mas");
    await miss("guitarra electrica");
    const [row] = await db.sql`
      select count(*)::int as n, max(hits) as most, bool_or(words in ('vieja', 'una mas')) as kept from private.search_misses`;
    expect(row).toEqual({ n: 500, most: 3, kept: false });
  });
});
