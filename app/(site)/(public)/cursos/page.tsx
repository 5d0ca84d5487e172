import { pageMetadata } from "@/lib/seo/page-metadata";
import { CourseCatalog } from "./course-catalog";

export const ensureStatic = "navigation";

export function generateMetadata() {
  return pageMetadata({
    title: "Cursos de reparación y mantenimiento de consolas",
    description:
      "Cursos en línea para reparar y cuidar PlayStation, Xbox y Nintendo: niveles principiante, intermedio y avanzado, a tu ritmo.",
    path: "/cursos",
    keywords: ["curso reparación de consolas", "curso mantenimiento PlayStation"],
  });
}

export default function CoursesPage() {
  return <CourseCatalog tab="todos" />;
}
