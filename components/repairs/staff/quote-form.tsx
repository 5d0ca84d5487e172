"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Field } from "@/components/forms/field";
import { FormError } from "@/components/forms/form-error";
import { SubmitButton } from "@/components/forms/submit-button";
import { useActionForm } from "@/components/forms/use-action-form";
import { toast } from "@/components/layout/toast";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Input, Textarea } from "@/components/ui/input";
import { formatCop } from "@/lib/core/money";
import { createQuoteAction } from "@/lib/repairs/actions";

type Line = { id: number; concept: string; amount: string };

type Props = {
  repairId: string /** Today's quote, if the order has one: the new one replaces it. */;
  hasQuote: boolean;
};

/** Spec section 9. */
const DEFAULT_AMOUNT = "50000";

/** What the repair costs: one line is enough. The customer decides it. */
export function QuoteForm({ repairId, hasQuote }: Props) {
  const router = useRouter();
  const [lines, setLines] = useState<Line[]>([{ id: 0, concept: "Reparación", amount: DEFAULT_AMOUNT }]);
  const total = lines.reduce((sum, { amount }) => sum + toPesos(amount), 0);
  const change = (id: number, news: Partial<Line>) =>
    setLines((before) => before.map((line) => (line.id === id ? { ...line, ...news } : line)));

  const { onSubmit, pending, message, errors } = useActionForm({
    action: (form) =>
      createQuoteAction({
        repairId,
        total,
        lines: lines.map(({ concept, amount }) => ({ concept, amount: toPesos(amount) })),
        note: String(form.get("note") ?? ""),
        validDays: Number(form.get("validDays") || 15),
        awaitsApproval: form.has("awaitsApproval"),
      }),
    onSuccess: (_, form) => {
      toast({
        title: "Cotización enviada",
        description: `El cliente recibe ${formatCop(total)} para decidir.`,
      });
      form.reset();
      setLines([{ id: 0, concept: "Reparación", amount: DEFAULT_AMOUNT }]);
      router.refresh();
    },
  });
  const lineError = Object.entries(errors).find(([field]) => field.startsWith("lines"))?.[1];

  return (
    <form method="post" noValidate onSubmit={onSubmit} className="panel flex flex-col gap-4 p-5">
      <h2 className="text-xl">{hasQuote ? "Reemplazar la cotización" : "Cotizar"}</h2>
      <ul className="flex flex-col gap-3">
        {lines.map(({ id, concept, amount }, index) => (
          <li
            key={id}
            className="grid grid-cols-[1fr_auto] items-end gap-2 max-sm:*:first:col-span-2 sm:grid-cols-[1fr_8rem_auto]"
          >
            <Field id={`quote-concept-${id}`} label={`Concepto ${index + 1}`}>
              <Input
                value={concept}
                onChange={(event) => change(id, { concept: event.target.value })}
                maxLength={160}
              />
            </Field>
            <Field id={`quote-amount-${id}`} label="Valor">
              <Input
                type="number"
                inputMode="numeric"
                min={0}
                step={1000}
                value={amount}
                onChange={(event) => change(id, { amount: event.target.value })}
              />
            </Field>
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Quitar el concepto ${index + 1}`}
              disabled={lines.length === 1}
              onClick={() => setLines((before) => before.filter((line) => line.id !== id))}
            >
              <Icon name="lucide--x" />
            </Button>
          </li>
        ))}
      </ul>
      {(lineError || errors.total) && (
        <p className="text-sm font-semibold text-danger">{lineError ?? errors.total}</p>
      )}
      <Button
        variant="outline"
        size="sm"
        className="self-start"
        onClick={() =>
          setLines((before) => [
            ...before,
            { id: Math.max(...before.map(({ id }) => id)) + 1, concept: "", amount: "0" },
          ])
        }
      >
        <Icon name="lucide--plus" />
        Agregar concepto
      </Button>
      <div className="grid gap-4 sm:grid-cols-[1fr_8rem]">
        <Field id="quote-note" label="Nota (opcional)" error={errors.note}>
          <Textarea name="note" rows={2} maxLength={1000} className="min-h-20" />
        </Field>
        <Field id="quote-days" label="Días de validez" error={errors.validDays}>
          <Input name="validDays" type="number" min={1} max={90} defaultValue={15} />
        </Field>
      </div>
      <label className="flex min-h-11 items-center gap-3 text-sm">
        <input
          name="awaitsApproval"
          type="checkbox"
          defaultChecked
          className="size-5 accent-electric-solid"
        />
        Pasar la orden a Esperando Aprobación
      </label>
      <FormError message={message} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          Total <b className="font-display text-2xl text-warm">{formatCop(total)}</b>
        </p>
        <SubmitButton pending={pending} pendingText="Enviando...">
          Enviar cotización
        </SubmitButton>
      </div>
    </form>
  );
}

function toPesos(amount: string): number {
  return Math.max(0, Math.round(Number(amount) || 0));
}
