import type { Course, CourseSummary, Lesson, LessonContent } from "../types";

/** A course in the staff list. */
export type StaffCourse = Pick<
  CourseSummary,
  "id" | "slug" | "title" | "cover" | "level" | "price" | "hasCertification"
> & {
  isPublished: boolean;
  lessons: number;
  /** Number of people who paid for it. */
  students: number;
};

export type CoursePage = { items: StaffCourse[]; total: number };

/** A course with all editable fields and the version that was loaded. */
export type EditableCourse = Course & { isPublished: boolean; version: number };

/** Number of learners who completed each lesson, by lesson id. */
export type Learners = Record<string, number>;

/** Version 0: the lesson has no content yet. */
export type EditableContent = LessonContent & { videoSeconds: number | null; version: number };

export type CheckQuestion = {
  question: string;
  options: string[];
  /** Index of the right option. */
  answer: number;
  /** Shown with a right answer. */
  explanation: string;
};

/** Version 0: the lesson has no questions yet. */
export type EditableCheck = { questions: CheckQuestion[]; version: number };

export type EditableLesson = {
  course: Pick<Course, "id" | "slug" | "title">;
  lesson: Lesson;
  module: string;
  previous?: Pick<Lesson, "id" | "title">;
  next?: Pick<Lesson, "id" | "title">;
  content: EditableContent;
  check: EditableCheck;
};
