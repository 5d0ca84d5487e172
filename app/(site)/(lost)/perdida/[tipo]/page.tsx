import type { Metadata } from "next";
import { Lost } from "@/components/lost/lost";
import { NoPage } from "@/components/lost/no-page";
import { Outage } from "@/components/lost/outage";
import { hasLostWords, LOST } from "@/lib/middleware/lost";
import { robotsOf } from "@/lib/seo/indexing";

export const ensureStatic = "navigation";
export const instant = false;

type Props = PageProps<"/perdida/[tipo]">;

async function shownBy(params: Props["params"]) {
  const { tipo } = await params;
  if (hasLostWords(tipo)) return { title: LOST[tipo].title, page: <Lost kind={tipo} /> };
  if (tipo === "sin-servicio") return { title: "No podemos mostrar esta página", page: <Outage /> };
  return { title: "Page not found", page: <NoPage /> };
}

/**
 * Not prerendered at build time: a prerendered page has status 200, which overrides the middleware's. Rendered on first
 * request, it has none. The framework rejects an empty list.
 */
export function generateStaticParams() {
  return [{ tipo: "nada" }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await shownBy(params)).title, robots: robotsOf("lost") };
}

/** Target of the middleware's rewrite for missing pages; the URL stays. */
export default async function LostAddressPage({ params }: Props) {
  return (await shownBy(params)).page;
}
