import Link from "next/link";
import { Icon } from "@/components/ui/icon";
import { formatDate } from "@/lib/core/dates";
import { formatCop } from "@/lib/core/money";
import { truncate } from "@/lib/core/text";
import { knownDevice, QUOTE_LABELS } from "@/lib/repairs/labels";
import type { QuoteStep } from "@/lib/repairs/quote-step";
import type { Repair } from "@/lib/repairs/rows";
import { ClosedBadge } from "./closed-badge";
import { CommentsFold } from "./comments-fold";
import { PromiseLine } from "./promise-line";
import { StateBadge } from "./state-badge";

type Props = { repair: Repair; quoteStep: QuoteStep | null };

/** A repair in the customer's list. */
export function RepairCard({ repair, quoteStep }: Props) {
  const { id, number, state, quote, unread } = repair;
  const [created, updated] = [formatDate(repair.createdAt), formatDate(repair.updatedAt)];
  return (
    <article className="panel relative overflow-hidden">
      <div className="group relative flex flex-col gap-3 p-5 hover:bg-muted">
        <header className="flex flex-wrap items-center gap-x-3 gap-y-2 pr-8">
          <h2 className="font-display text-lg font-bold">
            <Link href={`/servicios-tecnicos/${id}`} className="after:absolute after:inset-0">
              Reparación <span className="text-primary">{number}</span>
            </Link>
          </h2>
          {repair.closedAt ? <ClosedBadge /> : <StateBadge state={state} />}
          <Icon
            name="lucide--chevron-right"
            className="absolute top-6 right-5 size-5 text-muted-foreground group-hover:text-primary"
          />
        </header>
        <p>
          {knownDevice(repair.device) && (
            <>
              <b>{knownDevice(repair.device)}</b>:{" "}
            </>
          )}
          {truncate(repair.description, 140)}
        </p>
        <p className="flex flex-wrap gap-x-4 text-sm text-muted-foreground">
          <span>Creada el {created}</span>
          {updated !== created && <span>Última novedad el {updated}</span>}
        </p>
        <PromiseLine repair={repair} />
        {repair.outcome === "sin_reparar" && <p className="font-semibold">Entregado sin reparar</p>}
        {quote && (
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className="text-sm text-muted-foreground">Cotización</span>
            <b className="font-display text-xl text-warm">{formatCop(quote.total)}</b>
            <span className="text-sm">
              {quoteStep ? QUOTE_STEP_TEXTS[quoteStep] : QUOTE_LABELS[quote.state]}
            </span>
          </p>
        )}
      </div>
      <CommentsFold repairId={id} comments={repair.comments} unread={unread} />
    </article>
  );
}

const QUOTE_STEP_TEXTS = {
  decide: "Espera tu respuesta",
  expired: "Vencida",
  pay: "Aprobada, por pagar",
  in_review: "Pago en revisión",
  paid: "Pagada",
  rejected: "Rechazada",
  void: "Ya no se cobra",
} satisfies Record<QuoteStep, string>;
