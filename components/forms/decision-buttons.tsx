"use client";

import { useQuickAction } from "@/components/forms/use-quick-action";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { ActionResult } from "@/lib/core/result";

type Decision = "approved" | "rejected";

type Props = {
  status: Decision | "pending";
  /** Name of the item, for screen readers: "la reseña de Ana". */
  about: string;
  /** Toast text of each decision. */
  done: Record<Decision | "pending", string>;
  onDecide: (status: Decision) => Promise<ActionResult<unknown>>;
  onUndo: () => Promise<ActionResult<unknown>>;
};

/** Approve and reject buttons of a pending item, or an undo button afterwards. */
export function DecisionButtons({ status, about, done, onDecide, onUndo }: Props) {
  const { pending, run } = useQuickAction();
  const label = (text: string) => `${text} ${about}`;
  const decide = (decision: Decision) =>
    run(() => onDecide(decision), { title: done[decision], undo: onUndo });
  if (status !== "pending")
    return (
      <Button
        variant="outline"
        size="sm"
        disabled={pending}
        aria-label={label("Deshacer:")}
        onClick={() => run(onUndo, done.pending)}
      >
        <Icon name="lucide--undo-2" />
        Deshacer
      </Button>
    );
  return (
    <>
      <Button size="sm" disabled={pending} aria-label={label("Aprobar")} onClick={() => decide("approved")}>
        <Icon name="lucide--check" />
        Aprobar
      </Button>
      <Button
        variant="outline"
        size="sm"
        disabled={pending}
        aria-label={label("Rechazar")}
        onClick={() => decide("rejected")}
      >
        <Icon name="lucide--x" />
        Rechazar
      </Button>
    </>
  );
}
