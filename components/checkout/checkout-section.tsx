import type { ReactNode } from "react";
import { cn } from "@/lib/core/cn";

type Props = {
  step: number;
  title: string;
  /** Not reached yet: only its title is shown. */
  isAhead?: boolean;
  children?: ReactNode;
};

/** A numbered step of the checkout. */
export function CheckoutSection({ step, title, isAhead = false, children }: Props) {
  const id = `paso-${step}`;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h2 id={id} className={cn("flex items-center gap-3 text-xl", isAhead && "text-muted-foreground")}>
        <span
          aria-hidden
          className={cn(
            "grid size-8 shrink-0 place-items-center rounded-full text-base",
            isAhead ? "bg-muted" : "bg-primary-solid text-primary-solid-foreground",
          )}
        >
          {step}
        </span>
        {title}
      </h2>
      {children}
    </section>
  );
}
