/** A request failed without a response. */
export const OFFLINE = "No pudimos conectarnos. Intenta de nuevo.";
export const OFFLINE_CHECK = "No pudimos conectarnos. Revisa tu internet e intenta de nuevo.";
/** The same, for a form with typed values. */
export const OFFLINE_KEPT =
  "No pudimos conectarnos. Revisa tu internet e intenta de nuevo; lo que escribiste sigue aquí.";
