import { permanentRedirect } from "next/navigation";
import { postPath } from "@/lib/blog/paths";
import { getMovedPostSlug, getPost } from "@/lib/blog/queries";
import type { Post } from "@/lib/blog/types";
import { goneOrNotFound } from "@/lib/content/gone-or-not-found";

const SLUG = /^[a-z0-9-]{1,90}$/;

/** The public post with that slug; null when there is none. */
export async function findPost(slug: string): Promise<Post | null> {
  return SLUG.test(slug) ? getPost(slug) : null;
}

/** The post an address names. An old slug and capitals lead for good to today's; anything unknown is gone or not found. */
export async function postOf(slug: string): Promise<Post> {
  const post = await findPost(slug);
  if (post) return post;
  const small = slug.toLowerCase();
  const now =
    SLUG.test(small) && (small === slug ? await getMovedPostSlug(slug) : (await findPost(small))?.slug);
  if (now) permanentRedirect(postPath(now));
  return goneOrNotFound("blog", small);
}
