import type { ComponentProps } from "react";
import { cn } from "@/lib/core/cn";

type Props = ComponentProps<"select"> & {
  /** Labels by value, rendered after the children. */
  options?: Readonly<Record<string, string>>;
};

/** Native select. */
export function Select({ className, options = {}, children, ...props }: Props) {
  return (
    <select
      className={cn(
        "min-h-11 w-full rounded-md border border-input bg-card px-3 py-2 text-base text-foreground aria-invalid:border-destructive disabled:opacity-60",
        className,
      )}
      {...props}
    >
      {children}
      {Object.entries(options).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
