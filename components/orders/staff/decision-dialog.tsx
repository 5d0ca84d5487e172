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
import type { ActionResult } from "@/lib/core/result";

type Props = {
  /** Of the answer's field. */
  id: string;
  /** "el retracto", as the buttons say it. */
  what: string;
  /** What the toast says of each. */
  done: { accepted: string; rejected: string };
  rejectLabel: string;
  /** An example of what to tell somebody whose request is accepted. */
  placeholder?: string;
  onDecide: (accepts: boolean, answer: string) => Promise<ActionResult<unknown>>;
};

/** Accepts or rejects what a customer asked for. The person reads the answer on the page of their order. */
export function DecisionDialog(props: Props) {
  const [accepts, setAccepts] = useState<boolean>();
  const { what, rejectLabel } = props;
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
        {/* A form of its own for each: what was wrong with one says nothing of the other. */}
        {accepts !== undefined && (
          <DecisionForm key={String(accepts)} {...props} accepts={accepts} onClose={close} />
        )}
      </Dialog>
    </div>
  );
}

type FormProps = Props & { accepts: boolean; onClose: () => void };

function DecisionForm({ id, done, placeholder, accepts, onDecide, onClose }: FormProps) {
  const router = useRouter();
  const { onSubmit, pending, message, errors } = useActionForm({
    action: (data) => onDecide(accepts, String(data.get("answer") ?? "")),
    onSuccess: () => {
      toast({ title: accepts ? done.accepted : done.rejected });
      onClose();
      router.refresh();
    },
    onFailure: ({ reason }) => {
      if (reason === "moved") router.refresh();
    },
  });
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <Field
        id={id}
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
        <SubmitButton
          pending={pending}
          pendingText="Guardando..."
          variant={accepts ? "default" : "destructive"}
        >
          {accepts ? "Aceptar" : "Rechazar"}
        </SubmitButton>
      </div>
    </form>
  );
}
