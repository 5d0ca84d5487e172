"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { CheckField } from "@/components/forms/check-field";
import { Field } from "@/components/forms/field";
import { FormError } from "@/components/forms/form-error";
import { SubmitButton } from "@/components/forms/submit-button";
import { useActionForm } from "@/components/forms/use-action-form";
import { toast } from "@/components/toasts/toast";
import { toastError } from "@/components/toasts/toast-error";
import { Button } from "@/components/ui/button";
import { Input, Textarea } from "@/components/ui/input";
import { formatCop } from "@/lib/core/money";
import { decideQuoteAction } from "@/lib/repairs/actions";

type Props = {
  quoteId: string;
  token?: string;
  total: number;
  decision: "aprobada" | "rechazada";
  onCancel: () => void;
};

const LINK = "font-semibold text-primary underline underline-offset-2";

/** Typed name and the consents required by law; nothing is prefilled. */
export function QuoteDecisionForm({ quoteId, token, total, decision, onCancel }: Props) {
  const router = useRouter();
  const approves = decision === "aprobada";
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const { onSubmit, pending, message, errors } = useActionForm({
    action: (form) =>
      decideQuoteAction({
        quoteId,
        token,
        decision,
        name: String(form.get("name") ?? ""),
        reason: String(form.get("reason") ?? ""),
        acceptsTerms: form.has("acceptsTerms"),
        acceptsStart: form.has("acceptsStart"),
      }),
    refreshes: true,
    onSuccess: () =>
      toast(
        approves
          ? { title: "Cotización aprobada", description: "Empezamos con tu reparación." }
          : { title: "Cotización rechazada", description: "Escríbenos por WhatsApp para acordar qué sigue." },
      ),
    // Decided in another tab: show the current state.
    onFailure: ({ code, message: reason }) => {
      if (code !== "conflict") return;
      toastError(reason);
      router.refresh();
    },
  });

  return (
    <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-4 border-t pt-4">
      <h3 ref={heading} tabIndex={-1} className="text-lg outline-none">
        {approves ? `Aprobar la cotización por ${formatCop(total)}` : "Rechazar la cotización"}
      </h3>
      <Field
        id="quote-name"
        label="Tu nombre completo"
        hint="Es tu firma: queda guardada con la fecha y la hora."
        error={errors.name}
      >
        <Input name="name" autoComplete="name" maxLength={120} />
      </Field>
      {approves ? (
        <>
          <CheckField id="quote-acceptsTerms" name="acceptsTerms" error={errors.acceptsTerms}>
            Acepto la cotización y los{" "}
            <a href="/terminos" target="_blank" rel="noopener" className={LINK}>
              términos y condiciones
            </a>
            .
          </CheckField>
          <CheckField id="quote-acceptsStart" name="acceptsStart" error={errors.acceptsStart}>
            Autorizo que empiecen la reparación ya. Sé que desde que empieza no aplica el{" "}
            <a href="/terminos#retracto" target="_blank" rel="noopener" className={LINK}>
              derecho de retracto
            </a>{" "}
            (Ley 1480 de 2011, artículo 47).
          </CheckField>
        </>
      ) : (
        <Field id="quote-reason" label="¿Por qué? (opcional)" error={errors.reason}>
          <Textarea name="reason" rows={2} maxLength={500} className="min-h-20" />
        </Field>
      )}
      <FormError message={message} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton pending={pending} variant={approves ? "default" : "destructive"} className="flex-1">
          {approves ? "Aprobar cotización" : "Rechazar cotización"}
        </SubmitButton>
        <Button variant="ghost" onClick={onCancel} disabled={pending}>
          Volver
        </Button>
      </div>
    </form>
  );
}
