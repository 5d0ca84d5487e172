import type { MetadataRoute } from "next";
import { env } from "@/lib/core/env";
import { DISALLOWED } from "@/lib/seo/indexing";

/** One rule for all crawlers. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/", disallow: [...DISALLOWED] },
    sitemap: `${env().SITE_URL}/sitemap.xml`,
  };
}
