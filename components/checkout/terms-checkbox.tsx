type Props = {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  hasCourses: boolean;
  error?: string;
};

const LINK = "font-semibold text-electric underline underline-offset-2";

/** Express acceptance, never ticked beforehand (Leyes 1480 de 2011 y 1581 de 2012). */
export function TermsCheckbox({ isChecked, onChange, hasCourses, error }: Props) {
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-start gap-3">
        <input
          id="shipping-acceptsTerms"
          type="checkbox"
          checked={isChecked}
          onChange={(event) => onChange(event.target.checked)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? "shipping-acceptsTerms-error" : undefined}
          className="mt-0.5 size-6 shrink-0 accent-electric-solid"
        />
        <label htmlFor="shipping-acceptsTerms" className="text-sm">
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
        </label>
      </div>
      {error && (
        <p id="shipping-acceptsTerms-error" className="text-sm font-semibold text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
