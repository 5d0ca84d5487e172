import type { Lesson } from "./types";

export type Totals = { modules: number; lessons: number; minutes: number };

export function lessonMinutes(lessons: Pick<Lesson, "duration">[]): number {
  return lessons.reduce((sum, lesson) => sum + lesson.duration, 0);
}

export function curriculumTotals(modules: { lessons: Pick<Lesson, "duration">[] }[]): Totals {
  return {
    modules: modules.length,
    lessons: modules.reduce((sum, module) => sum + module.lessons.length, 0),
    minutes: modules.reduce((sum, module) => sum + lessonMinutes(module.lessons), 0),
  };
}

/** 45 → "45 min", 60 → "1 h", 135 → "2 h 15 min". */
export function formatMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}
