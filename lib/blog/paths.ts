import { POST_CATEGORIES } from "./labels";
import type { PostCategory } from "./types";

const BLOG_PATH = "/blog";
export const FEED_PATH = "/blog/rss.xml";

/** Posts per page: fills rows of two, three and four. The first page shows the featured post additionally. */
export const PAGE_SIZE = 12;

export function postPath(slug: string): `/blog/${string}` {
  return `/blog/${slug}`;
}

/** URL of a list page; page 1 has no number. */
export function blogPath(category: PostCategory | null, page = 1): string {
  const list = category ? `${BLOG_PATH}/categoria/${category}` : BLOG_PATH;
  return page > 1 ? `${list}/pagina/${page}` : list;
}

export function isPostCategory(text: string): text is PostCategory {
  return (POST_CATEGORIES as readonly string[]).includes(text);
}

/** The page number of a URL; null for spellings that no list links to ("01", "1", "x"). */
export function readPage(text: string): number | null {
  return /^[1-9]\d{0,3}$/.test(text) && text !== "1" ? Number(text) : null;
}
