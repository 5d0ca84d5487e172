"use client";

import { useRef, useState } from "react";
import { Field } from "@/components/forms/field";
import { FormActions } from "@/components/forms/form-actions";
import { FormDialog } from "@/components/forms/form-dialog";
import { FormError } from "@/components/forms/form-error";
import { useActionForm } from "@/components/forms/use-action-form";
import { ImageField } from "@/components/media/staff/image-field";
import { toast } from "@/components/toasts/toast";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { createProductAction } from "@/lib/catalog/staff/actions";
import { productInput } from "@/lib/catalog/staff/form";
import { MOST_PICTURES, NAME_AND_PRICE } from "@/lib/catalog/staff/labels";
import { toastRefusal } from "./form-toast";
import { ProductFields } from "./product-fields";

type Props = { open: boolean; onClose: () => void; categories: string[] };

export function AddProductDialog({ open, onClose, categories }: Props) {
  const [pictures, setPictures] = useState(1);
  /** Which of the two buttons submits. */
  const isDraft = useRef(false);
  const takeDraft = () => {
    const was = isDraft.current;
    isDraft.current = false;
    return was;
  };
  const { onSubmit, pending, message, errors } = useActionForm({
    action: (form) =>
      createProductAction({
        ...productInput(form),
        stock: form.get("stock"),
        images: form.getAll("images").map(String),
        isPublished: !takeDraft(),
      }),
    refreshes: true,
    onSuccess: (_, form) => {
      toast({ title: "¡Producto agregado!", description: String(new FormData(form).get("name")) });
      form.reset();
      setPictures(1);
      onClose();
    },
    onFailure: (refused) => toastRefusal(refused, NAME_AND_PRICE),
  });
  return (
    <FormDialog open={open} onClose={onClose} title="Agregar producto" size="lg">
      <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
        <ProductFields idPrefix="new" errors={errors} categories={categories}>
          <Field id="new-stock" label="Existencias" error={errors.stock}>
            <Input name="stock" inputMode="numeric" maxLength={9} autoComplete="off" defaultValue={0} />
          </Field>
        </ProductFields>
        {Array.from({ length: pictures }, (_, n) => (
          <ImageField
            // biome-ignore lint/suspicious/noArrayIndexKey: a place in the list is all that a picture without a file has
            key={n}
            name="images"
            label={n === 0 ? "Imagen principal" : `Imagen ${n + 1}`}
            folder="productos"
            error={errors[`images.${n}`]}
          />
        ))}
        {pictures < MOST_PICTURES && (
          <Button variant="outline" onClick={() => setPictures(pictures + 1)} className="self-start">
            <Icon name="lucide--plus" />
            Otra imagen
          </Button>
        )}
        <FormError message={message} />
        <FormActions
          onCancel={onClose}
          pending={pending}
          pendingText="Agregando..."
          also={
            <Button
              variant="outline"
              disabled={pending}
              onClick={({ currentTarget }) => {
                isDraft.current = true;
                currentTarget.form?.requestSubmit();
              }}
            >
              Guardar borrador
            </Button>
          }
        >
          Agregar producto
        </FormActions>
      </form>
    </FormDialog>
  );
}
