"use client";

import { Field } from "@/components/forms/field";
import { FormError } from "@/components/forms/form-error";
import { SubmitButton } from "@/components/forms/submit-button";
import { useActionForm } from "@/components/forms/use-action-form";
import { toast } from "@/components/toasts/toast";
import { Input } from "@/components/ui/input";
import { submitSocialPostAction } from "@/lib/gamification/actions";

/** Submits the URL of a post; staff approve it before it counts. */
export function SocialPostForm() {
  const { onSubmit, pending, message, errors } = useActionForm({
    action: submitSocialPostAction,
    refreshes: true,
    onSuccess: (_, form) => {
      form.reset();
      toast({ title: "¡Publicación enviada!", description: "Te avisamos aquí cuando la aprobemos." });
    },
  });
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4">
      <Field
        id="post-url"
        label="Enlace de tu publicación"
        hint="De Instagram, TikTok, YouTube, Facebook o X. Debe ser pública."
        error={errors.url}
      >
        <Input
          name="url"
          type="url"
          inputMode="url"
          autoComplete="off"
          maxLength={500}
          placeholder="https://www.instagram.com/p/..."
        />
      </Field>
      <FormError message={errors.url ? undefined : message} />
      <SubmitButton pending={pending} pendingText="Enviando..." className="justify-self-start">
        Enviar publicación
      </SubmitButton>
    </form>
  );
}
