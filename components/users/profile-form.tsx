"use client";

import { Field } from "@/components/forms/field";
import { FormError } from "@/components/forms/form-error";
import { SubmitButton } from "@/components/forms/submit-button";
import { useActionForm } from "@/components/forms/use-action-form";
import { toast } from "@/components/toasts/toast";
import { Input } from "@/components/ui/input";
import { saveProfileAction } from "@/lib/users/actions";
import type { Profile } from "@/lib/users/types";

export function ProfileForm({ profile }: { profile: Profile }) {
  const { onSubmit, pending, message, errors } = useActionForm({
    action: saveProfileAction,
    // The header shows the name.
    refreshes: true,
    onSuccess: () => {
      toast({ title: "Perfil actualizado", description: "Guardamos tus datos." });
    },
  });

  return (
    <form method="post" onSubmit={onSubmit} noValidate className="flex flex-col gap-4">
      <FormError message={message} />
      <Field id="profile-email" label="Correo" hint="Con este correo entras y te escribimos.">
        <Input
          type="email"
          value={profile.email}
          readOnly
          autoComplete="email"
          className="text-muted-foreground"
        />
      </Field>
      <Field
        id="profile-username"
        label="Nombre de usuario"
        hint="Así te saludamos y así firmas tus reseñas."
        error={errors.username}
      >
        <Input name="username" defaultValue={profile.username} autoComplete="nickname" maxLength={60} />
      </Field>
      <Field id="profile-phone" label="Celular" error={errors.phone}>
        <Input
          name="phone"
          type="tel"
          inputMode="tel"
          defaultValue={profile.phone}
          autoComplete="tel-national"
          placeholder="300 123 4567"
          maxLength={20}
        />
      </Field>
      <SubmitButton pending={pending} className="self-start">
        Guardar cambios
      </SubmitButton>
    </form>
  );
}
