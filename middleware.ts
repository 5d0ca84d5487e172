import { handleLiveRequest } from "@/lib/auth/middleware";

export const middleware = handleLiveRequest;

/** Only pages that are rendered per request; the cached ones never wait for this. */
export const config = {
  runtime: "nodejs",
  matcher: [
    "/carrito/:path*",
    "/payment/:path*",
    "/pedido/:path*",
    "/auth/:path*",
    "/dashboard/:path*",
    "/servicios-tecnicos/:path*",
    "/admin/:path*",
  ],
};
