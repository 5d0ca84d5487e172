import type { ReactNode } from "react";

export function PanelTitle({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mb-8 flex flex-col gap-2">
      <h1 className="text-3xl sm:text-4xl">{title}</h1>
      <div className="max-w-2xl text-lg text-muted-foreground">{children}</div>
    </div>
  );
}
