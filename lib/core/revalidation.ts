import { CACHED_TABLES, type CacheTag, productTag } from "./cache";

type Row = { id?: unknown; product_id?: unknown } | null | undefined;

function isCached(table: string): table is keyof typeof CACHED_TABLES {
  return Object.hasOwn(CACHED_TABLES, table);
}

/** Tags to revalidate after a change of these rows; null when no cached page shows the table. */
export function tagsOfChange(table: string, rows: readonly Row[]): CacheTag[] | null {
  if (!isCached(table)) return null;
  const list = CACHED_TABLES[table];
  const field = table === "products" ? "id" : "product_id";
  const isAboutProducts = ["products", "product_images", "reviews"].includes(table);
  const ids = isAboutProducts ? rows.map((row) => row?.[field]) : [];
  const products = ids.filter((id): id is string => typeof id === "string" && id !== "");
  return [...new Set([...(list ? [list] : []), ...products.map(productTag)])];
}

/** Columns that a sale changes. */
const MOVED_BY_SALES = new Set(["stock", "updated_at"]);

/** Whether only the stock of a product changed. */
export function isSale(
  table: string,
  now: Record<string, unknown> | null | undefined,
  before: Record<string, unknown> | null | undefined,
): boolean {
  if (table !== "products" || !now || !before) return false;
  const columns = [...new Set([...Object.keys(now), ...Object.keys(before)])];
  const changed = columns.filter((column) => JSON.stringify(now[column]) !== JSON.stringify(before[column]));
  return changed.includes("stock") && changed.every((column) => MOVED_BY_SALES.has(column));
}
