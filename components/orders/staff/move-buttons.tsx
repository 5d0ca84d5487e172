"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import { useQuickAction } from "@/components/forms/use-quick-action";
import { Button } from "@/components/ui/button";
import { Icon, type IconName } from "@/components/ui/icon";
import { moveOrderAction } from "@/lib/orders/staff/actions";
import { MOVE_LABELS, movedText } from "@/lib/orders/staff/labels";
import { nextMove, type OrderMove } from "@/lib/orders/staff/moves";

const MoveDialog = dynamic(() => import("./move-dialog").then(({ MoveDialog }) => MoveDialog), {
  ssr: false,
});

const ICONS = {
  confirm: "lucide--check",
  prepare: "lucide--package-open",
  ship: "lucide--truck",
  transit: "lucide--route",
  out: "lucide--map-pin",
  deliver: "lucide--package-check",
  complete: "lucide--badge-check",
  track: "lucide--pencil",
  collect: "lucide--hand-coins",
  uncollect: "lucide--undo-2",
  cancel: "lucide--ban",
  back: "lucide--undo-2",
} satisfies Record<OrderMove, IconName>;

type Props = {
  orderId: string;
  number: string;
  stamp: string;
  moves: OrderMove[];
  /** Amount the courier collects on delivery; 0 when paid. */
  toCollect: number;
  shipment: { carrier: string; tracking: string; estimated: string };
  /** The parcel was shipped: cancelling means that it was returned. */
  isAway: boolean;
  isConfirmed: boolean;
};

/** Buttons of the allowed moves, the usual next one first. */
export function MoveButtons({ orderId, number, stamp, moves, ...facts }: Props) {
  // The stamp at the time of opening: the page may refresh meanwhile.
  const [asking, setAsking] = useState<{ move: OrderMove; stamp: string }>();
  const target = { orderId, number, stamp };
  const { pending, run } = useQuickAction();
  const moveNow = (move: OrderMove) =>
    run(() => moveOrderAction({ orderId, move, stamp, details: {} }), movedText(number, move));
  const next = nextMove(moves);
  const sorted = [...moves.filter((move) => move === next), ...moves.filter((move) => move !== next)];
  const needsInput = (move: OrderMove) =>
    ["ship", "track", "collect", "uncollect", "cancel", "back"].includes(move) ||
    (move === "deliver" && facts.toCollect > 0);

  return (
    <>
      {sorted.map((move) => (
        <Button
          key={move}
          variant={move === next ? "default" : "outline"}
          className={move === "cancel" ? "text-destructive" : undefined}
          disabled={pending}
          aria-haspopup={needsInput(move) ? "dialog" : undefined}
          onClick={() => (needsInput(move) ? setAsking({ move, stamp }) : moveNow(move))}
        >
          <Icon name={ICONS[move]} />
          {MOVE_LABELS[move]}
        </Button>
      ))}
      {asking && (
        <MoveDialog
          {...facts}
          target={{ ...target, stamp: asking.stamp }}
          move={asking.move}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
}
