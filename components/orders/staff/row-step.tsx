"use client";

import { useQuickAction } from "@/components/forms/use-quick-action";
import { Button } from "@/components/ui/button";
import { moveOrdersAction } from "@/lib/orders/staff/actions";
import { movedText, ROW_STEPS, skippedText } from "@/lib/orders/staff/labels";
import { canUndo } from "@/lib/orders/staff/moves";
import type { OrderStage } from "@/lib/orders/types";
import { unprepare } from "./unprepare";

type Props = { id: string; number: string; stage: OrderStage };

/** The usual next step of an order in the list, where it needs no data. */
export function RowStep({ id, number, stage }: Props) {
  const { pending, run } = useQuickAction();
  const step = ROW_STEPS[stage];
  if (!step) return null;
  const { move, label } = step;
  return (
    <Button
      size="sm"
      variant="outline"
      disabled={pending}
      aria-busy={pending}
      aria-label={`${label} el pedido ${number}`}
      onClick={() =>
        run(
          () => moveOrdersAction({ orderIds: [id], move }),
          ({ moved, skipped }) =>
            moved.length === 0
              ? skippedText(skipped)
              : { ...movedText(number, move), ...(canUndo(move) && { undo: () => unprepare(moved) }) },
        )
      }
    >
      {label}
    </Button>
  );
}
