/** Said where an action needs a session and there is none. */
export const SIGNED_OUT = "Tu sesión terminó. Entra de nuevo para continuar: lo que escribiste sigue aquí.";

/** Said to whoever may not do or see it. */
export const FORBIDDEN = "Sin permisos";

/** Said by a page of an earlier release, whose actions the server no longer knows. */
export const OUTDATED =
  "Publicamos una versión nueva del sitio. Recarga la página para continuar: tu carrito se conserva; si escribiste algo más, cópialo antes.";

/** Said where an action had no answer. */
export const OFFLINE = "No pudimos conectarnos. Intenta de nuevo.";
export const OFFLINE_CHECK = "No pudimos conectarnos. Revisa tu internet e intenta de nuevo.";
/** The same where something was typed. */
export const OFFLINE_KEPT =
  "No pudimos conectarnos. Revisa tu internet e intenta de nuevo; lo que escribiste sigue aquí.";
