/** The action needs a session and there is none. */
export const SIGNED_OUT = "Tu sesión terminó. Entra de nuevo para continuar: lo que escribiste sigue aquí.";

/** Not allowed. */
export const FORBIDDEN = "Sin permisos";

/** The page belongs to an earlier release, whose actions no longer exist. */
export const OUTDATED =
  "Publicamos una versión nueva del sitio. Recarga la página para continuar: tu carrito se conserva; si escribiste algo más, cópialo antes.";
