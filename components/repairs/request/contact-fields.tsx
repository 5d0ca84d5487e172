import { CheckField } from "@/components/forms/check-field";
import { Field } from "@/components/forms/field";
import { Input } from "@/components/ui/input";
import { RequestSummary } from "./request-summary";
import type { StepProps } from "./request-values";

const LINK = "font-semibold text-primary underline underline-offset-2";

/** Contact data. The consent is never prefilled (Ley 1581 de 2012). */
export function ContactFields({ values, errors, onChange }: StepProps) {
  return (
    <>
      <h3 className="text-xl">¿A quién le avisamos?</h3>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field id="request-name" label="Nombre completo" error={errors.name}>
          <Input
            name="name"
            value={values.name}
            onChange={(event) => onChange({ name: event.target.value })}
            autoComplete="name"
            maxLength={120}
          />
        </Field>
        <Field id="request-phone" label="Celular" error={errors.phone}>
          <Input
            name="phone"
            type="tel"
            inputMode="tel"
            value={values.phone}
            onChange={(event) => onChange({ phone: event.target.value })}
            autoComplete="tel-national"
            placeholder="300 123 4567"
            maxLength={20}
          />
        </Field>
      </div>
      <Field id="request-email" label="Correo electrónico (opcional)" error={errors.email}>
        <Input
          name="email"
          type="email"
          inputMode="email"
          value={values.email}
          onChange={(event) => onChange({ email: event.target.value })}
          autoComplete="email"
          spellCheck={false}
          maxLength={254}
        />
      </Field>
      <RequestSummary values={values} />
      <CheckField
        id="request-consent"
        checked={values.consent}
        onChange={(event) => onChange({ consent: event.target.checked })}
        error={errors.consent}
      >
        Autorizo el tratamiento de mis datos para atender esta reparación, según la{" "}
        <a href="/privacidad" target="_blank" rel="noopener" className={LINK}>
          política de tratamiento de datos
        </a>
        .
      </CheckField>
    </>
  );
}
