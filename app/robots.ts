import type { MetadataRoute } from "next";
import { env } from "@/lib/core/env";

const PRIVATE = [
  "/auth",
  "/dashboard",
  "/admin",
  "/servicios-tecnicos",
  "/carrito",
  "/payment",
  "/pedido",
  "/api",
];

export default function robots(): MetadataRoute.Robots {
  const { SITE_URL } = env();
  return {
    rules: { userAgent: "*", allow: "/", disallow: PRIVATE },
    sitemap: `${SITE_URL}/sitemap.xml`,
  };
}
