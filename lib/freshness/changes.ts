import { CACHED_TABLES, type CacheTag, cardTag, productTag, tags } from "./tags.ts";

/** Realtime topic on which the database broadcasts changes of public pages (migration `changes`). */
export const CHANGES_TOPIC = "catalogo";

export type AnnouncedTable = keyof typeof CACHED_TABLES;

/** One statement's change, as the database broadcasts it. */
export type Change = {
  table: AnnouncedTable;
  /** `sale`: only stock moved; `sold_out`: so that a product sold out or is available again. */
  kind: "edit" | "sale" | "sold_out";
  /** Ids of the products that it is about; null for many, or for a table that is not about products. */
  products: string[] | null;
};

export function isAnnounced(table: string): table is AnnouncedTable {
  return Object.hasOwn(CACHED_TABLES, table);
}

const ABOUT_PRODUCTS: readonly AnnouncedTable[] = ["products", "product_images", "reviews"];

/** Tags that several changes expire, each once. */
export function tagsOfChanges(changes: readonly Change[]): CacheTag[] {
  const expired = new Set<CacheTag>();
  for (const { table, kind, products } of changes) {
    if (kind === "edit" || kind === "sold_out" || !products) expired.add(CACHED_TABLES[table]);
    if (!ABOUT_PRODUCTS.includes(table)) continue;
    if (!products) expired.add(tags.productPages);
    for (const id of products ?? []) {
      expired.add(productTag(id));
      if (kind === "edit") expired.add(cardTag(id));
    }
  }
  return [...expired];
}

/** What an open page shows, to tell the changes that concern it. */
export type Shown = {
  tables: readonly string[];
  /** Only what sales change: something else refreshes the page after edits. */
  kinds?: "sales" | undefined;
  /** Products whose stock the page shows: sales of others do not concern it. */
  listed?: readonly string[] | ReadonlySet<string> | undefined;
  /** It also shows how many are available: a product that sells out or is available again concerns it, listed or not. */
  countsStock?: boolean | undefined;
};

export function concerns({ table, kind, products }: Change, shown: Shown): boolean {
  const { tables, kinds, listed, countsStock = false } = shown;
  if (!tables.includes(table)) return false;
  if (kind === "edit" || !products) return kinds !== "sales";
  if (!listed || (countsStock && kind === "sold_out")) return true;
  const ids = new Set(listed);
  return products.some((id) => ids.has(id));
}
