"use client";

import { useQuickAction } from "@/components/forms/use-quick-action";
import { Button } from "@/components/ui/button";
import { moveOrdersAction } from "@/lib/orders/staff/actions";
import { movedText, type rowStep, skippedText } from "@/lib/orders/staff/labels";
import { canUndo } from "@/lib/orders/staff/moves";
import { unprepare } from "./unprepare";

type Props = { id: string; number: string; step: NonNullable<ReturnType<typeof rowStep>> };

/** The usual next step of an order in the list, where it needs no data. */
export function RowStep({ id, number, step }: Props) {
  const { pending, run } = useQuickAction();
  const { move, label } = step;
  return (
    <Button
      size="sm"
      variant="outline"
      className="whitespace-nowrap"
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
