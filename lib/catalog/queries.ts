import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { cardTag, PUBLIC_LIFE, productTag, tags } from "@/lib/freshness/tags";
import { databaseFailure } from "@/lib/supabase/errors";
import { publicClient } from "@/lib/supabase/public";
import { companions, companionsOf, isForAnyConsole, substitutes } from "./companions";
import type { Kind, Platform } from "./facets";
import { PAGE_SIZE, PRICE_RANGES, plainFilters, type StoreFilters } from "./filters";
import type { ProductList } from "./rows";
import { PRODUCT_COLUMNS, type ProductRow, productList, toProduct } from "./rows";
import type { CategoryCount, Product, RelatedProduct, Service } from "./types";

const RELATED = 4;
const SUBSTITUTES = 3;
/** From so many of the newest products of a kind the closest are chosen. */
const POOL = 48;

type ListQuery = Omit<StoreFilters, "view">;

/** One page of the store's list, with what its filters show. */
export function getStoreList({ view: _, ...list }: StoreFilters): Promise<ProductList> {
  return getProducts(list);
}

async function getProducts(list: ListQuery): Promise<ProductList> {
  "use cache";
  cacheLife(PUBLIC_LIFE);
  const found = await searchProducts(list, PAGE_SIZE);
  cacheTag(tags.products, ...found.items.map(({ id }) => productTag(id)));
  return found;
}

async function searchProducts(list: ListQuery, limit: number): Promise<ProductList> {
  const { data, error } = await publicClient().rpc("search_products", {
    p_query: list.query,
    p_category: list.category,
    p_platforms: list.platforms,
    p_kinds: list.kinds,
    ...(list.condition && { p_condition: list.condition }),
    ...(list.price && { p_range: PRICE_RANGES.indexOf(list.price) }),
    p_in_stock: list.inStock,
    p_sort: list.sort,
    p_limit: limit,
    p_offset: (list.page - 1) * limit,
  });
  if (error) throw databaseFailure(error, "No pudimos leer los productos.");
  return productList.parse(data);
}

/** What goes with a product, and else the newest of its category; of a sold-out one, without what stands in for it. */
export async function getRelatedProducts(product: Product): Promise<RelatedProduct[]> {
  const [platform = null] = product.platforms;
  const kinds = companionsOf(product);
  const pools = await Promise.all(
    kinds.map((kind) => getNewestOf(isForAnyConsole(kind) ? null : platform, kind, "")),
  );
  const shown = product.stock === 0 ? await getSubstitutes(product) : [];
  const except = shown.map(({ id }) => id);
  const found = companions(product, pools.flat(), except);
  if (found.length >= RELATED || !product.category) return found;
  const known = [product.id, ...except, ...found.map(({ id }) => id)];
  const others = await getNewestOf(null, null, product.category);
  return [...found, ...others.filter(({ id }) => !known.includes(id))].slice(0, RELATED);
}

/** Products in stock that stand in for one that is sold out. */
export async function getSubstitutes(product: Product): Promise<RelatedProduct[]> {
  return substitutes(product, await getNewestOf(product.platforms[0] ?? null, product.kind, ""), SUBSTITUTES);
}

/** Up to 48 in stock; the query does not depend on the product, so all products share the cached answers. */
async function getNewestOf(
  platform: Platform | null,
  kind: Kind | null,
  category: string,
): Promise<RelatedProduct[]> {
  "use cache";
  cacheLife(PUBLIC_LIFE);
  const list = await searchProducts(
    {
      ...plainFilters(category),
      platforms: platform ? [platform] : [],
      kinds: kind ? [kind] : [],
      inStock: true,
      sort: "newest",
    },
    POOL,
  );
  cacheTag(tags.productPages, ...list.items.map(({ id }) => cardTag(id)));
  return list.items.map(({ stock: _, ...product }) => product);
}

/** A product with all its pictures and details; null when no product has that slug. */
export async function getProduct(slug: string): Promise<Product | null> {
  "use cache";
  cacheLife(PUBLIC_LIFE);
  const { data, error } = await publicClient()
    .from("products")
    .select<string, ProductRow>(PRODUCT_COLUMNS)
    .eq("slug", slug)
    .maybeSingle();
  if (error) throw databaseFailure(error, "No pudimos leer el producto.");
  // A later product may get this slug; creating it refreshes the lists, and this entry has their tag.
  cacheTag(data ? productTag(data.id) : tags.products, tags.productPages);
  return data && toProduct(data, await getImages(data.id));
}

async function getImages(productId: string) {
  const { data, error } = await publicClient()
    .from("product_images")
    .select("image_url, alt_text")
    .eq("product_id", productId)
    .order("display_order")
    .order("created_at");
  if (error) throw databaseFailure(error, "No pudimos leer las imágenes del producto.");
  return data;
}

/** Slugs of the newest products, for prerendering. */
export async function getNewestProductSlugs(limit: number): Promise<string[]> {
  "use cache";
  cacheTag(tags.products);
  cacheLife(PUBLIC_LIFE);
  const { data, error } = await publicClient()
    .from("products")
    .select("slug")
    .order("created_at", { ascending: false })
    .order("id")
    .limit(limit);
  if (error) throw databaseFailure(error, "No pudimos leer los productos.");
  return data.map(({ slug }) => slug);
}

/** Categories that have products, in alphabetical order. */
export async function getCategories(): Promise<CategoryCount[]> {
  "use cache";
  cacheTag(tags.products);
  cacheLife(PUBLIC_LIFE);
  const { data, error } = await publicClient().rpc("product_categories");
  if (error) throw databaseFailure(error, "No pudimos leer las categorías.");
  return data.map((row) => ({ category: row.category, count: row.products }));
}

/** All services, newest first. */
export async function getServices(): Promise<Service[]> {
  "use cache";
  cacheTag(tags.services);
  cacheLife(PUBLIC_LIFE);
  const { data, error } = await publicClient()
    .from("services")
    .select("id, slug, name, description, image, price")
    .order("created_at", { ascending: false })
    .order("id");
  if (error) throw databaseFailure(error, "No pudimos leer los servicios.");
  return data;
}
