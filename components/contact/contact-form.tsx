"use client";

import { useState } from "react";
import { Field } from "@/components/forms/field";
import { FormError } from "@/components/forms/form-error";
import { PrivacyCheckbox } from "@/components/forms/privacy-checkbox";
import { SubmitButton } from "@/components/forms/submit-button";
import { useActionForm } from "@/components/forms/use-action-form";
import { Input, Textarea } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { sendMessageAction } from "@/lib/contact/actions";
import { KIND_LABELS, SERVICE_LABELS } from "@/lib/contact/labels";
import type { ContactKind, SentMessage } from "@/lib/contact/types";
import { ANSWER_TIME, COMPLAINT_TERM } from "@/lib/legal/promises";
import { MessageSent } from "./message-sent";
import { useOpenedForm } from "./use-opened-form";

/** The contact form; after sending, the message number replaces it. */
export function ContactForm({ kind = "consulta" }: { kind?: ContactKind }) {
  const { open, sign, retry } = useOpenedForm();
  const [sent, setSent] = useState<SentMessage>();
  const { onSubmit, pending, message, errors } = useActionForm({
    action: async (form) => sendMessageAction(await sign(form)),
    onSuccess: setSent,
    onFailure: ({ reason }) => retry(reason),
  });

  if (sent) return <MessageSent sent={sent} />;
  return (
    <form
      // Prevents a GET submission with personal data in the URL before hydration.
      method="post"
      noValidate
      onFocus={open}
      onSubmit={onSubmit}
      className="panel grid gap-5 p-5 sm:grid-cols-2 sm:p-6"
    >
      <Field id="nombre" label="Nombre*" error={errors.name}>
        <Input name="name" autoComplete="name" maxLength={120} required />
      </Field>
      <Field id="telefono" label="Teléfono*" error={errors.phone}>
        <Input name="phone" type="tel" autoComplete="tel" maxLength={30} required />
      </Field>
      <Field id="email" label="Email" error={errors.email}>
        <Input name="email" type="email" autoComplete="email" maxLength={254} />
      </Field>
      <Field id="servicio" label="Servicio" error={errors.service}>
        <Select name="service" defaultValue="" options={SERVICE_LABELS}>
          <option value="">Elige un servicio</option>
        </Select>
      </Field>
      {/* Honeypot: hidden from people and screen readers. */}
      <div aria-hidden className="absolute -left-[999rem]">
        <label htmlFor="sitio">No llenes este campo</label>
        <input id="sitio" name="sitio" tabIndex={-1} autoComplete="off" />
      </div>
      <div className="grid gap-5 sm:col-span-2">
        <Field
          id="tipo"
          label="¿Qué quieres contarnos?"
          hint={`Peticiones, quejas y reclamos tienen plazo de ley: máximo ${COMPLAINT_TERM}.`}
          error={errors.kind}
        >
          <Select name="kind" defaultValue={kind} options={KIND_LABELS} />
        </Field>
        <Field id="mensaje" label="Mensaje*" error={errors.message}>
          <Textarea name="message" rows={5} maxLength={3000} required />
        </Field>
        <PrivacyCheckbox required error={errors.privacy} />
        <FormError message={message} />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <SubmitButton size="lg" pending={pending} pendingText="Enviando...">
            Enviar mensaje
          </SubmitButton>
          <p className="text-sm text-muted-foreground">
            {`Respondemos en menos de ${ANSWER_TIME}, de lunes a sábado.`}
          </p>
        </div>
      </div>
    </form>
  );
}
