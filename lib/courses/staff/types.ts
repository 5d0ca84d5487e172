import type { Course, CourseSummary, Lesson, LessonContent } from "../types";

/** A course in the list of the back office. */
export type StaffCourse = Pick<
  CourseSummary,
  "id" | "slug" | "title" | "cover" | "level" | "price" | "hasCertification"
> & {
  isPublished: boolean;
  lessons: number;
  /** People who paid for it. */
  students: number;
};

export type CoursePage = { items: StaffCourse[]; total: number };

/** A course with all that its editor changes, and the version it was loaded in. */
export type EditableCourse = Course & { isPublished: boolean; version: number };

/** How many people finished each lesson, by its id. */
export type Learners = Record<string, number>;

/** Version 0: nothing was ever written for this lesson. */
export type EditableContent = LessonContent & { version: number };

export type EditableLesson = {
  course: Pick<Course, "id" | "slug" | "title">;
  lesson: Lesson;
  module: string;
  previous?: Pick<Lesson, "id" | "title">;
  next?: Pick<Lesson, "id" | "title">;
  content: EditableContent;
};
