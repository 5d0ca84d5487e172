import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { z } from "zod";
import { PUBLIC_LIFE, tags } from "@/lib/freshness/tags";
import { databaseFailure } from "@/lib/supabase/errors";
import { publicClient } from "@/lib/supabase/public";
import { row } from "@/lib/supabase/rows";
import type { Changes, Entry } from "./sitemap";
import { DETAIL_PRIORITY } from "./sitemap";

const UNREADABLE = "No pudimos leer las direcciones del sitio.";

const slug = z.string();
const updated_at = z.string();
const productRows = z.array(row({ slug, updated_at, images: z.array(z.string()) }));
const postRows = z.array(row({ slug, updated_at, cover: z.string() }));
const moment = z.string().nullable();
const changesRow = row({
  home: moment,
  services: moment,
  products: moment,
  courses: moment,
  posts: moment,
  product_categories: z.record(z.string(), z.string()),
  post_categories: z.record(z.string(), z.string()),
});
const fileRows = z.array(row({ page: z.number(), updated_at }));

/** The products of one sitemap file, oldest first; empty past the last file. */
export async function getSitemapProducts(page: number): Promise<Entry[]> {
  "use cache";
  cacheTag(tags.products);
  cacheLife(PUBLIC_LIFE);
  const { data, error } = await publicClient().rpc("sitemap_products", { p_page: page });
  if (error) throw databaseFailure(error, UNREADABLE);
  return productRows.parse(data).map(({ slug, ...product }) => ({
    path: `/producto/${slug}`,
    priority: DETAIL_PRIORITY,
    ...product,
  }));
}

/** The product sitemap files, with the last change of each. */
export async function getSitemapProductFiles(): Promise<{ page: number; updatedAt: string }[]> {
  "use cache";
  cacheTag(tags.products);
  cacheLife(PUBLIC_LIFE);
  const { data, error } = await publicClient().rpc("sitemap_product_files");
  if (error) throw databaseFailure(error, UNREADABLE);
  return fileRows.parse(data);
}

export async function getSitemapPosts(): Promise<Entry[]> {
  "use cache";
  cacheTag(tags.posts);
  cacheLife(PUBLIC_LIFE);
  const { data, error } = await publicClient().rpc("sitemap_posts");
  if (error) throw databaseFailure(error, UNREADABLE);
  return postRows.parse(data).map(({ slug, updatedAt, cover }) => ({
    path: `/blog/${slug}`,
    priority: DETAIL_PRIORITY,
    updatedAt,
    images: cover ? [cover] : [],
  }));
}

/** Last change of the data listed on static pages. */
export async function getSitemapChanges(): Promise<Changes> {
  "use cache";
  cacheTag(tags.products, tags.services, tags.courses, tags.posts, tags.hero, tags.settings);
  cacheLife(PUBLIC_LIFE);
  const { data, error } = await publicClient().rpc("sitemap_changes");
  if (error) throw databaseFailure(error, UNREADABLE);
  return changesRow.parse(data);
}
