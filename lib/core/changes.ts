import { CACHED_TABLES, type CacheTag, cardTag, productTag, tags } from "./cache.ts";

/** Realtime topic on which the database broadcasts changes of public pages (migration `changes`). */
export const CHANGES_TOPIC = "catalogo";

export type AnnouncedTable = keyof typeof CACHED_TABLES;

/** One statement's change, as the database broadcasts it. */
export type Change = {
  table: AnnouncedTable;
  /** `sale`: only stock moved; `sold_out`: so that a product sold out or came back. */
  kind: "edit" | "sale" | "sold_out";
  /** Ids of the products that it is about; null for many, or for a table that is not about products. */
  products: string[] | null;
};

export function isAnnounced(table: string): table is AnnouncedTable {
  return Object.hasOwn(CACHED_TABLES, table);
}

const ABOUT_PRODUCTS: readonly AnnouncedTable[] = ["products", "product_images", "reviews"];

/** Tags to revalidate: `expired` at once, `stale` while the page is rendered again. */
export type StaleTags = { expired: CacheTag[]; stale: CacheTag[] };

/** Tags of several changes, each once. */
export function tagsOfChanges(changes: readonly Change[]): StaleTags {
  const expired = new Set<CacheTag>();
  const stale = new Set<CacheTag>();
  for (const { table, kind, products } of changes) {
    if (kind !== "edit" && products) {
      for (const id of products) stale.add(productTag(id));
      if (kind === "sold_out") stale.add(tags.products);
      continue;
    }
    expired.add(CACHED_TABLES[table]);
    if (!ABOUT_PRODUCTS.includes(table)) continue;
    if (products) for (const id of products) expired.add(productTag(id)).add(cardTag(id));
    else expired.add(tags.productPages);
  }
  return { expired: [...expired], stale: [...stale].filter((tag) => !expired.has(tag)) };
}

/** What an open page shows, to tell the changes that concern it. */
export type Shown = {
  tables: readonly string[];
  /** Only edits, or only what sales change; both unless told. */
  kinds?: "edits" | "sales" | undefined;
  /** Products whose stock the page shows: sales of others do not concern it. */
  listed?: readonly string[] | ReadonlySet<string> | undefined;
  /** It also counts what there is: a product that sells out or comes back concerns it, listed or not. */
  countsStock?: boolean | undefined;
};

export function concerns({ table, kind, products }: Change, shown: Shown): boolean {
  const { tables, kinds, listed, countsStock = false } = shown;
  if (!tables.includes(table)) return false;
  if (kind === "edit" || !products) return kinds !== "sales";
  if (kinds === "edits") return false;
  if (!listed || (countsStock && kind === "sold_out")) return true;
  const ids = new Set(listed);
  return products.some((id) => ids.has(id));
}
