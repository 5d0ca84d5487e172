import "server-only";
import { type NextRequest, NextResponse } from "next/server";

function isStore(path: string): boolean {
  return path === "/tienda" || path.startsWith("/tienda/");
}

export const FILTERS = [
  "q",
  "plataforma",
  "tipo",
  "condicion",
  "precio",
  "existencias",
  "orden",
  "pagina",
  "vista",
];

/** Rewrites a store list with filters to a streamed route; the plain list stays prerendered. */
export function filteredStore(request: NextRequest): NextResponse | undefined {
  const { pathname, searchParams } = request.nextUrl;
  if (!isStore(pathname) || !FILTERS.some((name) => searchParams.has(name))) return undefined;
  const url = request.nextUrl.clone();
  url.pathname = url.pathname.replace("/tienda", "/tienda-filtrada");
  return NextResponse.rewrite(url);
}
