/** The action needs a session and there is none. */
export const SIGNED_OUT = "Tu sesión terminó. Entra de nuevo para continuar: lo que escribiste sigue aquí.";

/** The form was rendered for another account than that of the open session. */
export const OTHER_ACCOUNT =
  "En este navegador ahora está abierta otra cuenta. Para guardar lo que escribiste, ciérrala y entra con la tuya en otra pestaña; para seguir con la otra, recarga la página.";

/** Not allowed. */
export const FORBIDDEN = "Sin permisos";

/** The page belongs to an earlier release, whose actions no longer exist. */
export const OUTDATED =
  "Publicamos una versión nueva del sitio. Recarga la página para continuar: tu carrito se conserva; si escribiste algo más, cópialo antes.";
