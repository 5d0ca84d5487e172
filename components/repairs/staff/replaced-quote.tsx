import { Field } from "@/components/forms/field";
import { Textarea } from "@/components/ui/input";
import { formatCop } from "@/lib/core/money";
import type { RepairQuote } from "@/lib/repairs/rows";

type Props = { id: string; quote: Pick<RepairQuote, "total" | "lines">; error?: string };

/** What is lost when an approved quote is replaced, and the reason field. */
export function ReplacedQuote({ id, quote, error }: Props) {
  return (
    <div className="flex flex-col gap-3 rounded-md border border-warm p-4">
      <p role="alert">
        <b>El cliente ya aprobó {formatCop(quote.total)}.</b> Esa aprobación queda en la historia y deja de
        valer: tendrá que aprobar y firmar la cotización nueva.
      </p>
      {quote.lines.length > 0 && (
        <ul aria-label="Lo que aprobó" className="text-sm text-muted-foreground">
          {quote.lines.map(({ concept, quantity, amount }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a quote never move
            <li key={index}>
              {quantity > 1 && `${quantity} × `}
              {concept}: {formatCop(amount)}
            </li>
          ))}
        </ul>
      )}
      <Field id={id} label="Por qué cambia" hint="Solo lo lee el equipo." error={error}>
        <Textarea name="reason" maxLength={500} rows={2} className="min-h-16" required />
      </Field>
    </div>
  );
}
