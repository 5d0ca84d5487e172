import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/core/cn";
import { formatDate, formatDateTime } from "@/lib/core/dates";
import { formatCop } from "@/lib/core/money";
import { decisionLabel } from "@/lib/repairs/decision-label";
import { QUOTE_LABELS } from "@/lib/repairs/labels";
import { quoteDue } from "@/lib/repairs/quote-step";
import type { QuoteState, RepairQuote } from "@/lib/repairs/rows";

type Props = {
  quote: RepairQuote;
  isExpired: boolean;
  /** The device was returned unrepaired: nothing to pay. */
  isVoid: boolean;
  /** Actions: decide, pay. */
  children?: ReactNode;
};

const TONES = {
  pendiente: "border-transparent bg-warm-solid text-warm-solid-foreground",
  aprobada: "border-success text-success",
  rechazada: "border-destructive text-destructive",
} satisfies Record<QuoteState, string>;

/** A quote's lines, total and decision. */
export function QuoteCard({ quote, isExpired, isVoid, children }: Props) {
  const { total, deposit, lines, note, state } = quote;
  return (
    <section
      aria-labelledby="cotizacion"
      className={cn(
        "panel flex flex-col gap-4 p-5",
        state === "pendiente" && !isExpired && !isVoid && "border-warm",
      )}
    >
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="cotizacion" className="text-xl">
          Cotización
        </h2>
        <span
          className={cn(
            "rounded-sm border px-2.5 py-1 font-display text-sm font-bold tracking-wide uppercase",
            isExpired || isVoid ? "border-input text-muted-foreground" : TONES[state],
          )}
        >
          {isVoid ? "Ya no se cobra" : isExpired ? "Vencida" : quote.paidAt ? "Pagada" : QUOTE_LABELS[state]}
        </span>
      </header>
      {lines.length > 0 && (
        <dl className="flex flex-col divide-y">
          {lines.map(({ concept, quantity, amount }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a quote never move
            <div key={index} className="flex flex-wrap justify-between gap-x-4 py-2">
              <dt>{quantity > 1 ? `${quantity} × ${concept}` : concept}</dt>
              <dd className="ml-auto tabular">{formatCop(amount)}</dd>
            </div>
          ))}
        </dl>
      )}
      <dl className="flex flex-col gap-1 border-t pt-3">
        <Sum label="Total, IVA incluido" amount={formatCop(total)} isMain={deposit === 0} />
        {deposit > 0 && (
          <>
            <Sum label="Anticipo recibido" amount={`-${formatCop(deposit)}`} />
            <Sum
              label={quote.paidAt ? "Saldo pagado" : isVoid ? "Saldo que no se cobra" : "Saldo por pagar"}
              amount={formatCop(quoteDue(quote))}
              isMain
            />
          </>
        )}
      </dl>
      {note && <p className="whitespace-pre-line text-muted-foreground">{note}</p>}
      <QuoteFacts quote={quote} isExpired={isExpired} isVoid={isVoid} />
      {children}
    </section>
  );
}

function Sum({ label, amount, isMain }: { label: string; amount: string; isMain?: boolean }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className={cn(isMain && "font-semibold")}>{label}</dt>
      <dd className={cn("ml-auto", isMain ? "font-display text-3xl font-bold text-warm" : "tabular")}>
        {amount}
      </dd>
    </div>
  );
}

function QuoteFacts({ quote, isExpired, isVoid }: Omit<Props, "children">) {
  const { state, validUntil, paidAt } = quote;
  const decision = decisionLabel(quote);
  return (
    <ul className="flex flex-col gap-1.5 text-sm">
      {state === "pendiente" && validUntil && !isVoid && (
        <li className="flex gap-2 text-muted-foreground">
          <Icon name="lucide--clock" className="mt-0.5 size-4" />
          {isExpired
            ? `Venció el ${formatDate(validUntil)}. Escríbenos y te enviamos una nueva.`
            : `Válida hasta el ${formatDate(validUntil)}.`}
        </li>
      )}
      {decision && (
        <li className="flex gap-2">
          <Icon
            name={state === "aprobada" ? "lucide--badge-check" : "lucide--circle-x"}
            className={cn("mt-0.5 size-4", state === "aprobada" ? "text-success" : "text-destructive")}
          />
          {decision}
        </li>
      )}
      {paidAt && (
        <li className="flex gap-2">
          <Icon name="lucide--credit-card" className="mt-0.5 size-4 text-success" />
          Pagada el {formatDateTime(paidAt)}
        </li>
      )}
    </ul>
  );
}
