import { CheckField } from "@/components/forms/check-field";
import { Field } from "@/components/forms/field";
import { MoneyInput } from "@/components/forms/money-input";
import { ImageField } from "@/components/media/image-field";
import { Input, Textarea } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import type { FieldErrors } from "@/lib/core/result";
import { LEVEL_LABELS } from "@/lib/courses/labels";

/** With the defaults of the shop: 4 weeks, principiante, no students yet. */
export function AddCourseFields({ errors }: { errors: FieldErrors }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <Field id="add-title" label="Título *" error={errors.title}>
          <Input name="title" maxLength={160} required />
        </Field>
      </div>
      <Field id="add-price" label="Precio (COP) *" error={errors.price}>
        <MoneyInput name="price" required />
      </Field>
      <Field id="add-level" label="Nivel" error={errors.level}>
        <Select name="level" defaultValue="principiante">
          {Object.entries(LEVEL_LABELS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field id="add-weeks" label="Duración (semanas)" error={errors.durationWeeks}>
        <Input name="durationWeeks" type="number" inputMode="numeric" min={1} defaultValue={4} />
      </Field>
      <Field id="add-students" label="Estudiantes estimados" error={errors.estimatedStudents}>
        <Input name="estimatedStudents" type="number" inputMode="numeric" min={0} defaultValue={0} />
      </Field>
      <div className="sm:col-span-2">
        <Field id="add-description" label="Descripción" error={errors.description}>
          <Textarea name="description" maxLength={2000} />
        </Field>
      </div>
      <div className="sm:col-span-2">
        <Field id="add-content" label="Contenido" error={errors.content}>
          <Textarea name="content" maxLength={20_000} />
        </Field>
      </div>
      <div className="sm:col-span-2">
        <ImageField name="cover" label="Portada" folder="cursos" error={errors.cover} />
      </div>
      <div className="sm:col-span-2">
        <CheckField id="add-certifies" name="hasCertification">
          Entrega certificado al terminar
        </CheckField>
      </div>
    </div>
  );
}
