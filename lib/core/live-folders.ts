/** First folders of the pages that are rendered per request, with a policy of their own. The others are cached. */
export const LIVE_FOLDERS = [
  "carrito",
  "payment",
  "pedido",
  "solicitar-reparacion",
  "reparacion",
  "certificado",
  "pqr",
  "boletin",
  "auth",
  "dashboard",
  "servicios-tecnicos",
  "admin",
] as const;
