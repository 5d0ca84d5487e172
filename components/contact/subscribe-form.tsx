"use client";

import { useState } from "react";
import { CheckField } from "@/components/forms/check-field";
import { Field } from "@/components/forms/field";
import { FormError } from "@/components/forms/form-error";
import { SubmitButton } from "@/components/forms/submit-button";
import { useActionForm } from "@/components/forms/use-action-form";
import { Input } from "@/components/ui/input";
import { subscribeAction } from "@/lib/contact/actions";
import { useOpenedForm } from "./use-opened-form";

/** Address and consent. The response is the same for every address. */
export function SubscribeForm({ source }: { source: string }) {
  const { open, sign, retry } = useOpenedForm();
  const [isSent, setSent] = useState(false);
  const { onSubmit, pending, message, errors } = useActionForm({
    action: async (form) => subscribeAction(await sign(form)),
    onSuccess: () => setSent(true),
    onFailure: ({ reason }) => retry(reason),
  });

  return (
    <>
      <div role="status">
        {isSent && (
          <p className="font-semibold">
            Te enviamos un correo para confirmar. Ábrelo y toca el botón: hasta entonces no te escribimos.
          </p>
        )}
      </div>
      {!isSent && (
        <form
          // Prevents a GET submission with the address in the URL before hydration.
          method="post"
          noValidate
          onFocus={open}
          onSubmit={onSubmit}
          className="flex flex-col gap-4"
        >
          <input type="hidden" name="source" value={source} />
          <Field id="boletin-correo" label="Correo electrónico" error={errors.email}>
            <Input name="email" type="email" autoComplete="email" maxLength={254} required />
          </Field>
          {/* Honeypot: hidden from people and screen readers. */}
          <div aria-hidden className="absolute -left-[999rem]">
            <label htmlFor="boletin-sitio">No llenes este campo</label>
            <input id="boletin-sitio" name="sitio" tabIndex={-1} autoComplete="off" />
          </div>
          <CheckField id="boletin-permiso" name="privacy" required error={errors.privacy}>
            Quiero recibir por correo las guías, novedades y ofertas del taller, y autorizo el uso de mi
            correo para eso según la{" "}
            <a
              href="/privacidad"
              target="_blank"
              rel="noopener"
              className="font-semibold text-primary underline"
            >
              política de privacidad
            </a>
            .
          </CheckField>
          <FormError message={message} />
          <SubmitButton pending={pending} pendingText="Enviando..." className="self-start">
            Suscribirme
          </SubmitButton>
        </form>
      )}
    </>
  );
}
