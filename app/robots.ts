import type { MetadataRoute } from "next";
import { DISALLOWED } from "@/lib/content/indexing";
import { env } from "@/lib/core/env";

/** One rule for every crawler, whoever sends it and whatever it reads for. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/", disallow: [...DISALLOWED] },
    sitemap: `${env().SITE_URL}/sitemap.xml`,
  };
}
