import type { Metadata } from "next";
import { NotFoundMessage } from "@/components/not-found/not-found-message";
import { PageNotFound } from "@/components/not-found/page-not-found";
import { GONE_KINDS, isGoneKind } from "@/lib/middleware/gone";
import { robotsOf } from "@/lib/seo/indexing";

export const ensureStatic = "navigation";
export const instant = false;

const TITLE = "Esto ya no está en la tienda";

export const metadata: Metadata = { title: TITLE, robots: robotsOf("missing") };

/**
 * Not prerendered at build time: a prerendered page has status 200, which overrides the middleware's 410. Rendered on
 * first request, it has none. The framework rejects an empty list.
 */
export function generateStaticParams() {
  return [{ tipo: "nada" }];
}

/** 410 page of deleted records. */
export default async function GonePage({ params }: PageProps<"/retirado/[tipo]">) {
  const { tipo } = await params;
  if (!isGoneKind(tipo)) return <PageNotFound />;
  const { list, label } = GONE_KINDS[tipo];
  const ways = [
    { href: list, label },
    { href: "/", label: "Volver al inicio" },
  ];
  return <NotFoundMessage title={TITLE} text="Lo retiramos. Mira lo que hay ahora." ways={ways} />;
}
