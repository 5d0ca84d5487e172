"use client";

import dynamic from "next/dynamic";
import { type ComponentProps, useState } from "react";
import { useQuickAction } from "@/components/forms/use-quick-action";
import { Button } from "@/components/ui/button";
import { Icon, type IconName } from "@/components/ui/icon";
import { type MenuEntry, MoreMenu } from "@/components/ui/more-menu";
import { moveOrderAction } from "@/lib/orders/staff/actions";
import { movedText, moveLabel, UNDO_REASON } from "@/lib/orders/staff/labels";
import { canUndo, isRevert, nextMove, type OrderMove, otherMove } from "@/lib/orders/staff/moves";
import type { RefundLine } from "@/lib/orders/staff/rows";
import type { DeliveryKind } from "@/lib/orders/types";
import type { ChangeDialogProps } from "./lines/change-dialog";
import type { MoveDialog as MoveDialogType } from "./move-dialog";
import type { RefundDialogProps } from "./refund-dialog";
import type { ReturnDialogProps } from "./return-dialog";

const MoveDialog = dynamic(() => import("./move-dialog").then(({ MoveDialog }) => MoveDialog), {
  ssr: false,
});
const HandOverDialog = dynamic(
  () => import("./hand-over-dialog").then(({ HandOverDialog }) => HandOverDialog),
  { ssr: false },
);
const SwitchDialog = dynamic(() => import("./switch-dialog").then(({ SwitchDialog }) => SwitchDialog), {
  ssr: false,
});
const ChangeDialog = dynamic(() => import("./lines/change-dialog").then(({ ChangeDialog }) => ChangeDialog), {
  ssr: false,
});
const RefundDialog = dynamic(() => import("./refund-dialog").then(({ RefundDialog }) => RefundDialog), {
  ssr: false,
});
const ReturnDialog = dynamic(() => import("./return-dialog").then(({ ReturnDialog }) => ReturnDialog), {
  ssr: false,
});

const ICONS = {
  confirm: "lucide--check",
  prepare: "lucide--package-open",
  ship: "lucide--truck",
  ready: "lucide--package-check",
  hand_over: "lucide--hand-helping",
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
  /** What the move's dialog shows. */
  facts: Omit<ComponentProps<typeof MoveDialogType>, "target" | "move" | "onClose">;
  /** Absent when what it has cannot be changed now. */
  change?: Pick<ChangeDialogProps, "total" | "isPaid" | "lines"> | undefined;
  /** Absent when nothing is refundable. */
  refund?: Omit<RefundDialogProps, "orderId" | "number" | "onClose"> & { label: string };
  /** Shipped units that may come back. */
  out: ReturnDialogProps["lines"];
  hasSlip: boolean;
  isOnlyCodes: boolean;
  delivery: DeliveryKind;
  canSwitch: boolean;
  /** Wrong codes left at the hand-over. */
  tries: number;
};

type Asking =
  | { move: OrderMove | "switch" | "change"; stamp: string }
  | { refund: RefundLine[] }
  | "refund"
  | "return";

/** The usual next step, the one that skips it, and all other actions under 'Más'. */
export function OrderActions({ orderId, number, stamp, moves, facts, change, refund, out, ...order }: Props) {
  const { hasSlip, isOnlyCodes, delivery, canSwitch, tries } = order;
  // The stamp at the time of opening: the page may refresh meanwhile.
  const [asking, setAsking] = useState<Asking>();
  const { pending, run } = useQuickAction();
  const next = nextMove(moves);
  const other = otherMove(moves);
  const close = () => setAsking(undefined);

  const needsInput = (move: OrderMove) =>
    ["ship", "hand_over", "track", "collect", "uncollect", "cancel", "back"].includes(move) ||
    (move === "deliver" && facts.toCollect > 0);
  const start = (move: OrderMove) =>
    needsInput(move)
      ? setAsking({ move, stamp })
      : run(
          () => moveOrderAction({ orderId, move, stamp, details: {} }),
          (moved) => ({
            ...movedText(number, move, isOnlyCodes),
            ...(canUndo(move) && {
              undo: () =>
                moveOrderAction({
                  orderId,
                  move: "back",
                  stamp: moved.stamp,
                  details: { reason: UNDO_REASON },
                }),
            }),
          }),
        );
  const entryOf = (move: OrderMove): MenuEntry => ({
    label: moveLabel(move, isOnlyCodes),
    icon: ICONS[move],
    isDangerous: isRevert(move),
    opensDialog: needsInput(move),
    onSelect: () => start(move),
  });

  const entries: MenuEntry[] = [
    ...moves
      .filter((move) => move !== next)
      .map((move) => ({ ...entryOf(move), isPhoneOnly: move === other })),
    ...(change
      ? [
          {
            label: "Cambiar lo que lleva",
            icon: "lucide--list-plus",
            opensDialog: true,
            onSelect: () => setAsking({ move: "change", stamp }),
          } as const,
        ]
      : []),
    ...(canSwitch
      ? [
          {
            label: delivery === "tienda" ? "Enviarlo a una dirección" : "Que lo recoja en la tienda",
            icon: delivery === "tienda" ? "lucide--truck" : "lucide--store",
            opensDialog: true,
            onSelect: () => setAsking({ move: "switch", stamp }),
          } as const,
        ]
      : []),
    ...(hasSlip
      ? [
          {
            label: "Remisión (PDF)",
            icon: "lucide--printer",
            href: `/api/orders/remision?ids=${orderId}`,
          } as const,
        ]
      : []),
    { label: "Comprobante (PDF)", icon: "lucide--file-down", href: `/api/orders/${orderId}/comprobante` },
    ...(out.length > 0
      ? [
          {
            label: "Devolver al inventario",
            icon: "lucide--package-plus",
            opensDialog: true,
            onSelect: () => setAsking("return"),
          } as const,
        ]
      : []),
    ...(refund
      ? [
          {
            label: refund.label,
            icon: "lucide--banknote",
            isDangerous: true,
            opensDialog: true,
            onSelect: () => setAsking("refund"),
          } as const,
        ]
      : []),
  ];

  return (
    <>
      {[next, other].map(
        (move) =>
          move && (
            <Button
              key={move}
              variant={move === next ? "default" : "outline"}
              className={move === next ? "max-lg:flex-1" : "max-lg:flex-1 max-sm:hidden"}
              disabled={pending}
              aria-haspopup={needsInput(move) ? "dialog" : undefined}
              onClick={() => start(move)}
            >
              <Icon name={move === "deliver" && isOnlyCodes ? "lucide--check" : ICONS[move]} />
              {moveLabel(move, isOnlyCodes)}
            </Button>
          ),
      )}
      <MoreMenu entries={entries} disabled={pending} />
      {typeof asking === "object" && "refund" in asking && refund && (
        <RefundDialog
          {...refund}
          startsWith={asking.refund}
          orderId={orderId}
          number={number}
          onClose={close}
        />
      )}
      {typeof asking === "object" &&
        "move" in asking &&
        (asking.move === "change" ? (
          change && (
            <ChangeDialog
              {...change}
              target={{ orderId, number, stamp: asking.stamp }}
              delivery={delivery}
              onRefund={refund ? (lines) => setAsking({ refund: lines }) : null}
              onClose={close}
            />
          )
        ) : asking.move === "switch" ? (
          <SwitchDialog
            target={{ orderId, number, stamp: asking.stamp }}
            to={delivery === "tienda" ? "envio" : "tienda"}
            onClose={close}
          />
        ) : asking.move === "hand_over" ? (
          <HandOverDialog
            target={{ orderId, number, stamp: asking.stamp }}
            toCollect={facts.toCollect}
            tries={tries}
            onClose={close}
          />
        ) : (
          <MoveDialog
            {...facts}
            target={{ orderId, number, stamp: asking.stamp }}
            move={asking.move}
            onClose={close}
          />
        ))}
      {asking === "refund" && refund && (
        <RefundDialog {...refund} orderId={orderId} number={number} onClose={close} />
      )}
      {asking === "return" && <ReturnDialog orderId={orderId} lines={out} onClose={close} />}
    </>
  );
}
