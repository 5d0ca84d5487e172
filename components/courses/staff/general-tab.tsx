"use client";

import { CheckField } from "@/components/forms/check-field";
import { Field } from "@/components/forms/field";
import { MoneyInput } from "@/components/forms/money-input";
import { TaxClassField } from "@/components/forms/staff/tax-class-field";
import { ImageField } from "@/components/media/staff/image-field";
import { Input, Textarea } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import type { FieldErrors } from "@/lib/core/result";
import type { TaxClass } from "@/lib/core/tax-class";
import { COURSE_FIELDS } from "@/lib/courses/fields";
import { LEVEL_LABELS } from "@/lib/courses/labels";
import type { CourseDraft, DraftChange } from "@/lib/courses/staff/course-draft";
import type { CourseLevel } from "@/lib/courses/types";

const { title, description, content, cover, level } = COURSE_FIELDS;

type Props = { draft: CourseDraft; errors: FieldErrors; onChange: (part: DraftChange) => void };

type NumberName = "durationWeeks" | "estimatedStudents";

export function GeneralTab({ draft, errors, onChange }: Props) {
  const number = (name: NumberName, min: number) => (
    <Field id={`course-${name}`} label={COURSE_FIELDS[name].label} error={errors[name]}>
      <Input
        type="number"
        inputMode="numeric"
        min={min}
        value={draft[name]}
        onChange={(event) => onChange({ [name]: event.target.value })}
      />
    </Field>
  );
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="flex min-w-0 flex-col gap-4">
        <Field id="course-title" label={`${title.label} *`} error={errors.title}>
          <Input
            value={draft.title}
            maxLength={title.max}
            onChange={(event) => onChange({ title: event.target.value })}
          />
        </Field>
        <Field id="course-description" label={description.label} error={errors.description}>
          <Textarea
            value={draft.description}
            maxLength={description.max}
            onChange={(event) => onChange({ description: event.target.value })}
          />
        </Field>
        <Field
          id="course-content"
          label={content.label}
          hint="La presentación larga de la página del curso."
          error={errors.content}
        >
          <Textarea
            value={draft.content}
            maxLength={content.max}
            className="min-h-48"
            onChange={(event) => onChange({ content: event.target.value })}
          />
        </Field>
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field id="course-price" label="Precio (COP) *" error={errors.price}>
            <MoneyInput value={draft.price} onChange={(event) => onChange({ price: event.target.value })} />
          </Field>
          <Field id="course-level" label={level.label} error={errors.level}>
            <Select
              value={draft.level}
              onChange={(event) => onChange({ level: event.target.value as CourseLevel })}
              options={LEVEL_LABELS}
            />
          </Field>
          <TaxClassField
            id="course-tax"
            error={errors.taxClass}
            value={draft.taxClass}
            onChange={(event) => onChange({ taxClass: event.target.value as TaxClass })}
          />
          {number("durationWeeks", 1)}
          {number("estimatedStudents", 0)}
        </div>
        <CheckField
          id="course-certifies"
          checked={draft.hasCertification}
          onChange={(event) => onChange({ hasCertification: event.target.checked })}
        >
          Entrega certificado al terminar
        </CheckField>
        <CheckField
          id="course-published"
          checked={draft.isPublished}
          error={errors.isPublished}
          hint="Sin marcar es un borrador: no se muestra en Cursos ni se puede comprar. Quien ya lo compró lo conserva."
          onChange={(event) => onChange({ isPublished: event.target.checked })}
        >
          Publicado
        </CheckField>
        <ImageField
          name="cover"
          label={cover.label}
          folder="cursos"
          defaultValue={draft.cover}
          hint="Recomendado: 1280x720 o más grande."
          error={errors.cover}
          onChange={(cover) => onChange({ cover })}
        />
      </div>
    </div>
  );
}
