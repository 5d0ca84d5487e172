"use client";

import { useDraggable, useDroppable } from "@dnd-kit/react";
import dynamic from "next/dynamic";
import { type ComponentProps, createContext, type ReactNode, useContext, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { PointerDragArea } from "@/components/ui/sortable";
import type { RepairState } from "@/lib/repairs/rows";
import type { StateDialogRepair } from "../use-state-change";
import { MoveChoice } from "./move-choice";

const StateDialog = dynamic(() => import("../state-dialog").then((module) => module.StateDialog), {
  ssr: false,
});

/** Data of a card that a move needs. */
export type MovableCard = { id: string; number: string; state: RepairState };

type Props = {
  /** Data of a card that the dialog needs. */
  repairs: StateDialogRepair[];
  children: ReactNode;
};

const AskWhereTo = createContext<(card: MovableCard) => void>(() => undefined);

/**
 * Makes cards movable by drag or by their button. Both open the dialog with the photos: no state changes without one.
 */
export function MoveBoard({ repairs, children }: Props) {
  const [asking, setAsking] = useState<MovableCard>();
  const [move, setMove] = useState<{ id: string; to: RepairState }>();
  const repair = repairs.find(({ id }) => id === move?.id);
  return (
    <AskWhereTo value={setAsking}>
      <PointerDragArea
        onDragEnd={({ canceled, operation: { source, target } }) => {
          if (!canceled && source && target) setMove({ id: String(source.id), to: target.id as RepairState });
        }}
      >
        {children}
      </PointerDragArea>
      <MoveChoice
        card={asking}
        onClose={() => setAsking(undefined)}
        onChoose={(to) => {
          setAsking(undefined);
          if (asking) setMove({ id: asking.id, to });
        }}
      />
      {move && repair && (
        <StateDialog key={repair.id} repair={repair} state={move.to} onClose={() => setMove(undefined)} />
      )}
    </AskWhereTo>
  );
}

/** A drop target; Recibido accepts none, since it is the initial state. */
export function MoveColumn({ state, ...props }: ComponentProps<"section"> & { state: RepairState }) {
  const { ref, isDropTarget } = useDroppable({
    id: state,
    disabled: state === "Recibido",
    accept: ({ data }) => data.state !== state,
  });
  return <section ref={ref} data-over={isDropTarget || undefined} {...props} />;
}

type CardProps = ComponentProps<"li"> & {
  card: MovableCard;
  /** It cannot be moved: its device has not arrived. */
  isFixed: boolean;
};

/** Touch needs a long press to drag, so that the board still scrolls. */
export function MoveCard({ card, isFixed, ...props }: CardProps) {
  const { ref } = useDraggable({ id: card.id, data: card, disabled: isFixed });
  return <li ref={ref} data-repair={card.id} {...props} />;
}

export function MoveButton({ card, className }: { card: MovableCard; className: string }) {
  const ask = useContext(AskWhereTo);
  const label = `Mover la orden ${card.number}`;
  return (
    <button
      type="button"
      data-no-drag
      aria-haspopup="dialog"
      aria-label={label}
      title={label}
      onClick={() => ask(card)}
      className={className}
    >
      <Icon name="lucide--arrow-right-left" />
    </button>
  );
}
