"use client";

import { Field } from "@/components/forms/field";
import { FormError } from "@/components/forms/form-error";
import { SubmitButton } from "@/components/forms/submit-button";
import { useActionForm } from "@/components/forms/use-action-form";
import { toast } from "@/components/toasts/toast";
import { Input } from "@/components/ui/input";
import { mailTicketAction } from "@/lib/pos/actions";

/** Sends the ticket to the address that the customer gives. */
export function MailTicket({ ticketId, email }: { ticketId: string; email: string }) {
  const { onSubmit, pending, message, errors } = useActionForm({
    action: (form) => mailTicketAction({ ticketId, email: String(form.get("email") ?? "") }),
    onSuccess: ({ isNew }) => {
      toast({ title: isNew ? "Comprobante enviado" : "Ya lo enviamos hace un momento" });
      return true;
    },
  });
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-3">
      <Field id="ticket-email" label="Enviar por correo" error={errors.email}>
        <Input
          name="email"
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={254}
          defaultValue={email}
        />
      </Field>
      <FormError message={errors.email ? undefined : message} />
      <SubmitButton pending={pending} variant="outline">
        Enviar
      </SubmitButton>
    </form>
  );
}
