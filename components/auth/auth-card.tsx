import type { ReactNode } from "react";

type Props = { title: string; lead: string; notice?: string; children: ReactNode };

export function AuthCard({ title, lead, notice, children }: Props) {
  return (
    <div className="panel flex w-full flex-col gap-5 p-6 sm:p-8">
      <div className="flex flex-col gap-1">
        <h1 className="text-2xl sm:text-3xl">{title}</h1>
        <p className="text-muted-foreground">{lead}</p>
      </div>
      {notice && (
        <p role="status" className="rounded-md border border-warm px-4 py-3 text-sm font-semibold text-warm">
          {notice}
        </p>
      )}
      {children}
    </div>
  );
}
