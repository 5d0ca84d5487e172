import { notFound, permanentRedirect } from "next/navigation";
import { postPath } from "@/lib/blog/paths";
import { getMovedPostSlug, getPost } from "@/lib/blog/queries";
import type { Post } from "@/lib/blog/types";

const SLUG = /^[a-z0-9-]{1,90}$/;

/** The public post with that slug; null when there is none. */
export async function findPost(slug: string): Promise<Post | null> {
  return SLUG.test(slug) ? getPost(slug) : null;
}

/** The post an address names. An old slug leads for good to today's; anything unknown is not found. */
export async function postOf(slug: string): Promise<Post> {
  const post = await findPost(slug);
  if (post) return post;
  const moved = SLUG.test(slug) ? await getMovedPostSlug(slug) : null;
  if (moved) permanentRedirect(postPath(moved));
  notFound();
}
