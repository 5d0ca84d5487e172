import type { ReactNode } from "react";
import { Eyebrow } from "@/components/ui/eyebrow";

type Props = { eyebrow?: ReactNode; title: string; lead?: string; children?: ReactNode };

/** Header of an inner page: title and introduction. */
export function PageIntro({ eyebrow, title, lead, children }: Props) {
  return (
    <header className="border-b bg-card">
      <div className="page flex flex-col gap-4 py-10 sm:py-14">
        <div>
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          <h1 className="text-3xl sm:text-5xl">{title}</h1>
        </div>
        {lead && <p className="max-w-2xl text-lg text-muted-foreground">{lead}</p>}
        {children}
      </div>
    </header>
  );
}
