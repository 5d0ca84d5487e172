import type { ReactNode } from "react";

/** What stands in an OwnSlot when there is nothing of the user's to show. */
export function OwnNothing({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="panel flex flex-col items-center justify-center gap-1 p-5 text-center text-pretty">
      <p className="font-display text-lg font-bold">{title}</p>
      <p className="text-muted-foreground">{children}</p>
    </div>
  );
}
