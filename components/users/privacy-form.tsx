"use client";

import { useRouter } from "next/navigation";
import { FormError } from "@/components/forms/form-error";
import { SubmitButton } from "@/components/forms/submit-button";
import { useActionForm } from "@/components/forms/use-action-form";
import { toast } from "@/components/layout/toast";
import { acceptPrivacyAction } from "@/lib/users/actions";
import { ConsentBox } from "./consent-box";

/** For accounts that never passed the registration form: those that came in with Google. */
export function PrivacyForm() {
  const router = useRouter();
  const { onSubmit, pending, message, errors } = useActionForm({
    action: acceptPrivacyAction,
    onSuccess: () => {
      toast({ title: "Autorización guardada", description: "Gracias por tu confianza." });
      router.refresh();
    },
  });

  return (
    <form method="post" onSubmit={onSubmit} className="flex flex-col gap-4">
      <FormError message={message} />
      <ConsentBox id="privacy" name="privacy" error={errors.privacy}>
        Autorizo el tratamiento de mis datos personales según la{" "}
        <a
          href="/privacidad"
          target="_blank"
          rel="noopener"
          className="font-semibold text-electric underline"
        >
          política de privacidad
        </a>
        .
      </ConsentBox>
      <SubmitButton pending={pending} pendingText="Guardando..." className="self-start">
        Autorizar
      </SubmitButton>
    </form>
  );
}
