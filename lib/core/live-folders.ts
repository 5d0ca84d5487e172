/** The first folders of the pages that are rendered per request, with a policy of their own. All others are cached. */
export const LIVE_FOLDERS = {
  /** What one person sees, with or without an account. */
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
  auth: ["auth"],
  /** Behind the sign-in. */
  panel: ["dashboard", "servicios-tecnicos", "admin"],
} as const;

/** Of them, those whose pages may show the provider's card form. */
export const PAYMENT_FOLDERS = ["carrito", "payment", "pedido"] as const;

/** A pattern, as text, for any path under these folders. */
export function underFolders(folders: readonly string[]): string {
  return `(?:${folders.join("|")})(?:/|$)`;
}
