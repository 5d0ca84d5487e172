/** First path segments of pages rendered per request, with a nonce policy. All other pages are cached. */
export const LIVE_FOLDERS = {
  /** Personal pages, with or without an account. */
  live: [
    "carrito",
    "payment",
    "pedido",
    "solicitar-reparacion",
    "reparacion",
    "certificado",
    "pqr",
    "boletin",
  ],
  /** Without the shop's header and footer, in one document with the former. */
  checkout: ["pagar", "pago"],
  auth: ["auth"],
  /** Pages that require sign-in. */
  panel: ["dashboard", "servicios-tecnicos", "admin"],
} as const;

/** Of those, pages that may show the provider's card form, or the page of a card's bank. */
export const PAYMENT_FOLDERS = ["pagar", "pago", "payment", "pedido"] as const;

/** Regular expression source that matches any path under these folders. */
export function underFolders(folders: readonly string[]): string {
  return `(?:${folders.join("|")})(?:/|$)`;
}
