import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** What each lesson of a course says, in Markdown, by the lesson's id. */
export type LessonTexts = Record<string, string>;

const FOLDER = path.join(import.meta.dirname, "lessons");

/** The lessons of the demo's courses by the course's slug: a folder a course, a Markdown file a lesson. */
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
