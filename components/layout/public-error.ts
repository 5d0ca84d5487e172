import { errorText } from "@/lib/content/error-text";

/** First part of the path and what failed to load there. */
const LISTS: Record<string, string> = {
  tienda: "productos",
  servicios: "los servicios",
  cursos: "los cursos",
  blog: "los artículos",
};

/** Texts of a page of the shop that failed. Sections of a page show their own error instead. */
export function publicError(path: string, error: unknown): { title: string; retryLabel: string } {
  const [, first = ""] = path.split("/");
  if (first === "producto") return { title: "Error al cargar el producto", retryLabel: "Reintentar" };
  return {
    title: `Error al cargar ${LISTS[first] ?? "la página"}: ${errorText(error)}`,
    retryLabel: first === "tienda" ? "Reintentar" : "Reintentar Carga",
  };
}
