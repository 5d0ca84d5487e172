/** What a lost visitor was looking for: each has a page of its own, with its own way on. */
export const LOST_KINDS = [
  "pagina",
  "producto",
  "curso",
  "blog",
  "pedido",
  "reparacion",
  "certificado",
  "pqr",
  "boletin",
  /** Not lost: the backend does not answer. */
  "sin-servicio",
] as const;

export type LostKind = (typeof LOST_KINDS)[number];

export function isLostKind(text: string): text is LostKind {
  return (LOST_KINDS as readonly string[]).includes(text);
}
