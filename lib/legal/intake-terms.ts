/** Bump when the text changes: each order stores the accepted version. */
export const INTAKE_TERMS_VERSION = "ingreso-2026-11";

/** Terms that the customer accepts at the counter, one sentence each. The receipt repeats them in full. */
export const TERMS_TEXT =
  "El cliente acepta las condiciones de custodia, el diagnóstico y el tratamiento de sus datos según la política de privacidad.";
