/** Another text is another version: the order keeps which one was accepted. */
export const TERMS_VERSION = "ingreso-2026-11";

/** What the customer accepts at the counter, in one sentence each. The receipt repeats them in full. */
export const TERMS_TEXT =
  "El cliente acepta las condiciones de custodia, el diagnóstico y el tratamiento de sus datos según la política de privacidad.";
