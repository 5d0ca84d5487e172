import type { Metadata } from "next";
import { NotFound } from "@/components/not-found/not-found";
import { PageNotFound } from "@/components/not-found/page-not-found";
import { hasNotFoundTexts, NOT_FOUND } from "@/components/not-found/texts";
import { robotsOf } from "@/lib/seo/indexing";

export const ensureStatic = "navigation";
export const instant = false;

type Props = PageProps<"/perdida/[tipo]">;

async function shownBy(params: Props["params"]) {
  const { tipo } = await params;
  if (hasNotFoundTexts(tipo)) return { title: NOT_FOUND[tipo].title, page: <NotFound kind={tipo} /> };
  return { title: "Page not found", page: <PageNotFound /> };
}

/**
 * Not prerendered at build time: a prerendered page has status 200, which overrides the middleware's. Rendered on first
 * request, it has none. The framework rejects an empty list.
 */
export function generateStaticParams() {
  return [{ tipo: "nada" }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await shownBy(params)).title, robots: robotsOf("missing") };
}

/** Target of the middleware's rewrite for missing pages; the URL stays. */
export default async function NotFoundAddressPage({ params }: Props) {
  return (await shownBy(params)).page;
}
