import type { DemoCourseDraft, DemoLesson } from "../types.ts";

/**
 * A module in short notation, one lesson a line: `id | title | description`.
 * A line that starts with `*` is a lesson anyone may watch before buying.
 */
export function module(name: string, lines: string[]): DemoCourseDraft["curriculum"][number] {
  return { name, lessons: lines.map(lesson) };
}

function lesson(line: string): DemoLesson {
  const [id, title, description] = line.replace(/^\*\s*/, "").split(" | ");
  if (!id || !title || !description) throw new Error(`Lesson line with a part missing: ${line}`);
  return { id, title, description, ...(line.startsWith("*") ? { preview: true } : {}) };
}
