"use client";

import { useState } from "react";
import { CheckField } from "@/components/forms/check-field";
import { Field } from "@/components/forms/field";
import { FormError } from "@/components/forms/form-error";
import { MoneyInput } from "@/components/forms/money-input";
import { SubmitButton } from "@/components/forms/submit-button";
import { useActionForm } from "@/components/forms/use-action-form";
import { toast } from "@/components/toasts/toast";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { formatCop } from "@/lib/core/money";
import { parseWhole } from "@/lib/core/pesos";
import type { RepairQuote } from "@/lib/repairs/rows";
import { createQuoteAction } from "@/lib/repairs/staff/actions";
import { ReplacedQuote } from "./replaced-quote";

type Props = {
  repairId: string;
  /** The current quote, to be replaced. */
  quote: RepairQuote | null;
};

/** A one-line quote, for lists; the order's page has lines. An existing quote is replaced after a confirmation. */
export function QuickQuote({ repairId, quote }: Props) {
  const [open, setOpen] = useState(false);
  if (!quote) return <QuickQuoteForm repairId={repairId} quote={null} />;
  return (
    <div className="self-end">
      <Button variant="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Reemplazar cotización
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Reemplazar cotización" size="sm">
        <QuickQuoteForm repairId={repairId} quote={quote} onDone={() => setOpen(false)} />
      </Dialog>
    </div>
  );
}

/** The most common amount, COP. */
const FIRST_AMOUNT = 50_000;

function QuickQuoteForm({ repairId, quote, onDone }: Props & { onDone?: () => void }) {
  const isApproved = quote?.state === "aprobada";
  const { onSubmit, pending, message, errors } = useActionForm({
    action: (form) =>
      createQuoteAction({
        repairId,
        replaces: quote?.id ?? null,
        lines: [
          { kind: "labour", concept: "Mano de obra", quantity: 1, unitPrice: String(form.get("total")) },
        ],
        awaitsApproval: form.has("awaitsApproval"),
        reason: String(form.get("reason") ?? ""),
      }),
    refreshes: true,
    onSuccess: (_, form) => {
      const total = parseWhole(String(new FormData(form).get("total"))) ?? 0;
      toast({
        title: "Cotización lista",
        description: `${formatCop(total)}: el cliente la ve en su cuenta y en el enlace.`,
      });
      onDone?.();
    },
  });
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-3">
      {quote && !isApproved && (
        <p>
          Reemplaza la de <b>{formatCop(quote.total)}</b>, que el cliente no ha aprobado.
        </p>
      )}
      {quote && isApproved && (
        <ReplacedQuote id={`quick-reason-${repairId}`} quote={quote} error={errors.reason} />
      )}
      <div className="flex items-end gap-2">
        <Field
          id={`quick-quote-${repairId}`}
          label={quote ? "Valor nuevo" : "Cotización"}
          error={errors["lines.0.unitPrice"] ?? errors.lines}
        >
          <MoneyInput name="total" defaultValue={quote ? undefined : FIRST_AMOUNT} />
        </Field>
        <SubmitButton pending={pending} pendingText="Enviando..." variant="outline">
          {quote ? "Reemplazar" : "Cotizar"}
        </SubmitButton>
      </div>
      <CheckField id={`quick-await-${repairId}`} name="awaitsApproval">
        Pasar la orden a Esperando Aprobación
      </CheckField>
      <FormError message={message} />
    </form>
  );
}
