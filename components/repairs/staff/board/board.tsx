import type { Route } from "next";
import Link from "next/link";
import { STATE_STYLES } from "@/components/repairs/state-styles";
import { Icon } from "@/components/ui/icon";
import { type ListState, listHref } from "@/lib/core/list-state";
import type { BoardColumn, RepairCard } from "@/lib/repairs/board/card";
import { viewState } from "@/lib/repairs/board/list";
import { STATE_LABELS } from "@/lib/repairs/labels";
import type { StateDialogRepair } from "../use-state-change";
import { BoardCard } from "./board-card";
import { MoveBoard, MoveColumn } from "./move-board";

type Props = { columns: BoardColumn[]; state: ListState };

/** Kanban board: a column per state, most urgent first. */
export function Board({ columns, state }: Props) {
  return (
    <MoveBoard repairs={columns.flatMap(({ cards }) => cards.map(forDialog))}>
      <div className="relative -mx-1 grid auto-cols-[minmax(14rem,1fr)] grid-flow-col snap-x gap-2 overflow-x-auto px-1 pb-4 max-sm:auto-cols-[78%] lg:auto-cols-[minmax(8.75rem,1fr)]">
        {columns.map((column) => (
          <Column key={column.state} column={column} state={state} />
        ))}
      </div>
    </MoveBoard>
  );
}

function forDialog({ id, state, quote, customer }: RepairCard): StateDialogRepair {
  return { id, state, quote, contact: { name: customer } };
}

function Column({ column, state }: { column: BoardColumn; state: ListState }) {
  const { state: name, total, expected, cards } = column;
  const list = viewState(state, "lista");
  const href = listHref({ ...list, filters: { ...list.filters, estado: name } });
  return (
    <MoveColumn
      state={name}
      aria-labelledby={`columna-${name}`}
      className="flex max-h-[max(32rem,calc(100dvh-11.5rem))] min-h-40 snap-start flex-col gap-2 rounded-lg bg-muted p-1.5 data-over:outline-3 data-over:-outline-offset-3 data-over:outline-primary"
    >
      <h2
        id={`columna-${name}`}
        className="flex items-start gap-1.5 px-1 pt-1 text-sm leading-tight lg:max-2xl:min-h-10"
      >
        <Icon
          name={STATE_STYLES[name].icon}
          className="size-4 shrink-0 text-muted-foreground lg:max-2xl:hidden"
        />
        <span className="min-w-0 wrap-anywhere">{STATE_LABELS[name]}</span>
        <span className="ml-auto font-sans font-semibold text-muted-foreground">
          <span className="sr-only">, órdenes: </span>
          {total - expected}
          {expected > 0 && <span className="block text-xs font-normal">+{expected} por llegar</span>}
        </span>
      </h2>
      {cards.length === 0 ? (
        <p className="px-1 pb-2 text-sm text-muted-foreground">
          {name === "Entregado" ? "Ninguna en los últimos 14 días" : "Ninguna orden aquí"}
        </p>
      ) : (
        <ul className="-m-1 flex min-h-0 flex-col gap-1.5 overflow-y-auto p-1">
          {cards.map((card) => (
            <BoardCard key={card.id} card={card} />
          ))}
        </ul>
      )}
      {total > cards.length && (
        <Link href={href as Route} className="quiet-link justify-center text-sm">
          Ver las {total} en la lista
        </Link>
      )}
    </MoveColumn>
  );
}
