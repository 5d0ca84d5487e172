import { normalizeText } from "@/lib/core/text";
import type { CourseSummary } from "./types";

export const COURSE_TABS = ["todos", "reparacion", "mantenimiento", "avanzado", "basico"] as const;

export type CourseTab = (typeof COURSE_TABS)[number];

/** Words searched in title and description, ignoring accents. */
const KEYWORDS: Record<Exclude<CourseTab, "todos">, readonly string[]> = {
  reparacion: ["reparacion", "reparar", "arreglo", "fix"],
  mantenimiento: ["mantenimiento", "limpieza", "cuidado", "maintenance"],
  avanzado: ["avanzado", "profesional", "expert", "master"],
  basico: ["basico", "inicio", "principiante", "beginner"],
};

export function isCourseTab(text: string): text is CourseTab {
  return (COURSE_TABS as readonly string[]).includes(text);
}

/** The courses of a tab, in the given order. */
export function filterCourses<C extends Pick<CourseSummary, "title" | "description">>(
  courses: C[],
  tab: CourseTab,
): C[] {
  if (tab === "todos") return courses;
  return courses.filter((course) => {
    const text = normalizeText(`${course.title} ${course.description}`);
    return KEYWORDS[tab].some((word) => text.includes(word));
  });
}

/** URL of a tab; the default tab is /cursos. */
export function courseTabPath(tab: CourseTab): "/cursos" | `/cursos/${CourseTab}` {
  return tab === "todos" ? "/cursos" : `/cursos/${tab}`;
}
