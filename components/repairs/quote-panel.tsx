import { quoteStep } from "@/lib/repairs/quote-step";
import type { Repair, RepairQuote } from "@/lib/repairs/rows";
import { PayQuoteButton } from "./pay-quote-button";
import { QuoteActions } from "./quote-actions";
import { QuoteCard } from "./quote-card";

type Props = {
  repair: Pick<Repair, "outcome" | "closedAt">;
  quote: RepairQuote;
  now: number;
  /** Token of the public link, for guests. */
  token?: string;
};

/** The quote with the customer's actions. */
export function QuotePanel({ repair, quote, now, token }: Props) {
  const step = repair.closedAt ? null : quoteStep(quote, now, repair.outcome);
  return (
    <QuoteCard quote={quote} isExpired={step === "expired"} isVoid={step === "void"}>
      {step === "decide" && (
        // Remount for a new quote: consents apply to one quote only.
        <div key={quote.id} className="needs-script">
          <QuoteActions quoteId={quote.id} total={quote.total} token={token} />
        </div>
      )}
      {step === "pay" && (
        <div className="needs-script">
          <PayQuoteButton quoteId={quote.id} token={token} />
        </div>
      )}
      {step === "in_review" && (
        <p role="status" className="font-semibold">
          Estamos revisando tu pago. Esta página se actualiza sola.
        </p>
      )}
    </QuoteCard>
  );
}
