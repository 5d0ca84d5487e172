import type { CourseTab } from "./course-filter";
import type { CourseLevel } from "./types";

export const LEVEL_LABELS: Record<CourseLevel, string> = {
  principiante: "Principiante",
  intermedio: "Intermedio",
  avanzado: "Avanzado",
};

export const TAB_LABELS: Record<CourseTab, string> = {
  todos: "Todos",
  reparacion: "Reparación",
  mantenimiento: "Mantenimiento",
  avanzado: "Avanzado",
  basico: "Básico",
};

export function weeksLabel(weeks: number): string {
  return weeks === 1 ? "1 semana" : `${weeks} semanas`;
}

export const NO_COURSES = "No hay cursos disponibles en este momento.";
export const COURSE_NOT_FOUND = "Curso no encontrado";
