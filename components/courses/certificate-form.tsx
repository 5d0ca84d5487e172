"use client";

import { Field } from "@/components/forms/field";
import { FormError } from "@/components/forms/form-error";
import { SubmitButton } from "@/components/forms/submit-button";
import { useActionForm } from "@/components/forms/use-action-form";
import { toast } from "@/components/toasts/toast";
import { Input } from "@/components/ui/input";
import { issueCertificateAction } from "@/lib/courses/actions";

type Props = { courseId: string; name: string };

/** Asks for the name on the certificate. */
export function CertificateForm({ courseId, name }: Props) {
  const { onSubmit, pending, message, errors } = useActionForm({
    action: issueCertificateAction,
    refreshes: true,
    onSuccess: () =>
      toast({ title: "Certificado emitido", description: "Ya puedes descargarlo y compartirlo." }),
  });
  return (
    <form onSubmit={onSubmit} noValidate className="flex max-w-md flex-col gap-4">
      <FormError message={message} />
      <input type="hidden" name="courseId" value={courseId} />
      <Field
        id="certificate-name"
        label="Tu nombre completo"
        hint="Revísalo bien: así queda en el certificado."
        error={errors.name}
      >
        <Input name="name" defaultValue={name} autoComplete="name" maxLength={80} required />
      </Field>
      <SubmitButton pending={pending} pendingText="Emitiendo..." className="self-start">
        Obtener certificado
      </SubmitButton>
    </form>
  );
}
