import { expect, test } from "vitest";
import { PRICE_RANGES, parseFilters, plainFilters, type StoreFilters } from "../../lib/catalog/filters.ts";
import { productList } from "../../lib/catalog/rows.ts";
import { type FacetOption, facetGroups } from "../../lib/catalog/store.ts";
import { products } from "../../local/demo/data/catalog.ts";
import { testDatabase } from "../support/database.ts";

const db = await testDatabase();
await db.sql`delete from public.products`;
await db.sql`insert into public.products ${db.sql(
  products.map(({ slug, name, price, stock, category, platforms, kind, condition }) => ({
    slug,
    name,
    price,
    stock,
    category,
    kind,
    condition,
    platforms: `{${platforms.join(",")}}`,
  })),
)}`;

async function readList({ query, category, platforms, kinds, condition, price, inStock }: StoreFilters) {
  const [row] = await db.sql`
    select public.search_products(${query}, ${category}, ${price && PRICE_RANGES.indexOf(price)}, 'name', 1, 0,
      ${platforms}::public.product_platform[], ${kinds}::public.product_kind[], ${condition}::public.item_condition, ${inStock}) as found`;
  return productList.parse(row!.found);
}

/** Each list is read once, however many options lead to it. */
const lists = new Map<string, ReturnType<typeof readList>>();
function open(href: string) {
  const { pathname, searchParams } = new URL(href, "http://x");
  const category = pathname.split("/")[2] ?? "";
  const filters =
    category === "lista" ? parseFilters(Object.fromEntries(searchParams)) : plainFilters(category);
  const list = lists.get(href) ?? readList(filters);
  lists.set(href, list);
  return list.then((counts) => ({ total: counts.total, groups: facetGroups(filters, counts) }));
}

/** What pressing an option that is not chosen should show, when others of its group are or are not. */
function isTrue(id: string, option: FacetOption, isFirst: boolean, before: number, shown: number): boolean {
  if (isFirst || id === "precio" || id === "condicion") return shown === option.count;
  if (id === "tipo") return shown === before + option.count;
  // A product of two platforms is counted by both.
  return shown >= Math.max(before, option.count) && shown <= before + option.count;
}

test("for any two filters of the demo's store, and in any category, a count is the number of products that its option shows", async () => {
  const categories = ["ps5", "xbox", "nintendo", "extras"];
  const { groups } = await open("/tienda");
  const starts = [
    "/tienda",
    "/tienda/lista?q=control",
    ...categories.map((category) => `/tienda/${category}`),
    ...groups.flatMap(({ options }) => options.map(({ href }) => href)),
  ];
  let pressed = 0;
  const wrong: unknown[] = [];
  for (const start of starts) {
    const before = await open(start);
    for (const { id, options } of before.groups) {
      const isFirst = options.every(({ isActive }) => !isActive);
      for (const option of options.filter(({ isActive }) => !isActive)) {
        const { total } = await open(option.href);
        pressed += 1;
        if (!isTrue(id, option, isFirst, before.total, total))
          wrong.push({ start, option: option.label, count: option.count, shown: total });
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(pressed).toBeGreaterThan(700);
});
