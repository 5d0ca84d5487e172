import type { NextRequest } from "next/server";
import { responseBeforePages } from "@/lib/middleware/before-pages";
import { handleLiveRequest, isLive } from "@/lib/middleware/live-request";

export async function middleware(request: NextRequest) {
  return (await responseBeforePages(request)) ?? (isLive(request) ? handleLiveRequest(request) : undefined);
}

// Not for files, APIs and static pages: it costs a third of a cached page's throughput, and each pattern adds to that.
export const config = {
  runtime: "nodejs",
  matcher: [
    "/((?!_next/|api/|media/|og/|art/|sitemaps/|(?:(?:icon|logo)[\\w-]*\\.(?:png|svg)|sw\\.js|robots\\.txt|sitemap\\.xml|manifest\\.webmanifest|favicon\\.ico|blog/rss\\.xml|tienda|buscar|servicios|cursos|blog|contacto|peticiones|privacidad|terminos|sin-conexion)$|$).*)",
    "/(api|media|og|art|sitemaps)/(.*%.*)",
  ],
};
