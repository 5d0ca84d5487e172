import { Feed } from "feed";
import { CATEGORY_LABELS } from "@/lib/blog/labels";
import { FEED_PATH, postPath } from "@/lib/blog/paths";
import { getNewestPosts } from "@/lib/blog/queries";
import { env } from "@/lib/core/env";
import { getSettings } from "@/lib/settings/queries";

const CARRIED = 30;

/** The newest posts for feed readers (RSS 2.0). */
export async function GET(): Promise<Response> {
  const [posts, { name, email }] = await Promise.all([getNewestPosts(CARRIED), getSettings()]);
  const site = env().SITE_URL;
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
    ...(posts[0] && { updated: new Date(posts[0].publishedAt) }),
  });
  for (const post of posts)
    feed.addItem({
      title: post.title,
      id: `${site}${postPath(post.slug)}`,
      link: `${site}${postPath(post.slug)}`,
      description: post.excerpt,
      date: new Date(post.publishedAt),
      category: [{ name: CATEGORY_LABELS[post.category] }],
      ...(post.cover && { image: `${site}${post.cover}` }),
    });
  return new Response(feed.rss2(), {
    headers: {
      "Content-Type": "application/rss+xml; charset=utf-8",
      "Cache-Control": "public, s-maxage=600, stale-while-revalidate=86400",
    },
  });
}
