import "server-only";
import { type NextRequest, NextResponse } from "next/server";
import { postPath } from "@/lib/blog/paths";
import { ASKED_QUERY } from "@/lib/server/drop-queries";
import { findAddress } from "./find-address";
import { gonePath, isGoneKind } from "./gone";
import { notFoundPage } from "./not-found-page";
import { type Address, type RowKind, readAddress } from "./read-address";

/** URL for a current slug. */
const PATHS: Partial<Record<RowKind, (slug: string) => string>> = {
  producto: (slug) => `/producto/${slug}`,
  curso: (slug) => `/curso/${slug}`,
  blog: postPath,
};

function lead({ nextUrl, headers }: NextRequest, to: string, forGood: boolean): NextResponse {
  const target = new URL(to, nextUrl);
  target.search = headers.get(ASKED_QUERY) ?? nextUrl.search;
  return NextResponse.redirect(target, forGood ? 308 : 307);
}

/**
 * The response for an address without a page: a redirect, 'gone' (410) or 404; undefined otherwise. Decided before the
 * page cache, which would store each response for ever and send a redirect's Location header twice.
 */
export async function addressResponse(request: NextRequest): Promise<NextResponse | undefined> {
  const address = readAddress(request.nextUrl);
  if (address.names === "nothing") return notFoundPage(request, address.page);
  if (address.names === "elsewhere") return lead(request, address.to, address.forGood);
  return address.names === "row" ? answerRow(request, address) : undefined;
}

async function answerRow(
  request: NextRequest,
  { kind, key, page }: Extract<Address, { names: "row" }>,
): Promise<NextResponse | undefined> {
  const found = await findAddress(kind, key);
  if (found.state === "moved") return lead(request, PATHS[kind]?.(found.to) ?? "/", true);
  if (found.state === "missing") return notFoundPage(request, page);
  const goneKind = kind === "muestra" ? "curso" : kind;
  const slug = key.split("/")[0] ?? "";
  // Temporary: the slug may be used again, and browsers cache permanent redirects.
  if (found.state === "gone" && isGoneKind(goneKind))
    return lead(request, gonePath(goneKind, slug.toLowerCase()), false);
  return undefined;
}
