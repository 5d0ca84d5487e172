import { PUBLIC_LIFE } from "@/lib/freshness/tags";

const { revalidate, expire } = PUBLIC_LIFE;

/** As fresh as the public pages, for caches in front. */
export const SITEMAP_HEADERS = {
  "Content-Type": "application/xml; charset=utf-8",
  "Cache-Control": `public, s-maxage=${revalidate}, stale-while-revalidate=${expire - revalidate}`,
};
