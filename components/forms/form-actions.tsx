import type { ReactNode } from "react";

/** Buttons of a dialog form: sticky, except on narrow screens. */
export function FormActions({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-end gap-3 border-border sm:sticky sm:bottom-0 sm:z-10 sm:-mx-6 sm:-mb-6 sm:border-t sm:bg-card sm:px-6 sm:py-4">
      {children}
    </div>
  );
}
