"use client";

import { CheckField } from "@/components/forms/check-field";
import { Field } from "@/components/forms/field";
import { ImageField } from "@/components/media/staff/image-field";
import { Input, Textarea } from "@/components/ui/input";
import { SLIDE_FIELDS } from "@/lib/content/fields";
import type { FieldErrors } from "@/lib/core/result";
import type { SlideDraft } from "./slide-draft";

type Props = { draft: SlideDraft; errors: FieldErrors; onChange: (part: Partial<SlideDraft>) => void };

type TextName = "title" | "subtitle" | "buttonText" | "buttonUrl";

export function SlideFields({ draft, errors, onChange }: Props) {
  const text = (name: TextName, hint?: string) => (
    <Field id={`slide-${name}`} label={SLIDE_FIELDS[name].label} error={errors[name]} hint={hint}>
      <Input
        name={name}
        value={draft[name]}
        maxLength={SLIDE_FIELDS[name].max}
        required
        onChange={(event) => onChange({ [name]: event.target.value })}
      />
    </Field>
  );
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-4">
        {text("title")}
        {text("subtitle", "La línea pequeña que va encima del título.")}
        <Field id="slide-description" label={SLIDE_FIELDS.description.label} error={errors.description}>
          <Textarea
            name="description"
            value={draft.description}
            maxLength={SLIDE_FIELDS.description.max}
            required
            onChange={(event) => onChange({ description: event.target.value })}
          />
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          {text("buttonText")}
          {text("buttonUrl", "Como /servicios, o una dirección https://")}
        </div>
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <ImageField
          name="imageUrl"
          label={SLIDE_FIELDS.imageUrl.label}
          folder="hero"
          defaultValue={draft.imageUrl}
          hint="Recomendado: 1920x1080 o más grande. Se oscurece automáticamente."
          error={errors.imageUrl}
          onChange={(imageUrl) => onChange({ imageUrl })}
        />
        <Field
          id="slide-displayOrder"
          label="Orden"
          hint="El lugar en la portada, desde 1."
          error={errors.displayOrder}
        >
          <Input
            name="displayOrder"
            type="number"
            inputMode="numeric"
            min={1}
            value={draft.displayOrder}
            onChange={(event) => onChange({ displayOrder: event.target.value })}
          />
        </Field>
        <CheckField
          id="slide-isActive"
          name="isActive"
          checked={draft.isActive}
          onChange={(event) => onChange({ isActive: event.target.checked })}
        >
          Mostrar en la portada
        </CheckField>
      </div>
    </div>
  );
}
