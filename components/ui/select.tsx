import type { ComponentProps } from "react";
import { cn } from "@/lib/core/cn";

type Props = ComponentProps<"select"> & {
  /** Labels by value, rendered after the children. */
  options?: Readonly<Record<string, string>>;
};

/** Native select. */
export function Select({ className, options = {}, children, ...props }: Props) {
  return (
    <select className={cn("input", className)} {...props}>
      {children}
      {Object.entries(options).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
