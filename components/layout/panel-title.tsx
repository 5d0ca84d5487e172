import type { ReactNode } from "react";

/** Title of a page of the panel: the customers' are larger than those of the lists that staff work with. */
export function PanelTitle({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mb-4 flex flex-col gap-2 in-data-[group=customer]:mb-8">
      <h1 className="text-2xl in-data-[group=customer]:text-3xl sm:in-data-[group=customer]:text-4xl">
        {title}
      </h1>
      <div className="max-w-2xl text-muted-foreground in-data-[group=customer]:text-lg">{children}</div>
    </div>
  );
}
