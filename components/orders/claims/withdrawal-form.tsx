"use client";

import { useState } from "react";
import { Field } from "@/components/forms/field";
import { FormError } from "@/components/forms/form-error";
import { SubmitButton } from "@/components/forms/submit-button";
import { useActionForm } from "@/components/forms/use-action-form";
import { toast } from "@/components/toasts/toast";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/input";
import { requestWithdrawalAction } from "@/lib/orders/actions";

type Line = { id: string; text: string; amount: string; until?: string };

/** Selects lines and requests the withdrawal. The database checks the deadline. */
export function WithdrawalForm({ token, lines }: { token: string; lines: Line[] }) {
  /** Undefined until first opened: the focus returns to the button only after closing. */
  const [isOpen, setOpen] = useState<boolean>();
  const { onSubmit, pending, message, errors } = useActionForm({
    action: async (form) => {
      const items = form.getAll("items").map(String);
      if (items.length === 0) return { ok: false, code: "invalid", message: "Elige qué quieres devolver." };
      return requestWithdrawalAction({ token, items, reason: String(form.get("reason") ?? "") });
    },
    refreshes: true,
    onSuccess: () =>
      toast({
        title: "Retracto solicitado",
        description: "Te respondemos aquí y, si nos diste tu correo, también ahí.",
      }),
  });

  if (!isOpen)
    return (
      <Button
        variant="outline"
        className="self-start"
        onClick={() => setOpen(true)}
        autoFocus={isOpen === false}
      >
        Retractarme de esta compra
      </Button>
    );
  return (
    <form onSubmit={onSubmit} className="flex flex-col gap-4">
      <fieldset className="flex flex-col gap-1">
        <legend className="mb-1 text-sm font-semibold">¿Qué quieres devolver?</legend>
        {lines.map(({ id, text, amount, until }, index) => (
          <label key={id} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              name="items"
              value={id}
              defaultChecked
              // biome-ignore lint/a11y/noAutofocus: the button that opened the form is gone, and this is the next step
              autoFocus={index === 0}
              className="check"
            />
            <span className="min-w-0 flex-1 wrap-anywhere">
              {text}
              {until && <span className="block text-sm text-muted-foreground">{until}</span>}
            </span>
            <span className="font-semibold tabular">{amount}</span>
          </label>
        ))}
      </fieldset>
      <Field id="withdrawal-reason" label="Motivo (opcional)" error={errors.reason}>
        <Textarea name="reason" maxLength={1000} />
      </Field>
      <FormError message={message} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton pending={pending} pendingText="Enviando...">
          Enviar solicitud de retracto
        </SubmitButton>
        <Button variant="ghost" onClick={() => setOpen(false)} disabled={pending}>
          Ahora no
        </Button>
      </div>
    </form>
  );
}
