import type { ReactNode } from "react";
import { cn } from "@/lib/core/cn";
import { SubmitButton } from "./submit-button";
import type { useVersionedForm } from "./use-versioned-form";

type Props = {
  editor: Pick<ReturnType<typeof useVersionedForm<object, object>>, "isDirty" | "pending" | "conflict">;
  /** Label of the form's own button. */
  label: string;
  variant?: "default" | "outline";
  className?: string;
  /** Other ways to save the form. */
  children?: ReactNode;
};

/** Sticky footer of a long editor: whether everything is saved, and the save button. */
export function SaveBar({ editor, label, variant, className, children }: Props) {
  const { isDirty, pending, conflict } = editor;
  return (
    <div
      className={cn(
        "sticky bottom-(--panel-bar) z-10 -mx-2 flex flex-wrap items-center justify-end gap-x-4 gap-y-2 border-t border-border bg-background px-2 py-3",
        className,
      )}
    >
      <p role="status" className="text-sm text-muted-foreground">
        {isDirty ? "Tienes cambios sin guardar." : "Todo está guardado."}
      </p>
      <SubmitButton variant={variant} pending={pending} disabled={conflict !== undefined}>
        {label}
      </SubmitButton>
      {children}
    </div>
  );
}
