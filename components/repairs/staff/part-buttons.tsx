"use client";

import { useQuickAction } from "@/components/forms/use-quick-action";
import { Button } from "@/components/ui/button";
import { applyPartAction, returnPartAction } from "@/lib/repairs/staff/actions";

type PlannedProps = {
  repairId: string;
  quoteId: string;
  line: number;
  quantity: number;
  name: string;
};

/** Records a quoted part as installed. */
export function ApplyPartButton({ name, ...part }: PlannedProps) {
  const { pending, run } = useQuickAction();
  return (
    <Button
      size="sm"
      disabled={pending}
      aria-label={`Usar repuesto: ${name}`}
      onClick={() =>
        run(() => applyPartAction({ from: "quote", ...part }), {
          title: "Repuesto usado",
          description: `${part.quantity} × ${name}`,
        })
      }
    >
      {pending ? "Guardando..." : "Usar repuesto"}
    </Button>
  );
}

/** Removes an installed part. */
export function ReturnPartButton({ name, partId }: { partId: string; name: string }) {
  const { pending, run } = useQuickAction();
  return (
    <Button
      variant="outline"
      size="sm"
      disabled={pending}
      aria-label={`Devolver: ${name}`}
      onClick={() =>
        run(() => returnPartAction({ partId }), { title: "Repuesto devuelto", description: name })
      }
    >
      {pending ? "Guardando..." : "Devolver"}
    </Button>
  );
}
