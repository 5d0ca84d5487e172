import { rssOf } from "@/lib/blog/feed";
import { getNewestPosts } from "@/lib/blog/queries";
import { env } from "@/lib/core/env";
import { getSettings } from "@/lib/settings/queries";

const FEED_LENGTH = 30;

/** The newest posts for feed readers. */
export async function GET(): Promise<Response> {
  const [posts, settings] = await Promise.all([getNewestPosts(FEED_LENGTH), getSettings()]);
  return new Response(rssOf(posts, settings, env().SITE_URL), {
    headers: {
      "Content-Type": "application/rss+xml; charset=utf-8",
      "Cache-Control": "public, s-maxage=600, stale-while-revalidate=86400",
    },
  });
}
