import { notFound } from "next/navigation";
import { robotsOf } from "@/lib/content/indexing";
import { log } from "@/lib/core/log";

export const ensureStatic = "navigation";
// Nothing is sent before it is known that there is no such page: a page rendered per request would stream a 200.
export const instant = false;

export const metadata = { title: "Page not found", robots: robotsOf("lost") };

/** One lost address at build time; each other is rendered, logged and kept as a 404 when it is first asked for. */
export function generateStaticParams() {
  return [{ ruta: ["pagina-perdida"] }];
}

export default async function LostPage({ params }: PageProps<"/[...ruta]">) {
  const { ruta } = await params;
  log("info", "page.not_found", { path: `/${ruta.join("/")}`.slice(0, 300) });
  notFound();
}
