import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { buttonVariants } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { GONE_KINDS, isGoneKind } from "@/lib/content/gone";
import { robotsOf } from "@/lib/content/indexing";

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
  if (!isGoneKind(tipo)) notFound();
  const { list, label } = GONE_KINDS[tipo];
  return (
    <div className="page py-16">
      <h1 className="sr-only">{TITLE}</h1>
      <Message title={TITLE} art="/art/not-found.svg">
        <p className="text-muted">Lo retiramos. Mira lo que hay ahora.</p>
        <div className="flex flex-wrap justify-center gap-3">
          <a href={list} className={buttonVariants()}>
            {label}
          </a>
          <a href="/" className={buttonVariants({ variant: "outline" })}>
            Volver al inicio
          </a>
        </div>
      </Message>
    </div>
  );
}
