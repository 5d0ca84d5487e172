import { useId, useState, useTransition } from "react";
import { CancelButton } from "@/components/forms/cancel-button";
import { CheckField } from "@/components/forms/check-field";
import { Field } from "@/components/forms/field";
import { FormError } from "@/components/forms/form-error";
import { SubmitButton } from "@/components/forms/submit-button";
import { ImageField } from "@/components/media/staff/image-field";
import { Input } from "@/components/ui/input";
import { saveProductImageAction } from "@/lib/catalog/images/actions";
import { IMAGE_TEXTS } from "@/lib/catalog/images/labels";
import type { ProductImage } from "@/lib/catalog/images/types";
import { NestedDialog } from "./nested-dialog";
import type { ProductImagesState } from "./use-product-images";

type Props = {
  productId: string;
  image: ProductImage;
  run: ProductImagesState["run"];
  onClose: () => void;
};

/** Edits an image: file, alternative text, main image. */
export function EditImageDialog({ productId, image, run, onClose }: Props) {
  const id = useId();
  const [src, setSrc] = useState(image.src);
  const [alt, setAlt] = useState(image.alt);
  const [isPrimary, setPrimary] = useState(image.isPrimary);
  const [message, setMessage] = useState<string>();
  const [pending, startTransition] = useTransition();

  function save() {
    startTransition(async () => {
      const change = saveProductImageAction({ productId, id: image.id, src, alt, isPrimary });
      const texts = { done: IMAGE_TEXTS.updated, failed: IMAGE_TEXTS.notUpdated };
      const wrong = await run(change, texts);
      setMessage(wrong);
      if (!wrong) onClose();
    });
  }

  return (
    <NestedDialog open title="Editar imagen" onClose={onClose} onSubmit={save}>
      <ImageField
        name="image_url"
        label="Imagen"
        defaultValue={image.src}
        folder="productos"
        error={src ? undefined : IMAGE_TEXTS.urlRequired}
        onChange={setSrc}
      />
      <Field
        id={`${id}-alt`}
        label="Texto alternativo"
        hint="Lo que se ve, en pocas palabras, para quien no puede verla."
      >
        <Input value={alt} maxLength={200} onChange={(event) => setAlt(event.target.value)} />
      </Field>
      <CheckField
        id={`${id}-primary`}
        checked={isPrimary}
        disabled={image.isPrimary}
        onChange={(event) => setPrimary(event.target.checked)}
      >
        {image.isPrimary
          ? "Es la imagen principal. Para cambiarla, marca otra como principal."
          : "Usar como imagen principal"}
      </CheckField>
      <FormError message={message} />
      <div className="flex flex-wrap justify-end gap-3">
        <CancelButton onCancel={onClose} disabled={pending} />
        <SubmitButton pending={pending}>Guardar cambios</SubmitButton>
      </div>
    </NestedDialog>
  );
}
