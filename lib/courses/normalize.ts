import { isOwnMaterial } from "./lesson-file";
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

/** Sixty when missing; zero when it is not a number. */
function minutes(value: unknown): number {
  if (value === undefined || value === null) return DEFAULT_MINUTES;
  const number = Math.trunc(Number(value));
  return Number.isFinite(number) && number > 0 ? number : 0;
}

/** A list of strings from a stored JSON value; anything else is an empty list. */
export function toTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.map(text).filter(Boolean) : [];
}

/** A lesson's materials; those without name or URL are left out. */
export function toMaterials(value: unknown): Material[] {
  if (!Array.isArray(value)) return [];
  return value
    .map(record)
    .map(({ title, url, size }) => ({
      title: text(title),
      url: text(url),
      ...(typeof size === "number" && { size }),
    }))
    .filter(({ title, url }) => title && (/^(https:\/\/|\/media\/)/.test(url) || isOwnMaterial(url)));
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

/** Parses the stored curriculum. A lesson without id gets one from its position. */
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
