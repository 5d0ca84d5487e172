import type { ReactNode } from "react";

/** Small line above a title. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return (
    <p className="mb-2 flex items-center gap-2 font-display text-sm font-bold uppercase tracking-[0.14em] text-warm">
      <span aria-hidden className="flex">
        <span className="size-2 bg-warm-solid" />
        <span className="size-2 bg-primary-solid" />
      </span>
      {children}
    </p>
  );
}
