"use client";

import { Button } from "@/components/ui/button";
import { mayLeave } from "./use-unsaved-warning";

type Props = { onCancel: () => void; disabled?: boolean };

/** Leaves a form; confirms first when there are unsaved changes. */
export function CancelButton({ onCancel, disabled }: Props) {
  return (
    <Button variant="ghost" onClick={() => mayLeave() && onCancel()} disabled={disabled}>
      Cancelar
    </Button>
  );
}
