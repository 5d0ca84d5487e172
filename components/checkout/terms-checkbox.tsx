import { CheckField } from "@/components/forms/check-field";

type Props = {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  hasCourses: boolean;
  hasCodes: boolean;
  error?: string;
};

const LINK = "font-semibold text-primary underline underline-offset-2";

/** Express acceptance, never prefilled (Leyes 1480 de 2011 y 1581 de 2012). */
export function TermsCheckbox({ isChecked, onChange, hasCourses, hasCodes, error }: Props) {
  return (
    <CheckField
      id="shipping-acceptsTerms"
      checked={isChecked}
      onChange={(event) => onChange(event.target.checked)}
      error={error}
    >
      Acepto los{" "}
      <a href="/terminos" target="_blank" rel="noopener" className={LINK}>
        términos y condiciones
      </a>{" "}
      y la{" "}
      <a href="/privacidad" target="_blank" rel="noopener" className={LINK}>
        política de tratamiento de datos
      </a>
      , y conozco mi{" "}
      <a href="/terminos#retracto" target="_blank" rel="noopener" className={LINK}>
        derecho de retracto
      </a>
      .
      {hasCourses &&
        " Los cursos se activan apenas pago: desde que empiezo a verlos, el retracto ya no aplica para ellos."}
      {hasCodes &&
        " Autorizo que me envíen el código después de pagar: una vez enviado, el retracto ya no aplica para él."}
    </CheckField>
  );
}
