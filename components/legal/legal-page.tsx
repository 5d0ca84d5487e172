import type { ReactNode } from "react";
import { PageIntro } from "@/components/layout/page-intro";
import { LEGAL_SINCE } from "@/lib/legal/versions";

/** A section of a legal text; its id is the URL fragment: /terminos#retracto. */
export type LegalSection = { id: string; title: string; body: ReactNode };

export type LegalText = {
  lead: string;
  /** The version stored with each acceptance. */
  version: keyof typeof LEGAL_SINCE;
  sections: readonly LegalSection[];
};

/** A legal text: version, date, table of contents. */
export function LegalPage({ title, lead, version, sections }: LegalText & { title: string }) {
  return (
    <>
      <PageIntro eyebrow="Las reglas del juego" title={title} lead={lead}>
        <p className="text-sm text-muted-foreground">
          Versión {version} · Vigente desde el {LEGAL_SINCE[version]}.
        </p>
      </PageIntro>
      <div className="page grid items-start gap-10 py-10 sm:py-14 lg:grid-cols-[17rem_minmax(0,48rem)] print:block">
        <nav aria-labelledby="indice" className="panel p-5 lg:sticky lg:top-24 print:hidden">
          <h2 id="indice" className="mb-2 text-base">
            Contenido
          </h2>
          <ol className="sm:columns-2 lg:columns-1">
            {sections.map(({ id, title: name }) => (
              <li key={id}>
                <a href={`#${id}`} className="quiet-link">
                  {name}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="flex flex-col gap-10">
          {sections.map((section) => (
            <Section key={section.id} {...section} />
          ))}
        </div>
      </div>
    </>
  );
}

function Section({ id, title, body }: LegalSection) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-titulo`}
      className="flex scroll-mt-24 flex-col gap-3 [&_a]:font-semibold [&_a]:text-primary [&_a]:underline [&_a]:underline-offset-4 [&_li]:pl-1 [&_ul]:flex [&_ul]:list-disc [&_ul]:flex-col [&_ul]:gap-2 [&_ul]:pl-5"
    >
      <h2 id={`${id}-titulo`} className="text-xl sm:text-2xl print:break-after-avoid">
        {title}
      </h2>
      {body}
    </section>
  );
}

/** The consumer and data protection authority. */
export function SicLink({ children = "www.sic.gov.co" }: { children?: ReactNode }) {
  return (
    <a href="https://www.sic.gov.co" target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
