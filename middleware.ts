import type { NextRequest } from "next/server";
import { handleLiveRequest } from "@/lib/auth/middleware";
import { filteredStore } from "@/lib/catalog/store-rewrite";
import { gonePage } from "@/lib/content/gone-page";

export const middleware = (request: NextRequest) =>
  filteredStore(request) ?? gonePage(request) ?? handleLiveRequest(request);

// Only pages rendered per request and filtered lists. Each pattern costs every request; a rewrite rule costs ten times as much.
export const config = {
  runtime: "nodejs",
  matcher: [
    "/(carrito|payment|pedido|solicitar-reparacion|reparacion|certificado|pqr|boletin|auth|dashboard|servicios-tecnicos|admin|retirado)/:path*",
    { source: "/tienda/:categoria?", has: [{ type: "query", key: "q" }] },
    { source: "/tienda/:categoria?", has: [{ type: "query", key: "precio" }] },
    { source: "/tienda/:categoria?", has: [{ type: "query", key: "orden" }] },
    { source: "/tienda/:categoria?", has: [{ type: "query", key: "pagina" }] },
    { source: "/tienda/:categoria?", has: [{ type: "query", key: "vista" }] },
  ],
};
