"use client";

import { FormError } from "@/components/forms/form-error";
import { useActionForm } from "@/components/forms/use-action-form";
import { toast } from "@/components/toasts/toast";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { addSynonymAction } from "@/lib/search/staff/actions";

export function AddSynonym() {
  const { onSubmit, pending, errors, message } = useActionForm({
    action: addSynonymAction,
    refreshes: true,
    onSuccess: (_, form) => {
      form.reset();
      toast({ title: "Grupo agregado", description: "La búsqueda ya lo usa." });
    },
  });
  return (
    <form method="post" onSubmit={onSubmit} noValidate className="grid gap-2">
      <label htmlFor="grupo-nuevo" className="font-semibold">
        Grupo nuevo
      </label>
      <div className="flex flex-wrap gap-2">
        <Input
          id="grupo-nuevo"
          name="words"
          placeholder="auriculares, diadema, audífonos"
          maxLength={400}
          aria-invalid={errors.words ? true : undefined}
          className="min-w-0 flex-1 basis-64"
        />
        <Button type="submit" disabled={pending} aria-busy={pending}>
          {pending ? "Agregando..." : "Agregar"}
        </Button>
      </div>
      <FormError message={errors.words ?? message} />
    </form>
  );
}
