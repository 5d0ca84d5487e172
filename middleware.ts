import type { NextRequest } from "next/server";
import { handleLiveRequest } from "@/lib/auth/middleware";
import { filteredStore, isStore } from "@/lib/catalog/store-rewrite";

export function middleware(request: NextRequest) {
  return isStore(request.nextUrl.pathname) ? filteredStore(request) : handleLiveRequest(request);
}

/**
 * Only pages that are rendered per request; the cached ones never wait for this. The patterns are compiled for each
 * request of the site, and rules of next.config.mjs cost ten times as much, so they are few and all here.
 */
export const config = {
  runtime: "nodejs",
  matcher: [
    "/(carrito|payment|pedido|solicitar-reparacion|reparacion|certificado|auth|dashboard|servicios-tecnicos|admin)/:path*",
    { source: "/tienda/:categoria?", has: [{ type: "query", key: "q" }] },
    { source: "/tienda/:categoria?", has: [{ type: "query", key: "precio" }] },
    { source: "/tienda/:categoria?", has: [{ type: "query", key: "orden" }] },
    { source: "/tienda/:categoria?", has: [{ type: "query", key: "pagina" }] },
    { source: "/tienda/:categoria?", has: [{ type: "query", key: "vista" }] },
    { source: "/tienda/:categoria?", has: [{ type: "query", key: "categoria" }] },
    { source: "/tienda/:categoria?", has: [{ type: "query", key: "filtro" }] },
  ],
};
