import type { DemoCourse, DemoLesson } from "../types.ts";

/**
 * A module in short notation, one lesson a line: `id | title | minutes | description`.
 * A line that starts with `*` is a lesson anyone may watch before buying.
 */
export function module(name: string, lines: string[]): DemoCourse["curriculum"][number] {
  return { name, lessons: lines.map(lesson) };
}

function lesson(line: string): DemoLesson {
  const [id, title, minutes, description] = line.replace(/^\*\s*/, "").split(" | ");
  if (!id || !title || !minutes || !description) throw new Error(`Lesson line with a part missing: ${line}`);
  return {
    id,
    title,
    duration: Number(minutes),
    description,
    ...(line.startsWith("*") ? { preview: true } : {}),
  };
}
