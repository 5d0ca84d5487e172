import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { PUBLIC_LIFE, tags } from "@/lib/freshness/tags";
import { databaseFailure } from "@/lib/supabase/errors";
import { publicClient } from "@/lib/supabase/public";
import { POSTS_UNREADABLE } from "./labels";
import { PAGE_SIZE } from "./paths";
import { postCounts, toPost, toPostSummary } from "./rows";
import type { Post, PostCategory, PostCounts, PostPage, PostSummary } from "./types";

const SUMMARY = "id, slug, title, excerpt, category, cover, cover_alt, is_featured, published_at, words";

function cached(): void {
  cacheTag(tags.posts);
  cacheLife(PUBLIC_LIFE);
}

/** Policies hide drafts and scheduled posts; the filter lets Postgres use the index of public posts. */
function publicPosts() {
  return publicClient().from("posts").select(SUMMARY, { count: "exact" }).eq("state", "publicado");
}

/** One page of a list, newest first, without the featured post, which is shown above the unfiltered list. */
export async function getPostPage(category: PostCategory | null, page: number): Promise<PostPage> {
  "use cache";
  cached();
  const from = (page - 1) * PAGE_SIZE;
  const list = category ? publicPosts().eq("category", category) : publicPosts().eq("is_featured", false);
  const { data, error, count } = await list
    .order("published_at", { ascending: false })
    .order("id")
    .range(from, from + PAGE_SIZE - 1);
  // PostgREST answers 416 for a page past the end.
  if (error?.code === "PGRST103") return { posts: [], page, pages: 0, total: 0 };
  if (error) throw databaseFailure(error, POSTS_UNREADABLE);
  const total = count ?? 0;
  return { posts: data.map(toPostSummary), page, pages: Math.max(1, Math.ceil(total / PAGE_SIZE)), total };
}

/** The featured post; null when there is none. */
export async function getFeaturedPost(): Promise<PostSummary | null> {
  "use cache";
  cached();
  const { data, error } = await publicPosts().eq("is_featured", true).maybeSingle();
  if (error) throw databaseFailure(error, POSTS_UNREADABLE);
  return data && toPostSummary(data);
}

export async function getPostCounts(): Promise<PostCounts> {
  "use cache";
  cached();
  const { data, error } = await publicClient().rpc("post_counts");
  if (error) throw databaseFailure(error, POSTS_UNREADABLE);
  return postCounts.parse(data);
}

/** One public post; null when no post has that slug. */
export async function getPost(slug: string): Promise<Post | null> {
  "use cache";
  cached();
  const { data, error } = await publicClient()
    .from("posts")
    .select(`${SUMMARY}, body, updated_at`)
    .eq("slug", slug)
    .eq("state", "publicado")
    .maybeSingle();
  if (error) throw databaseFailure(error, POSTS_UNREADABLE);
  return data && toPost(data);
}

/** At most three related posts, best match first. */
export async function getRelatedPosts(slug: string): Promise<PostSummary[]> {
  "use cache";
  cached();
  const { data: slugs, error: unread } = await publicClient().rpc("related_posts", { p_slug: slug });
  if (unread) throw databaseFailure(unread, POSTS_UNREADABLE);
  const { data, error } = await publicPosts().in("slug", slugs);
  if (error) throw databaseFailure(error, POSTS_UNREADABLE);
  return data.map(toPostSummary).toSorted((a, b) => slugs.indexOf(a.slug) - slugs.indexOf(b.slug));
}

/** The newest posts: for the feed and for prerendering. */
export async function getNewestPosts(limit: number): Promise<PostSummary[]> {
  "use cache";
  cached();
  const { data, error } = await publicPosts()
    .order("published_at", { ascending: false })
    .order("id")
    .limit(limit);
  if (error) throw databaseFailure(error, POSTS_UNREADABLE);
  return data.map(toPostSummary);
}
