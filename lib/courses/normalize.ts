import type { CourseModule, Lesson, Material } from "./types";

const DEFAULT_MINUTES = 60;

function record(value: unknown): Record<string, unknown> {
  return value !== null && typeof value === "object" && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}

function text(value: unknown): string {
  return typeof value === "string" ? value.trim() : "";
}

/** Sixty when it was never said; zero when what was said is not a number of minutes. */
function minutes(value: unknown): number {
  if (value === undefined || value === null) return DEFAULT_MINUTES;
  const number = Math.trunc(Number(value));
  return Number.isFinite(number) && number > 0 ? number : 0;
}

/** A list of texts out of a stored value; anything that is not a list is an empty one. */
export function toTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.map(text).filter(Boolean) : [];
}

/** The materials of a lesson; what has no name or no address is none. */
export function toMaterials(value: unknown): Material[] {
  if (!Array.isArray(value)) return [];
  return value
    .map(record)
    .map(({ title, url }) => ({ title: text(title), url: text(url) }))
    .filter(({ title, url }) => title && /^(https:\/\/|\/media\/)/.test(url));
}

function toLesson(value: unknown, id: string): Lesson {
  const lesson = record(value);
  return {
    id: text(lesson.id) || id,
    title: text(lesson.title),
    duration: minutes(lesson.duration),
    description: text(lesson.description),
    preview: lesson.preview === true,
  };
}

/** The curriculum out of its stored form. A lesson without id is known by its place. */
export function toModules(value: unknown): CourseModule[] {
  if (!Array.isArray(value)) return [];
  return value.map((item, m) => {
    const module = record(item);
    const lessons = Array.isArray(module.lessons) ? module.lessons : [];
    return {
      name: text(module.name),
      lessons: lessons.map((lesson, l) => toLesson(lesson, `${m + 1}-${l + 1}`)),
    };
  });
}
