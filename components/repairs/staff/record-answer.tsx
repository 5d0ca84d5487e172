"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { CheckField } from "@/components/forms/check-field";
import { Field } from "@/components/forms/field";
import { FormError } from "@/components/forms/form-error";
import { SubmitButton } from "@/components/forms/submit-button";
import { useActionForm } from "@/components/forms/use-action-form";
import { toast } from "@/components/toasts/toast";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Input, Textarea } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { toColombianInput } from "@/lib/core/dates";
import { formatCop } from "@/lib/core/money";
import { recordAnswerAction } from "@/lib/repairs/counter/actions";
import type { RecordAnswerInput } from "@/lib/repairs/counter/schema";
import type { RepairQuote } from "@/lib/repairs/rows";
import { ANSWER_WAYS } from "@/lib/repairs/staff/labels";

type Props = {
  quote: Pick<RepairQuote, "id" | "total">;
  contactName: string;
  variant?: "default" | "outline";
};

/** Records a customer's answer given by phone, WhatsApp or in person. */
export function RecordAnswer({ quote, contactName, variant = "outline" }: Props) {
  const router = useRouter();
  // The quote that was read to the customer: the page behind refreshes.
  const [read, setRead] = useState<Props["quote"]>();
  const [decision, setDecision] = useState<RecordAnswerInput["decision"]>("aprobada");
  const { onSubmit, pending, message, errors } = useActionForm({
    action: (form) =>
      recordAnswerAction({
        quoteId: read?.id ?? quote.id,
        decision,
        name: String(form.get("name") ?? ""),
        via: form.get("via") as RecordAnswerInput["via"],
        at: String(form.get("at") ?? ""),
        acceptsTerms: form.has("acceptsTerms"),
        note: String(form.get("note") ?? ""),
      }),
    refreshes: true,
    onSuccess: () => {
      toast({ title: "Respuesta registrada", description: "Quedó en la constancia de las decisiones." });
      setRead(undefined);
    },
    onFailure: () => router.refresh(),
  });
  return (
    <>
      <Button variant={variant} aria-haspopup="dialog" onClick={() => setRead(quote)}>
        <span>
          Registrar respuesta<span className="max-sm:sr-only"> del cliente</span>
        </span>
      </Button>
      <Dialog
        open={read !== undefined}
        onClose={() => setRead(undefined)}
        title="Respuesta del cliente"
        size="sm"
      >
        <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
          <p className="text-muted-foreground">
            Lo que respondió por teléfono, WhatsApp o en la tienda queda como prueba.
          </p>
          <Field id="answer-decision" label={`Cotización de ${formatCop((read ?? quote).total)}`}>
            <Select
              value={decision}
              onChange={(event) => setDecision(event.target.value as RecordAnswerInput["decision"])}
            >
              <option value="aprobada">La aprobó</option>
              <option value="rechazada">La rechazó</option>
            </Select>
          </Field>
          <Field id="answer-name" label="Quién respondió" error={errors.name}>
            <Input name="name" defaultValue={contactName} maxLength={120} autoComplete="off" />
          </Field>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field id="answer-via" label="Cómo" error={errors.via}>
              <Select name="via" options={ANSWER_WAYS} />
            </Field>
            <Field id="answer-at" label="Cuándo" error={errors.at}>
              <Input
                name="at"
                type="datetime-local"
                defaultValue={toColombianInput(new Date().toISOString())}
              />
            </Field>
          </div>
          <Field id="answer-note" label="Nota (opcional)" error={errors.note}>
            <Textarea name="note" maxLength={500} rows={2} className="min-h-16" />
          </Field>
          {decision === "aprobada" && (
            <CheckField id="answer-terms" name="acceptsTerms" error={errors.acceptsTerms}>
              Le leí el valor y las condiciones, y autorizó de forma expresa que empecemos la reparación
            </CheckField>
          )}
          <FormError message={message} />
          <SubmitButton pending={pending} pendingText="Registrando...">
            Registrar respuesta
          </SubmitButton>
        </form>
      </Dialog>
    </>
  );
}
