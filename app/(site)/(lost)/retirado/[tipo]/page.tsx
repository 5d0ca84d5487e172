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
 * No page is made at build time: one made then carries its status of 200 with it, over the 410 of middleware.ts.
 * Made when it is first asked for, it has none of its own. The framework refuses an empty list.
 */
export function generateStaticParams() {
  return [{ tipo: "nada" }];
}

/** Where the addresses of what was deleted end. */
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
