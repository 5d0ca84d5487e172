"use client";

import { Button } from "@/components/ui/button";
import { leave } from "./use-unsaved-warning";

type Props = { onCancel: () => void; disabled?: boolean };

/** Leaves a form; confirms first when there are unsaved changes. */
export function CancelButton({ onCancel, disabled }: Props) {
  return (
    <Button variant="ghost" onClick={() => leave(onCancel)} disabled={disabled}>
      Cancelar
    </Button>
  );
}
