import type { ReactNode } from "react";
import { cn } from "@/lib/core/cn";

type Props = { id: string; title: string; className?: string; children: ReactNode };

/** One of the three sections of a check-in. */
export function IntakeBlock({ id, title, className, children }: Props) {
  return (
    <section
      aria-labelledby={id}
      className={cn("panel relative flex min-w-0 flex-col gap-4 p-4 sm:p-5", className)}
    >
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}
