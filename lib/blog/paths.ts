import { POST_CATEGORIES, type PostCategory } from "./types";

export const BLOG_PATH = "/blog";
export const FEED_PATH = "/blog/rss.xml";

/** Posts on a page of the list: whole rows of two, three and four. The featured one stands above the first page, beside them. */
export const PAGE_SIZE = 12;

export function postPath(slug: string): `/blog/${string}` {
  return `/blog/${slug}`;
}

/** Address of a list; page 1 is the list itself. */
export function blogPath(category: PostCategory | null, page = 1): string {
  const list = category ? `${BLOG_PATH}/categoria/${category}` : BLOG_PATH;
  return page > 1 ? `${list}/pagina/${page}` : list;
}

export function isPostCategory(text: string): text is PostCategory {
  return (POST_CATEGORIES as readonly string[]).includes(text);
}

/** The number in an address; null for what no list links to ("01", "1", "x"). */
export function readPage(text: string): number | null {
  return /^[1-9]\d{0,3}$/.test(text) && text !== "1" ? Number(text) : null;
}
