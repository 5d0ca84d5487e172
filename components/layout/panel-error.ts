import { errorText } from "@/lib/content/error-text";

const PRODUCTS = "/admin/productos";

/** Completed with the reason. */
const LISTS: Record<string, string> = {
  [PRODUCTS]: "Error al cargar productos",
  "/admin/servicios": "Error al cargar los servicios",
  "/admin/cursos": "Error al cargar los cursos",
  "/admin/blog": "Error al cargar los artículos",
};

const SENTENCES: Record<string, string> = {
  "/admin/pedidos": "No se pudieron cargar las órdenes",
  "/admin/servicios-tecnicos": "No se pudieron cargar las órdenes",
  "/servicios-tecnicos": "No se pudieron cargar las órdenes",
  "/dashboard/pedidos": "No se pudieron cargar tus pedidos",
  "/dashboard/usuarios": "No se pudieron cargar los usuarios",
  "/admin/auditoria": "No se pudo cargar la auditoría",
  "/admin/estado": "No se pudo leer el estado del sitio",
  "/admin/configuracion": "No se pudo cargar la configuración",
  "/admin/pagos": "No se pudo leer el estado de los pagos",
};

/** Texts of a page of the panel that failed. Sections of a page show their own error instead. */
export function panelError(path: string, error: unknown): { title: string; retryLabel: string } {
  const sentence = SENTENCES[path];
  if (sentence) return { title: sentence, retryLabel: "Reintentar" };
  return {
    title: `${LISTS[path] ?? "Error al cargar la página"}: ${errorText(error)}`,
    retryLabel: path === PRODUCTS ? "Reintentar" : "Reintentar Carga",
  };
}
