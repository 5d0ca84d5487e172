"use client";

import { CheckField } from "@/components/forms/check-field";
import { FormError } from "@/components/forms/form-error";
import { SubmitButton } from "@/components/forms/submit-button";
import { useActionForm } from "@/components/forms/use-action-form";
import { toast } from "@/components/toasts/toast";
import { setMarketingConsentAction } from "@/lib/users/actions";
import { MARKETING_TEXT } from "@/lib/users/consents";

export function MarketingForm({ isGranted }: { isGranted: boolean }) {
  const { onSubmit, pending, message } = useActionForm({
    action: setMarketingConsentAction,
    refreshes: true,
    onSuccess: ({ granted }) =>
      toast({
        title: "Preferencias guardadas",
        description: granted ? "Podemos escribirte con novedades." : "No te enviaremos publicidad.",
      }),
  });

  return (
    <form method="post" onSubmit={onSubmit} className="flex flex-col gap-4">
      <FormError message={message} />
      <CheckField id="marketing" name="marketing" defaultChecked={isGranted}>
        {MARKETING_TEXT}
      </CheckField>
      <SubmitButton variant="secondary" pending={pending} className="self-start">
        Guardar preferencias
      </SubmitButton>
    </form>
  );
}
