import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { PUBLIC_LIFE, tags } from "@/lib/core/cache";
import { databaseFailure } from "@/lib/supabase/errors";
import { publicClient } from "@/lib/supabase/public";
import type { Changes, Entry } from "./sitemap";
import { DETAIL_PRIORITY } from "./sitemap";

const UNREADABLE = "No pudimos leer las direcciones del sitio.";

type ProductRow = { slug: string; updated_at: string; images: string[] };
type PostRow = { slug: string; updated_at: string; cover: string };
type FileRow = { page: number; updated_at: string };
type ChangesRow = Omit<Changes, "productCategories" | "postCategories"> & {
  product_categories: Record<string, string>;
  post_categories: Record<string, string>;
};

/** The products of one file, the oldest first; none past the last file. */
export async function getSitemapProducts(page: number): Promise<Entry[]> {
  "use cache";
  cacheTag(tags.products);
  cacheLife(PUBLIC_LIFE);
  const { data, error } = await publicClient().rpc("sitemap_products", { p_page: page });
  if (error) throw databaseFailure(error, UNREADABLE);
  return (data as ProductRow[]).map(({ slug, updated_at, images }) => ({
    path: `/producto/${slug}`,
    priority: DETAIL_PRIORITY,
    updatedAt: updated_at,
    images,
  }));
}

/** The files that the products fill, with the last change in each. */
export async function getSitemapProductFiles(): Promise<{ page: number; updatedAt: string }[]> {
  "use cache";
  cacheTag(tags.products);
  cacheLife(PUBLIC_LIFE);
  const { data, error } = await publicClient().rpc("sitemap_product_files");
  if (error) throw databaseFailure(error, UNREADABLE);
  return (data as FileRow[]).map(({ page, updated_at }) => ({ page, updatedAt: updated_at }));
}

export async function getSitemapPosts(): Promise<Entry[]> {
  "use cache";
  cacheTag(tags.posts);
  cacheLife(PUBLIC_LIFE);
  const { data, error } = await publicClient().rpc("sitemap_posts");
  if (error) throw databaseFailure(error, UNREADABLE);
  return (data as PostRow[]).map(({ slug, updated_at, cover }) => ({
    path: `/blog/${slug}`,
    priority: DETAIL_PRIORITY,
    updatedAt: updated_at,
    images: cover ? [cover] : [],
  }));
}

/** When what the fixed pages list changed last. */
export async function getSitemapChanges(): Promise<Changes> {
  "use cache";
  cacheTag(tags.products, tags.services, tags.courses, tags.posts, tags.hero, tags.settings);
  cacheLife(PUBLIC_LIFE);
  const { data, error } = await publicClient().rpc("sitemap_changes");
  if (error) throw databaseFailure(error, UNREADABLE);
  const { product_categories, post_categories, ...changes } = data as ChangesRow;
  return { ...changes, productCategories: product_categories, postCategories: post_categories };
}
