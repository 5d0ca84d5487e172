import type { ReactNode } from "react";
import { PageIntro } from "./page-intro";

type PageProps = { title: string; lead: string; since: string; children: ReactNode };

/** A legal text: narrow column, plain words, the date it is valid from. */
export function LegalPage({ title, lead, since, children }: PageProps) {
  return (
    <>
      <PageIntro eyebrow="Las reglas del juego" title={title} lead={lead}>
        <p className="text-sm text-muted">Vigente desde el {since}.</p>
      </PageIntro>
      <div className="page py-10 sm:py-14">
        <div className="flex max-w-3xl flex-col gap-10">{children}</div>
      </div>
    </>
  );
}

type SectionProps = { title: string; children: ReactNode };

export function LegalSection({ title, children }: SectionProps) {
  return (
    <section className="flex flex-col gap-3 [&_a]:font-semibold [&_a]:text-electric [&_a]:underline [&_a]:underline-offset-4 [&_li]:pl-1 [&_ul]:flex [&_ul]:list-disc [&_ul]:flex-col [&_ul]:gap-2 [&_ul]:pl-5">
      <h2 className="text-xl sm:text-2xl">{title}</h2>
      {children}
    </section>
  );
}
