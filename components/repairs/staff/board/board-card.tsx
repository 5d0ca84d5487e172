import type { Route } from "next";
import Link from "next/link";
import { UnreadMark } from "@/components/repairs/unread-mark";
import { Badge } from "@/components/ui/badge";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/core/cn";
import { formatCop } from "@/lib/core/money";
import { QUOTE_STEPS } from "@/lib/repairs/board/labels";
import type { RepairCard } from "@/lib/repairs/board/types";
import { deviceName } from "@/lib/repairs/labels";
import { MoveButton, MoveCard } from "./move-board";
import { PromiseBadge } from "./promise-badge";

const EDGES: Partial<Record<RepairCard["promise"]["kind"], string>> = {
  late: "border-l-destructive",
  soon: "border-l-warm",
  rejected: "border-l-warm",
};

/** A repair on the board. */
export function BoardCard({ card }: { card: RepairCard }) {
  const { id, number, quote, promise, technician } = card;
  const path = `/admin/servicios-tecnicos/${id}` as Route;
  return (
    <MoveCard
      card={{ id, number, state: card.state }}
      className={cn(
        "panel relative flex cursor-grab flex-col [-webkit-touch-callout:none] select-none gap-2 border-l-4 p-3 hover:border-primary active:cursor-grabbing",
        EDGES[promise.kind] ?? "border-l-input",
      )}
    >
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="font-display text-base font-bold">
          <Link
            href={path}
            draggable={false}
            aria-label={`Orden ${number}`}
            className="text-primary after:absolute after:inset-0"
          >
            {number}
          </Link>
        </h3>
        {card.unread > 0 && <UnreadMark count={card.unread} />}
        {card.isComplex && <Badge variant="outline">Compleja</Badge>}
      </div>
      <div className="min-w-0">
        <p className="line-clamp-2 font-semibold break-words">{deviceName(card.device)}</p>
        <p className="truncate text-sm text-muted-foreground">{card.customer || "Sin nombre"}</p>
      </div>
      <PromiseBadge promise={promise} />
      <div className="flex items-end justify-between gap-2">
        <div className="min-w-0 text-xs text-muted-foreground">
          {quote && (
            <p>
              {formatCop(quote.total)}: {QUOTE_STEPS[quote.step]}
            </p>
          )}
          <p className="flex items-center gap-1">
            <Icon name="lucide--user-round" className="size-3.5 shrink-0" />
            <span className="truncate">{technician ?? "Sin técnico"}</span>
          </p>
          <p>hace {card.age}</p>
        </div>
        <CardAction card={card} />
      </div>
    </MoveCard>
  );
}

/** Above the link that covers the card. */
function CardAction({ card: { id, number, state, isExpected } }: { card: RepairCard }) {
  const look = cn(buttonVariants({ variant: "outline", size: "icon" }), "relative z-10 shrink-0");
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
