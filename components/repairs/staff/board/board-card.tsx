import type { Route } from "next";
import Link from "next/link";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/core/cn";
import { formatCop } from "@/lib/core/money";
import type { RepairCard } from "@/lib/repairs/board/card";
import { QUOTE_STEPS } from "@/lib/repairs/board/labels";
import { deviceName } from "@/lib/repairs/labels";
import { MoveButton, MoveCard } from "./move-board";
import { PromiseBadge } from "./promise-badge";
import { UnreadLink } from "./unread-link";

const EDGES: Partial<Record<RepairCard["promise"]["kind"], string>> = {
  late: "border-l-destructive",
  soon: "border-l-warm",
  rejected: "border-l-warm",
};

/** A repair on the board. */
export function BoardCard({ card }: { card: RepairCard }) {
  const { id, number, quote, promise, technician } = card;
  const device = deviceName(card.device);
  const more = [
    quote && `${formatCop(quote.total)} ${QUOTE_STEPS[quote.step]}`,
    card.isComplex && "Compleja",
    technician,
  ]
    .filter(Boolean)
    .join(" · ");
  const path = `/admin/servicios-tecnicos/${id}` as Route;
  return (
    <MoveCard
      card={{ id, number, state: card.state }}
      isFixed={card.isExpected}
      className={cn(
        "panel relative flex flex-col [-webkit-touch-callout:none] select-none rounded-md border-l-4 px-2 py-1.5 leading-snug hover:border-primary",
        !card.isExpected && "cursor-grab active:cursor-grabbing",
        EDGES[promise.kind] ?? "border-l-input",
      )}
    >
      <div className="flex items-center gap-x-1.5">
        <h3 className="font-display text-base font-bold">
          <Link
            href={path}
            draggable={false}
            aria-label={`Orden ${number}`}
            title={`Llegó hace ${card.age}`}
            className="text-primary after:absolute after:inset-0"
          >
            {number}
          </Link>
        </h3>
        <span className="ml-auto">
          <CardAction card={card} />
        </span>
      </div>
      <p className="truncate text-sm font-semibold" title={device}>
        {card.device.model || device}
      </p>
      <p className="truncate text-sm text-muted-foreground">{card.customer || "Sin nombre"}</p>
      <PromiseBadge promise={promise} className="items-start gap-1 text-xs leading-tight text-balance" />
      {more && (
        <p className="line-clamp-2 text-xs leading-tight text-muted-foreground" title={more}>
          {more}
        </p>
      )}
      {card.unread > 0 && (
        <p className="mt-1">
          <UnreadLink id={id} number={number} count={card.unread} />
        </p>
      )}
    </MoveCard>
  );
}

/** Above the link that covers the card. */
function CardAction({ card: { id, number, state, isExpected } }: { card: RepairCard }) {
  const look = cn(
    buttonVariants({ variant: "ghost", size: "icon" }),
    "relative z-10 -mr-1 shrink-0 pointer-fine:size-7 pointer-fine:min-h-0 pointer-fine:min-w-0",
  );
  if (isExpected) {
    const label = `Recibir el equipo de la orden ${number}`;
    return (
      <Link
        href={`/admin/servicios-tecnicos/nueva?orden=${id}`}
        data-no-drag
        aria-label={label}
        title={label}
        className={look}
      >
        <Icon name="lucide--clipboard-plus" />
      </Link>
    );
  }
  return <MoveButton card={{ id, number, state }} className={look} />;
}
