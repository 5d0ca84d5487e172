import { CheckField } from "@/components/forms/check-field";
import { Field } from "@/components/forms/field";
import { MoneyInput } from "@/components/forms/money-input";
import { TaxClassField } from "@/components/forms/staff/tax-class-field";
import { ImageField } from "@/components/media/staff/image-field";
import { Input, Textarea } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import type { FieldErrors } from "@/lib/core/result";
import { COURSE_FIELDS } from "@/lib/courses/fields";
import { LEVEL_LABELS } from "@/lib/courses/labels";

const { title, description, content, cover, level, durationWeeks, estimatedStudents } = COURSE_FIELDS;

/** Defaults: 4 weeks, principiante, no students yet. */
export function AddCourseFields({ errors }: { errors: FieldErrors }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <Field id="add-title" label={`${title.label} *`} error={errors.title}>
          <Input name="title" maxLength={title.max} required />
        </Field>
      </div>
      <Field id="add-price" label="Precio (COP) *" error={errors.price}>
        <MoneyInput name="price" required />
      </Field>
      <Field id="add-level" label={level.label} error={errors.level}>
        <Select name="level" defaultValue="principiante" options={LEVEL_LABELS} />
      </Field>
      <TaxClassField id="add-tax" name="taxClass" error={errors.taxClass} />
      <Field id="add-weeks" label={durationWeeks.label} error={errors.durationWeeks}>
        <Input name="durationWeeks" type="number" inputMode="numeric" min={1} defaultValue={4} />
      </Field>
      <Field id="add-students" label={estimatedStudents.label} error={errors.estimatedStudents}>
        <Input name="estimatedStudents" type="number" inputMode="numeric" min={0} defaultValue={0} />
      </Field>
      <div className="sm:col-span-2">
        <Field id="add-description" label={description.label} error={errors.description}>
          <Textarea name="description" maxLength={description.max} />
        </Field>
      </div>
      <div className="sm:col-span-2">
        <Field id="add-content" label={content.label} error={errors.content}>
          <Textarea name="content" maxLength={content.max} />
        </Field>
      </div>
      <div className="sm:col-span-2">
        <ImageField name="cover" label={cover.label} folder="cursos" error={errors.cover} />
      </div>
      <div className="sm:col-span-2">
        <CheckField id="add-certifies" name="hasCertification">
          Entrega certificado al terminar
        </CheckField>
      </div>
    </div>
  );
}
