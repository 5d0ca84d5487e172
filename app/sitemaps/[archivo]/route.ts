import { getServerSideSitemap } from "next-sitemap";
import { defineRoute } from "@/lib/auth/define-route";
import { env } from "@/lib/core/env";
import { sitemapFields } from "@/lib/seo/sitemap";
import { readFile } from "../files";
import { SITEMAP_HEADERS } from "../headers";

/** One sitemap file. */
export const GET = defineRoute({
  name: "seo.read-sitemap",
  access: "open",
  run: async ({ archivo = "" }) => {
    const entries = await readFile(archivo);
    if (entries.length === 0) return null;
    return getServerSideSitemap(sitemapFields(entries, env().SITE_URL), SITEMAP_HEADERS);
  },
});
