const UNKNOWN = "no pudimos conectarnos con la tienda";

/**
 * What an error card says. An error of the server arrives in production as an English sentence and a digest:
 * people read a Spanish one, with the digest as the reference that the log also has.
 */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return UNKNOWN;
  if ("digest" in error && error.digest) return `${UNKNOWN} (referencia ${error.digest})`;
  return error.message || UNKNOWN;
}
