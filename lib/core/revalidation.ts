import { type CacheTag, productTag, tags } from "./cache";

type Row = { id?: unknown; product_id?: unknown } | null | undefined;

/** Which cached reads show a table; tables that no public page reads are absent. */
const LISTS: Record<string, CacheTag> = {
  products: tags.products,
  product_images: tags.products,
  services: tags.services,
  courses: tags.courses,
  lesson_contents: tags.courses,
  hero_slides: tags.hero,
  store_settings: tags.settings,
  posts: tags.posts,
};

/** The tags that a change of these rows makes stale; null when nothing public shows the table. */
export function tagsOfChange(table: string, rows: readonly Row[]): CacheTag[] | null {
  const list = Object.hasOwn(LISTS, table) ? LISTS[table] : undefined;
  const field = table === "products" ? "id" : "product_id";
  const isAboutProducts = ["products", "product_images", "reviews"].includes(table);
  if (!list && !isAboutProducts) return null;
  const ids = isAboutProducts ? rows.map((row) => row?.[field]) : [];
  const products = ids.filter((id): id is string => typeof id === "string" && id !== "");
  return [...new Set([...(list ? [list] : []), ...products.map(productTag)])];
}
