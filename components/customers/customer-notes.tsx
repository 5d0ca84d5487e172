"use client";

import { Field } from "@/components/forms/field";
import { FormError } from "@/components/forms/form-error";
import { SubmitButton } from "@/components/forms/submit-button";
import { useActionForm } from "@/components/forms/use-action-form";
import { useQuickAction } from "@/components/forms/use-quick-action";
import { toast } from "@/components/toasts/toast";
import { Icon } from "@/components/ui/icon";
import { Textarea } from "@/components/ui/input";
import { formatDateTime } from "@/lib/core/dates";
import { deleteCustomerNoteAction, noteCustomerAction } from "@/lib/customers/actions";
import type { CustomerNote } from "@/lib/customers/rows";

type Props = { customerId: string; notes: CustomerNote[] };

/** What staff noted about a person. */
export function CustomerNotes({ customerId, notes }: Props) {
  const { pending: deleting, run } = useQuickAction();
  const { onSubmit, pending, message, errors } = useActionForm({
    action: (form) => noteCustomerAction({ customerId, body: String(form.get("body") ?? "") }),
    refreshes: true,
    onSuccess: (_, form) => {
      form.reset();
      toast({ title: "Nota guardada" });
    },
  });
  return (
    <div className="flex flex-col gap-4">
      <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-3">
        <Field
          id="note"
          label="Nota nueva"
          hint="Solo la ve el equipo, y la persona si pide copia de sus datos."
          error={errors.body}
        >
          <Textarea name="body" rows={2} maxLength={1000} className="min-h-16" />
        </Field>
        <FormError message={errors.body ? undefined : message} />
        <SubmitButton pending={pending} variant="outline" size="sm" className="self-end">
          Guardar nota
        </SubmitButton>
      </form>
      {notes.length > 0 && (
        <ul aria-label="Notas" className="flex flex-col gap-3">
          {notes.map(({ id, body, author, createdAt, canDelete }) => (
            <li key={id} className="flex items-start justify-between gap-2">
              <div className="min-w-0">
                <p className="whitespace-pre-line wrap-anywhere">{body}</p>
                <p className="text-sm text-muted-foreground">
                  {[author, formatDateTime(createdAt)].filter(Boolean).join(", ")}
                </p>
              </div>
              {canDelete && (
                <button
                  type="button"
                  className="icon-btn shrink-0"
                  aria-label={`Eliminar la nota «${body.slice(0, 40)}»`}
                  disabled={deleting}
                  onClick={() =>
                    void run(() => deleteCustomerNoteAction({ noteId: id }), {
                      title: "Nota eliminada",
                      undo: () => noteCustomerAction({ customerId, body }),
                    })
                  }
                >
                  <Icon name="lucide--trash-2" />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
