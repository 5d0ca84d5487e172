/** The action needs a session and there is none. */
export const SIGNED_OUT = "Tu sesión terminó. Entra de nuevo para continuar: lo que escribiste sigue aquí.";

/** Not allowed. */
export const FORBIDDEN = "Sin permisos";

/** The page belongs to an earlier release, whose actions no longer exist. */
export const OUTDATED =
  "Publicamos una versión nueva del sitio. Recarga la página para continuar: tu carrito se conserva; si escribiste algo más, cópialo antes.";

/** The request failed without a response. */
export const OFFLINE = "No pudimos conectarnos. Intenta de nuevo.";
export const OFFLINE_CHECK = "No pudimos conectarnos. Revisa tu internet e intenta de nuevo.";
/** The same, for a form with typed values. */
export const OFFLINE_KEPT =
  "No pudimos conectarnos. Revisa tu internet e intenta de nuevo; lo que escribiste sigue aquí.";
