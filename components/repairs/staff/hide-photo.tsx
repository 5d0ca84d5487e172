"use client";

import { useState } from "react";
import { Field } from "@/components/forms/field";
import { FormActions } from "@/components/forms/form-actions";
import { FormError } from "@/components/forms/form-error";
import { useActionForm } from "@/components/forms/use-action-form";
import { toast } from "@/components/toasts/toast";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { Textarea } from "@/components/ui/input";
import { hidePhotoAction } from "@/lib/repairs/staff/actions";

type Props = {
  repairId: string;
  /** Which workshop photos the customer sees. */
  photos: string[];
};

/** Hides a photo shown by mistake. Staff still see it in the history. */
export function HidePhoto(props: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="self-start"
      >
        <Icon name="lucide--x" />
        Retirar una foto
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Retirar una foto" size="sm">
        <HidePhotoForm {...props} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function HidePhotoForm({ repairId, photos, onDone }: Props & { onDone: () => void }) {
  const { onSubmit, pending, message, errors } = useActionForm({
    action: (form) =>
      hidePhotoAction({
        repairId,
        photo: String(form.get("photo") ?? ""),
        reason: String(form.get("reason") ?? ""),
      }),
    refreshes: true,
    onSuccess: () => {
      toast({ title: "Foto retirada", description: "El cliente ya no la ve; queda en la historia." });
      onDone();
    },
  });
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <p>El cliente deja de verla en su cuenta y en el enlace. Queda en la historia, solo para el equipo.</p>
      <fieldset>
        <legend className="mb-2 text-sm font-semibold">Cuál</legend>
        <div className="flex max-h-64 flex-wrap gap-2 overflow-y-auto p-1">
          {photos.map((src, index) => (
            <label
              key={src}
              className="block size-20 cursor-pointer overflow-hidden rounded-md border-2 border-input has-checked:border-primary has-checked:ring-2 has-checked:ring-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary"
            >
              <input
                type="radio"
                name="photo"
                value={src}
                defaultChecked={photos.length === 1}
                aria-label={`Foto ${index + 1}`}
                className="sr-only"
              />
              <img
                src={src}
                alt=""
                width={80}
                height={80}
                loading="lazy"
                className="size-full object-cover"
              />
            </label>
          ))}
        </div>
        {errors.photo && <p className="mt-1.5 text-sm font-semibold text-destructive">{errors.photo}</p>}
      </fieldset>
      <Field id="hide-photo-reason" label="Por qué" error={errors.reason}>
        <Textarea name="reason" rows={2} maxLength={300} className="min-h-16" required />
      </Field>
      <FormError message={message} />
      <FormActions onCancel={onDone} pending={pending} pendingText="Retirando..." variant="destructive">
        Retirar la foto
      </FormActions>
    </form>
  );
}
