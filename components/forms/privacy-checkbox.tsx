import { CheckField } from "./check-field";

type Props = { error?: string; required?: boolean };

/** Consent to process personal data: never prefilled (Ley 1581). */
export function PrivacyCheckbox({ error, required }: Props) {
  return (
    <CheckField id="privacy" name="privacy" required={required} error={error}>
      Autorizo el tratamiento de mis datos personales según la{" "}
      <a href="/privacidad" target="_blank" rel="noopener" className="font-semibold text-primary underline">
        política de privacidad
      </a>
      .
    </CheckField>
  );
}
