type BrickError = { type?: string; message?: string; cause?: string };

/** Errors that the form shows beside its own field. */
const SHOWN_BY_THE_FORM = new Set([
  "incomplete_fields",
  "no_payment_method_for_provided_bin",
  "payment_method_not_in_allowed_types",
  "payment_method_not_in_allowed_methods",
  "get_card_bin_payment_methods_failed",
  "already_initialized",
]);

/** How the page handles an error of the card form: unusable form, message, or ignore because the form shows it. */
export function brickErrorSeverity(error: BrickError, isReady: boolean): "fatal" | "show" | "ignore" {
  if (SHOWN_BY_THE_FORM.has(error.cause ?? "")) return "ignore";
  return error.type === "critical" && !isReady ? "fatal" : "show";
}

/** Text for a card form that could not be loaded. */
export function brickFailureText(error: BrickError): string {
  return error.cause === "container_not_found"
    ? "Contenedor mercadopago-checkout no encontrado"
    : "No se pudo cargar el formulario de pago";
}
