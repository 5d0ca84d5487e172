import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";

type Props = ComponentProps<typeof Button> & { pending: boolean; pendingText?: string };

/** Disabled while pending, with its own text. */
export function SubmitButton({ pending, pendingText = "Guardando...", children, disabled, ...props }: Props) {
  return (
    <Button type="submit" disabled={pending || disabled} aria-busy={pending} {...props}>
      {pending ? pendingText : children}
    </Button>
  );
}
