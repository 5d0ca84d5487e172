import { env } from "@/lib/core/env";
import { sitemapIndex } from "@/lib/seo/sitemap";
import { listFiles } from "../sitemaps/files";
import { SITEMAP_HEADERS } from "../sitemaps/headers";

/** The sitemap index with the last change of each file. */
export async function GET() {
  return new Response(sitemapIndex(await listFiles(), env().SITE_URL), { headers: SITEMAP_HEADERS });
}
