import "server-only";
import { type NextRequest, NextResponse } from "next/server";
import { addressResponse } from "./address-response";
import { gonePage } from "./gone";

const FILES = /^\/(?:api|media|og|art|sitemaps)\//;

/** The framework answers 500 to a path that cannot be decoded, as if something had failed. */
function unreadableFile(path: string): NextResponse {
  try {
    decodeURIComponent(path);
    return NextResponse.next();
  } catch {
    return new NextResponse("No encontrada", { status: 404 });
  }
}

/** Responses decided before a page is rendered or read from the cache; undefined when the page responds. */
export async function responseBeforePages(request: NextRequest): Promise<NextResponse | undefined> {
  const { pathname } = request.nextUrl;
  if (FILES.test(pathname)) return unreadableFile(pathname);
  return gonePage(request) ?? addressResponse(request);
}
