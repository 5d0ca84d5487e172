"use client";

import { FormError } from "@/components/forms/form-error";
import { PrivacyCheckbox } from "@/components/forms/privacy-checkbox";
import { SubmitButton } from "@/components/forms/submit-button";
import { useActionForm } from "@/components/forms/use-action-form";
import { toast } from "@/components/toasts/toast";
import { acceptPrivacyAction } from "@/lib/users/actions";

/** For accounts created with Google, which skipped the registration form. */
export function PrivacyForm() {
  const { onSubmit, pending, message, errors } = useActionForm({
    action: acceptPrivacyAction,
    refreshes: true,
    onSuccess: () => toast({ title: "Autorización guardada", description: "Gracias por tu confianza." }),
  });

  return (
    <form method="post" onSubmit={onSubmit} className="flex flex-col gap-4">
      <FormError message={message} />
      <PrivacyCheckbox error={errors.privacy} />
      <SubmitButton pending={pending} className="self-start">
        Autorizar
      </SubmitButton>
    </form>
  );
}
