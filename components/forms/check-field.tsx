import type { ComponentProps, ReactNode } from "react";
import { cn } from "@/lib/core/cn";

type Props = Omit<ComponentProps<"input">, "type" | "id" | "className" | "children"> & {
  id: string;
  error?: string;
  /** Effect of ticking the box. */
  hint?: string;
  /** Label of the checkbox. */
  children: ReactNode;
};

/** A checkbox with its text and error. */
export function CheckField({ id, error, hint, children, ...input }: Props) {
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-start gap-3">
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={cn(hint && `${id}-hint`, error && `${id}-error`) || undefined}
          className="check mt-0.5"
        />
        <label htmlFor={id} className="text-sm">
          {children}
        </label>
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted-foreground">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-sm font-semibold text-destructive">
          {error}
        </p>
      )}
    </div>
  );
}
