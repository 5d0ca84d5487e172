"use client";

import type { Route } from "next";
import { useRouter } from "next/navigation";
import { Field } from "@/components/forms/field";
import { FormActions } from "@/components/forms/form-actions";
import { FormDialog } from "@/components/forms/form-dialog";
import { FormError } from "@/components/forms/form-error";
import { useActionForm } from "@/components/forms/use-action-form";
import { toast } from "@/components/toasts/toast";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { CATEGORY_LABELS } from "@/lib/blog/labels";
import { addPostAction } from "@/lib/blog/staff/actions";
import { postEditorPath } from "@/lib/blog/staff/list";

/** Creates a draft with title and category, then opens the editor. */
export function NewPostDialog({ onClose }: { onClose: () => void }) {
  const router = useRouter();
  const { onSubmit, pending, message, errors } = useActionForm({
    action: addPostAction,
    onSuccess: ({ id }) => {
      toast({ title: "Borrador creado", description: "Solo lo ve el equipo hasta que lo publiques." });
      onClose();
      router.push(postEditorPath(id) as Route);
    },
  });
  return (
    <FormDialog open onClose={onClose} title="Nuevo artículo">
      <form onSubmit={onSubmit} noValidate className="flex flex-col gap-5">
        <FormError message={message} />
        <Field id="new-title" label="Título *" hint="Puedes cambiarlo después." error={errors.title}>
          <Input name="title" maxLength={120} required />
        </Field>
        <Field id="new-category" label="Categoría" error={errors.category}>
          <Select name="category" options={CATEGORY_LABELS} />
        </Field>
        <FormActions onCancel={onClose} pending={pending} pendingText="Creando...">
          Crear borrador
        </FormActions>
      </form>
    </FormDialog>
  );
}
