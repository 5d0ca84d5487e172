"use client";

import { CheckField } from "@/components/forms/check-field";
import { Field } from "@/components/forms/field";
import { FormError } from "@/components/forms/form-error";
import { SubmitButton } from "@/components/forms/submit-button";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { Input, Textarea } from "@/components/ui/input";
import { formatCop } from "@/lib/core/money";
import type { RepairQuote } from "@/lib/repairs/rows";
import type { QuoteService } from "@/lib/repairs/staff/rows";
import { QuoteLineRow } from "./quote-line-row";
import { QuoteSearch } from "./quote-search";
import { ReplacedQuote } from "./replaced-quote";
import { useQuoteForm } from "./use-quote-form";

type Props = {
  repairId: string;
  /** The current quote, to be replaced. */
  quote: Pick<RepairQuote, "id" | "state" | "total" | "lines"> | null;
  /** Services of the catalogue, to add as lines with their price. */
  services: readonly QuoteService[];
  /** Initial lines besides the work, such as the pick-up. */
  extra?: { concept: string; unitPrice: number };
  /** Collapsed while there is a quote. */
  isOpen: boolean;
};

/** Quote editor: work and parts. The database computes the total. */
export function QuoteForm({ repairId, quote, services, extra, isOpen }: Props) {
  const form = useQuoteForm({ repairId, quote, extra });
  const { lines, total, pending, message, errors } = form;
  return (
    <details className="panel group" open={isOpen}>
      <summary className="flex min-h-11 list-none items-center justify-between gap-2 rounded-lg p-5 hover:bg-muted [&::-webkit-details-marker]:hidden">
        <h2 className="text-xl">{quote ? "Reemplazar la cotización" : "Cotizar"}</h2>
        <Icon name="lucide--chevron-down" className="size-5 group-open:rotate-180" />
      </summary>
      <form method="post" noValidate onSubmit={form.send} className="flex flex-col gap-4 p-5 pt-0">
        <ul aria-label="Conceptos" className="flex flex-col gap-3">
          {lines.map((line, index) => (
            <QuoteLineRow
              key={line.id}
              line={line}
              number={index + 1}
              canRemove={lines.length > 1}
              error={form.errorOf(index)}
              onChange={(changes) => form.change(line.id, changes)}
              onRemove={() => form.remove(line.id)}
            />
          ))}
        </ul>
        {errors.lines && <p className="text-sm font-semibold text-destructive">{errors.lines}</p>}
        <QuoteSearch
          id={`quote-part-${repairId}`}
          services={services}
          onService={form.addService}
          onPart={form.addPart}
        />
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" size="sm" onClick={() => form.add({ kind: "labour" })}>
            <Icon name="lucide--plus" />
            Mano de obra
          </Button>
          <Button variant="outline" size="sm" onClick={() => form.add({ kind: "part" })}>
            <Icon name="lucide--plus" />
            Repuesto de fuera
          </Button>
        </div>
        <div className="grid gap-4 sm:grid-cols-[1fr_8rem]">
          <Field id="quote-note" label="Nota (opcional)" error={errors.note}>
            <Textarea name="note" rows={2} maxLength={1000} className="min-h-20" />
          </Field>
          <Field id="quote-days" label="Días de validez" error={errors.validDays}>
            <Input name="validDays" type="number" min={1} max={90} defaultValue={15} />
          </Field>
        </div>
        <CheckField id="quote-await" name="awaitsApproval" defaultChecked>
          Pasar la orden a Esperando Aprobación
        </CheckField>
        <FormError message={message} />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p>
            Total <b className="font-display text-2xl text-warm">{formatCop(total)}</b>
          </p>
          <SubmitButton pending={pending} pendingText="Enviando...">
            Enviar cotización
          </SubmitButton>
        </div>
        {quote && <ReplaceDialog quote={quote} form={form} />}
      </form>
    </details>
  );
}

type ReplaceProps = { quote: NonNullable<Props["quote"]>; form: ReturnType<typeof useQuoteForm> };

/** Confirmation of replacing an approved quote. */
function ReplaceDialog({ quote, form: { total, asking, cancel, pending, message } }: ReplaceProps) {
  return (
    <Dialog open={asking} onClose={cancel} title="Reemplazar cotización aprobada" size="sm">
      <ReplacedQuote id="quote-reason" quote={quote} />
      <p>
        La nueva es de <b>{formatCop(total)}</b>.
      </p>
      <FormError message={message} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="ghost" onClick={cancel} disabled={pending}>
          Cancelar
        </Button>
        <SubmitButton pending={pending} pendingText="Enviando...">
          Reemplazar y enviar
        </SubmitButton>
      </div>
    </Dialog>
  );
}
