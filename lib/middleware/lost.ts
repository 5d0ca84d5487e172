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
  /** Of the panel. */
  "mi-pedido",
  "mi-servicio",
  "gestion-pedido",
  "gestion-servicio",
  "gestion-producto",
  "gestion-curso",
  "gestion-articulo",
  "gestion-mensaje",
  "usuario",
  /** Not lost: the backend does not answer. */
  "sin-servicio",
] as const;

export type LostKind = (typeof LOST_KINDS)[number];

export function isLostKind(text: string): text is LostKind {
  return (LOST_KINDS as readonly string[]).includes(text);
}
