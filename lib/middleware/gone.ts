import "server-only";
import { type NextRequest, NextResponse } from "next/server";

/** Kinds of deleted things that keep an address (410), each with the list of the others. */
export const GONE_KINDS = {
  producto: { list: "/tienda", label: "Ver la tienda" },
  curso: { list: "/cursos", label: "Ver los cursos" },
  blog: { list: "/blog", label: "Ver el blog" },
} as const;

export type GoneKind = keyof typeof GONE_KINDS;

export function isGoneKind(text: string): text is GoneKind {
  return Object.hasOwn(GONE_KINDS, text);
}

/** The redirect target for something deleted. */
export function gonePath(kind: GoneKind, slug: string): `/retirado/${GoneKind}/${string}` {
  return `/retirado/${kind}/${encodeURIComponent(slug)}`;
}

/**
 * Responds 410 for paths under /retirado, with one page per kind; undefined for others. The framework's pages can only
 * respond 200, 404 or a redirect, so pages of deleted things redirect here: crawlers drop a 410 for good, but retry a 404.
 */
export function gonePage({ nextUrl }: NextRequest): NextResponse | undefined {
  const kind = /^\/retirado\/([a-z]+)(?:\/[^/]*)?$/.exec(nextUrl.pathname)?.[1] ?? "";
  if (!isGoneKind(kind)) return undefined;
  return NextResponse.rewrite(new URL(`/retirado/${kind}`, nextUrl), { status: 410 });
}
