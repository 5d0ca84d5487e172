import type { ComponentProps } from "react";
import { cn } from "@/lib/core/cn";

/**
 * A table that scrolls inside its frame. The frame is positioned, so that visually hidden texts stay inside. `label` is
 * its accessible name.
 */
export function Table({ label, className, ...props }: ComponentProps<"table"> & { label: string }) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="panel relative overflow-x-auto"
    >
      <table className={cn("w-full border-collapse text-left text-sm", className)} {...props} />
    </section>
  );
}

export function Th({ className, ...props }: ComponentProps<"th">) {
  return (
    <th
      scope="col"
      className={cn(
        "h-11 border-b border-border px-3 font-semibold whitespace-nowrap text-muted-foreground first:pl-4 last:pr-4",
        className,
      )}
      {...props}
    />
  );
}

export function Td({ className, ...props }: ComponentProps<"td">) {
  return (
    <td
      className={cn(
        "border-b border-border px-3 py-2 align-middle first:pl-4 last:pr-4 in-[tr:last-child]:border-b-0",
        className,
      )}
      {...props}
    />
  );
}
