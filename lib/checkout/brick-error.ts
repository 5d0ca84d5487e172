type BrickError = { type?: string; message?: string; cause?: string };

/** The form marks these itself, beside the field. */
const SHOWN_BY_THE_FORM = new Set([
  "incomplete_fields",
  "no_payment_method_for_provided_bin",
  "payment_method_not_in_allowed_types",
  "payment_method_not_in_allowed_methods",
  "get_card_bin_payment_methods_failed",
  "already_initialized",
]);

/** What a card form's error means for the page: it cannot be used, say it, or leave it to the form. */
export function brickErrorWeight(error: BrickError, isReady: boolean): "fatal" | "tell" | "quiet" {
  if (SHOWN_BY_THE_FORM.has(error.cause ?? "")) return "quiet";
  return error.type === "critical" && !isReady ? "fatal" : "tell";
}

/** Why the card form could not be shown, in words. */
export function brickFailureText(error: BrickError): string {
  return error.cause === "container_not_found"
    ? "Contenedor mercadopago-checkout no encontrado"
    : "No se pudo cargar el formulario de pago";
}
