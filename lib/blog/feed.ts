import { Feed } from "feed";
import { writable } from "@/lib/core/text";
import { isOwnImage } from "@/lib/media/public-address";
import { CATEGORY_LABELS } from "./labels";
import { FEED_PATH, postPath } from "./paths";
import type { PostSummary } from "./types";

/** Escapes staff's text: feed readers show descriptions, and some show titles, as HTML. */
const asText = (text: string) =>
  writable(text).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** The posts as RSS 2.0. A post that cannot be rendered is skipped. */
export function rssOf(posts: PostSummary[], shop: { name: string; email: string }, site: string) {
  const [name, email] = [asText(shop.name), asText(shop.email)];
  const dated = posts.filter((post) => !Number.isNaN(Date.parse(post.publishedAt)));
  const feed = new Feed({
    title: `Blog de ${name}`,
    description: "Reparación, tutoriales, comparativas y herramientas para consolas.",
    id: `${site}/blog`,
    link: `${site}/blog`,
    language: "es-CO",
    image: `${site}/icon-512.png`,
    favicon: `${site}/icon-192.png`,
    copyright: name,
    feedLinks: { rss: `${site}${FEED_PATH}` },
    author: { name, email, link: site },
    ...(dated[0] && { updated: new Date(dated[0].publishedAt) }),
  });
  for (const post of dated)
    feed.addItem({
      title: asText(post.title),
      id: `${site}${postPath(post.slug)}`,
      link: `${site}${postPath(post.slug)}`,
      description: asText(post.excerpt),
      date: new Date(post.publishedAt),
      category: [{ name: CATEGORY_LABELS[post.category] }],
      ...(isOwnImage(post.cover) && { image: `${site}${post.cover}` }),
    });
  return feed.rss2();
}
