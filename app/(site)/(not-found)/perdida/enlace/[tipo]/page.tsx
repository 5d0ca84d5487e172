import type { Metadata } from "next";
import { connection } from "next/server";
import { NotFound } from "@/components/not-found/not-found";
import { PageNotFound } from "@/components/not-found/page-not-found";
import { hasNotFoundTexts, NOT_FOUND } from "@/components/not-found/texts";
import { robotsOf } from "@/lib/seo/indexing";

export const instant = false;

type Props = PageProps<"/perdida/enlace/[tipo]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { tipo } = await params;
  const title = hasNotFoundTexts(tipo) ? NOT_FOUND[tipo].title : "Page not found";
  return { title, robots: robotsOf("missing") };
}

/**
 * Target of the middleware's rewrite for links with a key in them. Rendered per request: a cached page keeps the URL
 * for which it was first rendered, and would show its key to everybody.
 */
export default async function LostLinkPage({ params }: Props) {
  await connection();
  const { tipo } = await params;
  return hasNotFoundTexts(tipo) ? <NotFound kind={tipo} /> : <PageNotFound />;
}
