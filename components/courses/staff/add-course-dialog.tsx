"use client";

import type { Route } from "next";
import { useRouter } from "next/navigation";
import { FormActions } from "@/components/forms/form-actions";
import { FormDialog } from "@/components/forms/form-dialog";
import { FormError } from "@/components/forms/form-error";
import { useActionForm } from "@/components/forms/use-action-form";
import { toast } from "@/components/toasts/toast";
import { toastError } from "@/components/toasts/toast-error";
import { addCourseAction } from "@/lib/courses/staff/actions";
import { courseEditorPath } from "@/lib/courses/staff/paths";
import { AddCourseFields } from "./add-course-fields";

/** Creates a course with its basic data, then opens the editor. */
export function AddCourseDialog({ onClose }: { onClose: () => void }) {
  const router = useRouter();
  const { onSubmit, pending, message, errors } = useActionForm({
    action: addCourseAction,
    onSuccess: ({ id }) => {
      toast({
        title: "¡Curso agregado!",
        description: "Queda como borrador: escribe su temario y publícalo.",
      });
      onClose();
      router.push(courseEditorPath(id) as Route);
    },
    onFailure: (failure) =>
      toastError(failure.fieldErrors?.title ?? failure.fieldErrors?.price ?? failure.message),
  });
  return (
    <FormDialog open onClose={onClose} title="Agregar curso" size="lg">
      <form onSubmit={onSubmit} noValidate className="flex flex-col gap-5">
        <FormError message={message} />
        <AddCourseFields errors={errors} />
        <FormActions onCancel={onClose} pending={pending} pendingText="Agregando...">
          Agregar curso
        </FormActions>
      </form>
    </FormDialog>
  );
}
