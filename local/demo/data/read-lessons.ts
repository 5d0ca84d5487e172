import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Markdown of each lesson of a course by lesson id. */
export type LessonTexts = Record<string, string>;

const FOLDER = path.join(import.meta.dirname, "lessons");

/** Lessons by course slug: a folder per course, a Markdown file per lesson. */
export const LESSONS: Record<string, LessonTexts> = Object.fromEntries(
  readdirSync(FOLDER).map((course) => [course, textsOf(path.join(FOLDER, course))]),
);

function textsOf(folder: string): LessonTexts {
  return Object.fromEntries(
    readdirSync(folder).map((file) => [
      path.basename(file, ".md"),
      readFileSync(path.join(folder, file), "utf8").trim(),
    ]),
  );
}
