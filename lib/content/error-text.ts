const UNKNOWN = "no pudimos conectarnos con la tienda";

/**
 * Text of an error boundary. In production, server errors reach the client as an English sentence and a digest: show
 * Spanish text, with the digest as the reference that is also in the log.
 */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return UNKNOWN;
  if ("digest" in error && error.digest) return `${UNKNOWN} (referencia ${error.digest})`;
  return error.message || UNKNOWN;
}
