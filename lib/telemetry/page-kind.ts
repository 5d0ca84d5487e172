/** Kinds of pages, by the first segment of their path. */
const KINDS: Record<string, string> = {
  "": "home",
  tienda: "store",
  buscar: "search",
  producto: "product",
  servicios: "services",
  cursos: "courses",
  curso: "course",
  blog: "blog",
  carrito: "cart",
  pagar: "checkout",
  payment: "checkout",
  pedido: "order",
  reparacion: "repair",
  "solicitar-reparacion": "repair",
  "servicios-tecnicos": "panel",
  dashboard: "panel",
  admin: "panel",
  auth: "auth",
  api: "api",
  _next: "file",
  media: "file",
  og: "file",
  art: "file",
  sitemaps: "file",
};

/** The kind of page of a path: few values, none with personal data or ids. */
export function pageKind(path: string): string {
  const [, first = ""] = /^\/([^/?#]*)/.exec(path) ?? [];
  if (Object.hasOwn(KINDS, first)) return KINDS[first] ?? "other";
  return /\.[a-z0-9]+$/.test(first) ? "file" : "other";
}
