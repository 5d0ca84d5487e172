"use client";

import { Button } from "@/components/ui/button";
import { mayLeave } from "./use-unsaved-warning";

type Props = { onCancel: () => void; disabled?: boolean };

/** Leaves a form; it asks when something typed would be lost. */
export function CancelButton({ onCancel, disabled }: Props) {
  return (
    <Button variant="ghost" onClick={() => mayLeave() && onCancel()} disabled={disabled}>
      Cancelar
    </Button>
  );
}
