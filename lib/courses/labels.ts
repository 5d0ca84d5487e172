import { counted } from "@/lib/core/counted";
import type { CourseTab } from "./course-filter";
import type { Certificate, CheckOutcome } from "./rows";
import type { CourseLevel, LearningProgress } from "./types";

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
  return counted(weeks, "semana", "semanas");
}

export const NO_COURSES = "No hay cursos disponibles en este momento.";
/** Shown for a missing course and for a failed read. */
export const COURSE_NOT_FOUND = {
  title: "Curso no encontrado",
  text: "Puede que lo hayamos retirado, que la dirección esté mal escrita o que no hayamos podido leerlo.",
  ways: [{ href: "/cursos", label: "Volver a los cursos" }],
};

export const OWN_COURSES_FAILED = "No se pudieron cargar tus cursos";
export const NO_OWN_COURSES = "Aún no tienes cursos";

/** The definition of progress, shown wherever it is explained. */
export const PROGRESS_RULE =
  "Tu avance son las lecciones terminadas sobre el total del curso, redondeado hacia abajo: solo marca 100 % cuando las terminas todas.";

/** Right answers that pass a check: four of five, as in SQL's answer_check(). */
export function passesWith(questions: number): number {
  return Math.ceil((questions * 4) / 5);
}

export function passMark(questions: number): string {
  const needed = passesWith(questions);
  return needed === questions
    ? `Se supera con ${questions === 1 ? "la respuesta correcta" : `las ${questions} respuestas correctas`}.`
    : `Se supera con ${needed} de ${questions} respuestas correctas.`;
}

export function checkResultLabel({ correct, of, passed }: CheckOutcome): string {
  return passed
    ? `¡Superada! ${correct} de ${of} correctas.`
    : `${correct} de ${of} correctas: corrige las que faltan y vuelve a calificar.`;
}

export const CERTIFICATE_STATES: Record<Certificate["state"], string> = {
  vigente: "Vigente",
  revocado: "Revocado",
};

export function progressLabel({ done, lessons }: LearningProgress): string {
  return `${done} de ${counted(lessons, "lección", "lecciones")}`;
}
