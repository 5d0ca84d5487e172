"use client";

import dynamic from "next/dynamic";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { RepairState } from "@/lib/repairs/types";
import type { StateDialogRepair } from "../staff/state-dialog";
import { MoveChoice } from "./move-choice";

const StateDialog = dynamic(() => import("../staff/state-dialog").then((module) => module.StateDialog), {
  ssr: false,
});

type Card = { repairId: string; number: string; from: RepairState };
type Move = Card & { to: RepairState };

type Props = {
  /** What the dialog must know of each card. */
  repairs: StateDialogRepair[];
  children: ReactNode;
};

/**
 * Makes the server's cards movable, by drag between columns or by each card's button. Whichever way, the dialog with
 * the photos follows: no state changes without one.
 */
export function MoveBoard({ repairs, children }: Props) {
  const board = useRef<HTMLDivElement>(null);
  const [asking, setAsking] = useState<Card>();
  const [move, setMove] = useState<Move>();

  useEffect(() => {
    const element = board.current;
    if (!element) return;
    const release = listenToDrags(element, setMove);
    const click = ({ target }: MouseEvent) => {
      const card = (target as Element).closest("[data-move]") && cardOf(target);
      if (card) setAsking(card);
    };
    element.addEventListener("click", click);
    return () => {
      release();
      element.removeEventListener("click", click);
    };
  }, []);

  const repair = repairs.find(({ id }) => id === move?.repairId);
  return (
    <>
      <div ref={board}>{children}</div>
      <MoveChoice
        card={asking}
        onClose={() => setAsking(undefined)}
        onChoose={(to) => {
          setAsking(undefined);
          if (asking) setMove({ ...asking, to });
        }}
      />
      {move && repair && (
        <StateDialog key={repair.id} repair={repair} state={move.to} onClose={() => setMove(undefined)} />
      )}
    </>
  );
}

function cardOf(target: EventTarget | null): Card | undefined {
  const card = (target as Element | null)?.closest<HTMLElement>("[data-repair]");
  const { repair, number, state } = card?.dataset ?? {};
  return repair && number && state ? { repairId: repair, number, from: state as RepairState } : undefined;
}

/** Drags of cards within the board; Recibido takes none, for it is where orders begin. */
function listenToDrags(board: HTMLElement, onMove: (move: Move) => void): () => void {
  let dragged: Card | undefined;
  let over: HTMLElement | null = null;

  const mark = (column: HTMLElement | null) => {
    over?.removeAttribute("data-over");
    over = column;
    over?.setAttribute("data-over", "");
  };
  const columnOf = (target: EventTarget | null) => {
    const column = (target as Element).closest<HTMLElement>("[data-column]");
    const to = column?.dataset.column;
    return dragged && to && to !== dragged.from && to !== "Recibido" ? column : null;
  };
  const start = (event: DragEvent) => {
    dragged = cardOf(event.target);
    if (dragged) event.dataTransfer?.setData("text/plain", dragged.number);
  };
  const enter = (event: DragEvent) => {
    const column = columnOf(event.target);
    mark(column);
    if (column) event.preventDefault();
  };
  const drop = (event: DragEvent) => {
    const to = columnOf(event.target)?.dataset.column;
    if (!dragged || !to) return;
    event.preventDefault();
    onMove({ ...dragged, to: to as RepairState });
  };
  const end = () => {
    mark(null);
    dragged = undefined;
  };

  const listeners = [
    ["dragstart", start],
    ["dragover", enter],
    ["drop", drop],
    ["dragend", end],
  ] as const;
  for (const [name, listener] of listeners) board.addEventListener(name, listener);
  return () => {
    for (const [name, listener] of listeners) board.removeEventListener(name, listener);
  };
}
