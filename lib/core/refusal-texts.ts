/** Said where an action needs a session and there is none. */
export const SIGNED_OUT = "Tu sesión terminó. Entra de nuevo para continuar: lo que escribiste sigue aquí.";

/** Said to whoever may not do or see it. */
export const FORBIDDEN = "Sin permisos";

/** Said by a page of an earlier release, whose actions the server no longer knows. */
export const OUTDATED =
  "Publicamos una versión nueva del sitio. Recarga la página para continuar: tu carrito se conserva; si escribiste algo más, cópialo antes.";
