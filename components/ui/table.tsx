import type { ComponentProps } from "react";
import { cn } from "@/lib/core/cn";

/**
 * A table that scrolls inside its frame. The frame is positioned, so that visually hidden texts stay inside. `label` is
 * its accessible name. With `cards` its rows are cards on phones, arranged by each cell's order and width.
 */
export function Table({
  label,
  cards = false,
  className,
  ...props
}: ComponentProps<"table"> & { label: string; cards?: boolean }) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="panel relative overflow-x-auto"
    >
      <table
        className={cn("w-full border-collapse text-left text-sm", cards && "data-table", className)}
        {...props}
      />
    </section>
  );
}

export function Th({ className, ...props }: ComponentProps<"th">) {
  return (
    <th
      scope="col"
      className={cn(
        "h-7 border-b border-border px-2.5 text-xs font-semibold whitespace-nowrap text-muted-foreground first:pl-4 last:pr-4",
        className,
      )}
      {...props}
    />
  );
}

export function Td({ className, ...props }: ComponentProps<"td">) {
  return <td className={cn("cell", className)} {...props} />;
}
