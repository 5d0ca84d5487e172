import { getServerSideSitemap } from "next-sitemap";
import { env } from "@/lib/core/env";
import { sitemapFields } from "@/lib/seo/sitemap";
import { readFile } from "../files";
import { SITEMAP_HEADERS } from "../headers";

/** One file of the sitemap, from the database. */
export async function GET(_request: Request, { params }: RouteContext<"/sitemaps/[archivo]">) {
  const entries = await readFile((await params).archivo);
  if (entries.length === 0) return new Response("No encontrado", { status: 404 });
  return getServerSideSitemap(sitemapFields(entries, env().SITE_URL), SITEMAP_HEADERS);
}
