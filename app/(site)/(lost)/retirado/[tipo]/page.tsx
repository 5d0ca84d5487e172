import type { Metadata } from "next";
import { Missing } from "@/components/lost/missing";
import { NoPage } from "@/components/lost/no-page";
import { GONE_KINDS, isGoneKind } from "@/lib/middleware/gone";
import { robotsOf } from "@/lib/seo/indexing";

export const ensureStatic = "navigation";
export const instant = false;

const TITLE = "Esto ya no está en la tienda";

export const metadata: Metadata = { title: TITLE, robots: robotsOf("lost") };

/**
 * Not prerendered at build time: a prerendered page has status 200, which overrides the middleware's 410. Rendered on
 * first request, it has none. The framework rejects an empty list.
 */
export function generateStaticParams() {
  return [{ tipo: "nada" }];
}

/** 410 page of deleted things. */
export default async function GonePage({ params }: PageProps<"/retirado/[tipo]">) {
  const { tipo } = await params;
  if (!isGoneKind(tipo)) return <NoPage />;
  const { list, label } = GONE_KINDS[tipo];
  const ways = [
    { href: list, label },
    { href: "/", label: "Volver al inicio" },
  ];
  return <Missing title={TITLE} text="Lo retiramos. Mira lo que hay ahora." ways={ways} />;
}
