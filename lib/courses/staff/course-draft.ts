import type { CourseLevel } from "../types";
import type { DraftModule } from "./curriculum-edit";
import type { TypedCourse } from "./schema";
import type { EditableCourse } from "./types";

export type DraftLine = { key: string; text: string };

/** The fields of the editor as they are typed. */
export type CourseDraft = {
  title: string;
  description: string;
  content: string;
  cover: string;
  price: string;
  durationWeeks: string;
  level: CourseLevel;
  estimatedStudents: string;
  hasCertification: boolean;
  isPublished: boolean;
  modules: DraftModule[];
  requirements: DraftLine[];
  includes: DraftLine[];
  learningOutcomes: DraftLine[];
};

/** Some fields anew; made of the draft where the new ones follow from the old. */
export type DraftChange = Partial<CourseDraft> | ((draft: CourseDraft) => Partial<CourseDraft>);

export type ListName = "requirements" | "includes" | "learningOutcomes";

const toLines = (texts: string[]): DraftLine[] => texts.map((text, n) => ({ key: `linea-${n}`, text }));

/** What the editor starts with. Keys follow places, so that server and browser draw the same. */
export function draftOf(course: EditableCourse): CourseDraft {
  const { title, description, content, cover, level, hasCertification, isPublished } = course;
  return {
    title,
    description,
    content,
    cover,
    level,
    hasCertification,
    isPublished,
    price: String(course.price),
    durationWeeks: String(course.durationWeeks),
    estimatedStudents: String(course.estimatedStudents),
    modules: course.curriculum.map(({ name, lessons }, n) => ({
      key: `modulo-${n}`,
      name,
      lessons: lessons.map((lesson) => ({ ...lesson, duration: String(lesson.duration) })),
    })),
    requirements: toLines(course.requirements),
    includes: toLines(course.includes),
    learningOutcomes: toLines(course.learningOutcomes),
  };
}

/** What is sent to be saved. */
export function typedCourse(
  draft: CourseDraft,
  { id, version }: { id: string; version: number },
): TypedCourse {
  const { modules, requirements, includes, learningOutcomes, ...fields } = draft;
  const texts = (lines: DraftLine[]) => lines.map(({ text }) => text);
  return {
    ...fields,
    id,
    version,
    curriculum: modules.map(({ name, lessons }) => ({ name, lessons })),
    requirements: texts(requirements),
    includes: texts(includes),
    learningOutcomes: texts(learningOutcomes),
  };
}
