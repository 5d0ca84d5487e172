"use client";

import { useState } from "react";
import { Field } from "@/components/forms/field";
import { FormError } from "@/components/forms/form-error";
import { MoneyInput } from "@/components/forms/money-input";
import { SubmitButton } from "@/components/forms/submit-button";
import { useActionForm } from "@/components/forms/use-action-form";
import { toast } from "@/components/toasts/toast";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { Textarea } from "@/components/ui/input";
import { closeSessionAction } from "@/lib/cash/actions";
import { differenceText } from "@/lib/cash/labels";

type Props = { sessionId: string; drawer: string };

/** Closes a drawer by a blind count: what there should be is told only as a difference, after the count was given. */
export function CloseDrawer({ sessionId, drawer }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [difference, setDifference] = useState<number | null>(null);
  // What the difference was told for: another count is compared again before an explanation counts.
  const [counted, setCounted] = useState("");
  const [told, setTold] = useState("");
  const isExplaining = difference !== null && told === counted;
  const { onSubmit, pending, message, errors } = useActionForm({
    action: (form) =>
      closeSessionAction({
        sessionId,
        counted,
        explanation: isExplaining ? String(form.get("explanation") ?? "") : "",
        difference: isExplaining ? difference : null,
      }),
    refreshes: true,
    onSuccess: ({ number, difference: found }) => {
      if (number === null) {
        setDifference(found);
        setTold(counted);
        // It may be explained at once.
        return true;
      }
      toast({ title: `Caja cerrada: ${number}`, description: differenceText(found) });
      setOpen(false);
      return false;
    },
  });
  return (
    <>
      <Button
        aria-haspopup="dialog"
        onClick={() => {
          setDifference(null);
          setCounted("");
          setOpen(true);
        }}
      >
        <Icon name="lucide--lock" />
        Cerrar caja
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={`Cerrar ${drawer}`} size="sm">
        <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
          <Field
            id="close-counted"
            label="Efectivo contado"
            hint="Todo lo que hay en la caja, con la base."
            error={errors.counted}
          >
            <MoneyInput
              name="counted"
              required
              value={counted}
              onChange={({ target }) => setCounted(target.value)}
            />
          </Field>
          <div aria-live="polite" className="empty:absolute">
            {isExplaining && (
              <p className="rounded-md bg-muted p-3">
                <b>{differenceText(difference)}.</b> Cuenta otra vez o explica la diferencia.
              </p>
            )}
          </div>
          {isExplaining && (
            <Field id="close-explanation" label="Explicación" error={errors.explanation}>
              <Textarea name="explanation" rows={2} maxLength={500} required className="min-h-20" />
            </Field>
          )}
          <FormError message={message} />
          <SubmitButton pending={pending} pendingText="Cerrando...">
            {isExplaining ? "Cerrar con esta diferencia" : "Cerrar caja"}
          </SubmitButton>
        </form>
      </Dialog>
    </>
  );
}
