import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { PUBLIC_LIFE, productTag, tags } from "@/lib/core/cache";
import { databaseFailure } from "@/lib/supabase/errors";
import { publicClient } from "@/lib/supabase/public";
import { PAGE_SIZE, priceBounds, type StoreFilters } from "./filters";
import { PRODUCT_COLUMNS, type ProductRow, productList, toProduct } from "./rows";
import type { CategoryCount, Product, ProductList, ProductSummary, RelatedProduct, Service } from "./types";

const RELATED = 4;

type ListQuery = Pick<StoreFilters, "query" | "category" | "price" | "sort" | "page">;

/** One page of the store's list, with the number of matches per category. */
export async function getProducts(list: ListQuery, limit = PAGE_SIZE): Promise<ProductList> {
  "use cache";
  cacheTag(tags.products);
  cacheLife(PUBLIC_LIFE);
  return searchProducts(list, limit);
}

async function searchProducts(list: ListQuery, limit: number): Promise<ProductList> {
  const { min, max } = priceBounds(list.price);
  const { data, error } = await publicClient().rpc("search_products", {
    p_query: list.query,
    p_category: list.category,
    p_min: min,
    ...(max !== null && { p_max: max }),
    p_sort: list.sort,
    p_limit: limit,
    p_offset: (list.page - 1) * limit,
  });
  if (error) throw databaseFailure(error, "No pudimos leer los productos.");
  return productList.parse(data);
}

/** The newest products: the home page shows the first one. */
export async function getLatestProducts(limit: number): Promise<ProductSummary[]> {
  const list = await getProducts({ query: "", category: "", price: null, sort: "newest", page: 1 }, limit);
  return list.items;
}

/** Other products of a category. The query does not depend on the product, so all products share its cache entry. */
export async function getRelatedProducts(category: string, exceptId: string): Promise<RelatedProduct[]> {
  if (!category) return [];
  const products = await getNewestOfCategory(category);
  return products.filter((product) => product.id !== exceptId).slice(0, RELATED);
}

async function getNewestOfCategory(category: string): Promise<RelatedProduct[]> {
  "use cache";
  cacheTag(tags.related, tags.productPages);
  cacheLife(PUBLIC_LIFE);
  const list = await searchProducts(
    { query: "", category, price: null, sort: "newest", page: 1 },
    RELATED + 1,
  );
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
