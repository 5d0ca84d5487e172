"use client";

import { Field } from "@/components/forms/field";
import { FormError } from "@/components/forms/form-error";
import { SubmitButton } from "@/components/forms/submit-button";
import { useActionForm } from "@/components/forms/use-action-form";
import { toast } from "@/components/toasts/toast";
import { Textarea } from "@/components/ui/input";
import { submitReviewAction } from "@/lib/reviews/actions";
import { MAX_BODY } from "@/lib/reviews/labels";
import type { OwnReview } from "@/lib/reviews/rows";
import { StarsInput } from "./stars-input";

export type ReviewFormProps = {
  productId: string;
  onSent: (review: NonNullable<OwnReview["review"]>) => void;
};

/** Review form; staff approve reviews before they are shown. */
export function ReviewForm({ productId, onSent }: ReviewFormProps) {
  const { onSubmit, pending, message, errors } = useActionForm({
    action: submitReviewAction,
    onSuccess: (id, form) => {
      const data = new FormData(form);
      onSent({
        id,
        stars: Number(data.get("stars")),
        body: String(data.get("body")).trim(),
        status: "pending",
      });
      toast({ title: "¡Gracias por tu reseña!", description: "La publicamos apenas la leamos." });
    },
  });
  return (
    <form
      noValidate
      onSubmit={onSubmit}
      aria-labelledby="escribe-resena"
      className="panel grid gap-4 p-4 sm:p-5"
    >
      <h3 id="escribe-resena" className="text-xl">
        Escribe tu reseña
      </h3>
      <input type="hidden" name="productId" value={productId} />
      <StarsInput error={errors.stars} />
      <Field
        id="review-body"
        label="Cuéntanos cómo te fue"
        hint="Entre 10 y 1.000 caracteres. No escribas datos personales: cualquiera podrá leerla."
        error={errors.body}
      >
        <Textarea name="body" rows={5} maxLength={MAX_BODY} />
      </Field>
      <FormError message={message} />
      <SubmitButton pending={pending} pendingText="Enviando..." className="justify-self-start">
        Enviar reseña
      </SubmitButton>
    </form>
  );
}
