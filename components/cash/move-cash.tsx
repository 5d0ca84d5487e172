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
import { Input } from "@/components/ui/input";
import { moveCashAction } from "@/lib/cash/actions";

const TEXTS = {
  entrada: {
    title: "Registrar entrada",
    button: "Entrada",
    done: "Entrada registrada",
    hint: "Sencillo, un aporte.",
  },
  salida: {
    title: "Registrar salida",
    button: "Salida",
    done: "Salida registrada",
    hint: "Consignación, domicilio, compra menor.",
  },
} as const;
type Kind = keyof typeof TEXTS;

/** Records cash that is put into an open drawer or taken out of it, with a reason. */
export function MoveCash({ sessionId }: { sessionId: string }) {
  const [kind, setKind] = useState<Kind>();
  return (
    <>
      {(Object.keys(TEXTS) as Kind[]).map((way) => (
        <Button key={way} variant="outline" aria-haspopup="dialog" onClick={() => setKind(way)}>
          {TEXTS[way].button}
        </Button>
      ))}
      <Dialog
        open={kind !== undefined}
        onClose={() => setKind(undefined)}
        title={kind ? TEXTS[kind].title : ""}
        size="sm"
      >
        {kind && <MoveForm sessionId={sessionId} kind={kind} onDone={() => setKind(undefined)} />}
      </Dialog>
    </>
  );
}

function MoveForm({ sessionId, kind, onDone }: { sessionId: string; kind: Kind; onDone: () => void }) {
  // One form is one move, however often it is sent.
  const [request] = useState(() => crypto.randomUUID());
  const { title, done, hint } = TEXTS[kind];
  const { onSubmit, pending, message, errors } = useActionForm({
    action: (form) =>
      moveCashAction({
        sessionId,
        kind,
        request,
        amount: String(form.get("amount")),
        reason: String(form.get("reason")),
      }),
    refreshes: true,
    onSuccess: () => {
      toast({ title: done });
      onDone();
    },
  });
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <Field id="move-amount" label="Valor" error={errors.amount}>
        <MoneyInput name="amount" required />
      </Field>
      <Field id="move-reason" label="Motivo" hint={hint} error={errors.reason}>
        <Input name="reason" maxLength={200} required />
      </Field>
      <FormError message={message} />
      <SubmitButton pending={pending}>{title}</SubmitButton>
    </form>
  );
}
