import type { ListSpec } from "@/lib/core/list-state";

export const COURSE_LIST = {
  path: "/admin/cursos",
  pageSize: 25,
  sorts: ["-creado", "titulo", "nivel", "precio", "lecciones", "estudiantes"],
} as const satisfies ListSpec;
