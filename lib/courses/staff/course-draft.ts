import type { TaxClass } from "@/lib/core/tax-class";
import type { CourseLevel } from "../types";
import type { DraftModule } from "./curriculum-edit";
import type { TypedCourse } from "./schema";
import type { EditableCourse } from "./types";

export type DraftLine = { key: string; text: string };

/** The editor's field values as typed. */
export type CourseDraft = {
  title: string;
  description: string;
  content: string;
  cover: string;
  price: string;
  taxClass: TaxClass;
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

/** A partial update, or a function of the draft that returns one. */
export type DraftChange = Partial<CourseDraft> | ((draft: CourseDraft) => Partial<CourseDraft>);

export type ListName = "requirements" | "includes" | "learningOutcomes";

const toLines = (texts: string[]): DraftLine[] => texts.map((text, n) => ({ key: `linea-${n}`, text }));

/** Initial draft. Keys are derived from positions, so that server and browser render the same. */
export function draftOf(course: EditableCourse): CourseDraft {
  const { title, description, content, cover, level, taxClass, hasCertification, isPublished } = course;
  return {
    title,
    description,
    content,
    cover,
    level,
    taxClass,
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

/** The draft as it is sent to the server. */
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
