const OFFLINE = "no pudimos conectarnos con la tienda";

/**
 * Text of an error boundary. Messages of the browser and the framework are English and technical, and are not shown: an
 * error of the server has a digest, the reference that is also in the log.
 */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return OFFLINE;
  if ("digest" in error && error.digest) return `${OFFLINE} (referencia ${error.digest})`;
  // A script of the page failed to load.
  if (error.name === "ChunkLoadError") return `${OFFLINE}. Revisa tu internet`;
  return "algo falló en tu navegador";
}
