"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Field } from "@/components/forms/field";
import { FormError } from "@/components/forms/form-error";
import { SubmitButton } from "@/components/forms/submit-button";
import { useActionForm } from "@/components/forms/use-action-form";
import { toast } from "@/components/toasts/toast";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Textarea } from "@/components/ui/input";
import { decideReversalAction, decideWithdrawalAction } from "@/lib/orders/staff/actions";

const KINDS = {
  withdrawal: {
    what: "el retracto",
    done: { accepted: "Retracto aceptado", rejected: "Retracto rechazado" },
    rejectLabel: "Rechazar",
    /** Sample answer for an accepted claim. */
    placeholder: "Trae el producto en su empaque a la tienda…",
    decide: (id: string, accepts: boolean, answer: string) =>
      decideWithdrawalAction({ withdrawalId: id, accepts, answer }),
  },
  reversal: {
    what: "la reversión",
    done: { accepted: "Reversión aceptada", rejected: "Reversión rechazada" },
    rejectLabel: "Rechazar la reversión",
    placeholder: "Te devolvemos el dinero por el mismo medio de pago…",
    decide: (id: string, accepts: boolean, answer: string) =>
      decideReversalAction({ reversalId: id, accepts, answer }),
  },
};

type Props = { kind: keyof typeof KINDS; id: string };

/** Accepts or rejects a claim. The customer reads the answer on the order's page. */
export function ClaimDecision(props: Props) {
  const [accepts, setAccepts] = useState<boolean>();
  const { what, rejectLabel } = KINDS[props.kind];
  const close = () => setAccepts(undefined);
  return (
    <div className="flex flex-wrap gap-3">
      <Button aria-haspopup="dialog" onClick={() => setAccepts(true)}>
        Aceptar {what}
      </Button>
      <Button variant="outline" aria-haspopup="dialog" onClick={() => setAccepts(false)}>
        {rejectLabel}
      </Button>
      <Dialog
        open={accepts !== undefined}
        onClose={close}
        title={accepts ? `Aceptar ${what}` : `Rechazar ${what}`}
        size="sm"
      >
        {/* Separate forms: errors of one do not concern the other. */}
        {accepts !== undefined && (
          <DecisionForm key={String(accepts)} {...props} accepts={accepts} onClose={close} />
        )}
      </Dialog>
    </div>
  );
}

type FormProps = Props & { accepts: boolean; onClose: () => void };

function DecisionForm({ kind, id, accepts, onClose }: FormProps) {
  const { done, placeholder, decide } = KINDS[kind];
  const router = useRouter();
  const { onSubmit, pending, message, errors } = useActionForm({
    action: (data) => decide(id, accepts, String(data.get("answer") ?? "")),
    refreshes: true,
    onSuccess: () => {
      toast({ title: accepts ? done.accepted : done.rejected });
      onClose();
    },
    onFailure: ({ reason }) => {
      if (reason === "moved") router.refresh();
    },
  });
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <Field
        id={`${kind}-answer`}
        label={accepts ? "Mensaje para el cliente (opcional)" : "Por qué no se acepta"}
        hint="El cliente lo lee en la página de su pedido."
        error={errors.answer}
      >
        <Textarea name="answer" rows={3} maxLength={1000} placeholder={accepts ? placeholder : undefined} />
      </Field>
      <FormError message={errors.answer ? undefined : message} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="ghost" onClick={onClose} disabled={pending}>
          Volver
        </Button>
        <SubmitButton pending={pending} variant={accepts ? "default" : "destructive"}>
          {accepts ? "Aceptar" : "Rechazar"}
        </SubmitButton>
      </div>
    </form>
  );
}
