import type { Route } from "next";
import Link from "next/link";
import type { ReactNode } from "react";
import { Icon, type IconName } from "@/components/ui/icon";

type Props = {
  id: string;
  title: string;
  /** Link to the full list, when the section shows a part. */
  more?: { href: string; label: string };
  children: ReactNode;
};

/** A section of the overview with heading and link. */
export function PanelSection({ id, title, more, children }: Props) {
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-2">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {more && (
          <Link href={more.href as Route} className="quiet-link gap-1 font-semibold">
            {more.label}
            <Icon name="lucide--chevron-right" className="size-4" />
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}

/** Empty state with a call to action. */
export function PanelEmpty({ icon, text, children }: { icon: IconName; text: string; children?: ReactNode }) {
  return (
    <div className="panel flex flex-col items-start gap-3 p-5">
      <p className="flex items-center gap-3 font-semibold">
        <Icon name={icon} className="text-muted-foreground" />
        {text}
      </p>
      {children}
    </div>
  );
}
