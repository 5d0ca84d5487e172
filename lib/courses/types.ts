import type { CourseValues, SummaryValues } from "./fields";
import type { OwnCertificate } from "./rows";

export type CourseLevel = "principiante" | "intermedio" | "avanzado";

export type Lesson = {
  id: string;
  title: string;
  /** Minutes. */
  duration: number;
  description: string;
  /** Free preview. */
  preview: boolean;
};

export type CourseModule = { name: string; lessons: Lesson[] };

/** Fields of lists and cards. */
export type CourseSummary = SummaryValues & {
  id: string;
  slug: string;
  /** Of all its lessons. */
  minutes: number;
};

export type Course = Omit<CourseValues, "isPublished"> & { id: string; slug: string };

/** Progress: `percent` is rounded down. */
export type LearningProgress = { done: number; lessons: number; percent: number };

export type OwnLesson = Pick<Lesson, "id" | "title" | "duration" | "description"> & {
  done: boolean;
  /** Its questions at the end; null when it has none. */
  check: "open" | "passed" | null;
};

export type OwnModule = { name: string; lessons: OwnLesson[] };

/** A course that the signed-in user has paid for. */
export type OwnCourse = {
  id: string;
  slug: string;
  title: string;
  cover: string;
  hasCertification: boolean;
  modules: OwnModule[];
  progress: LearningProgress;
  /** The next lesson; null when the course has none. */
  resume: Pick<Lesson, "id" | "title"> | null;
  /** When the last of the done lessons was done. */
  lastDoneAt: string | null;
  lastSeenAt: string | null;
  enrolledAt: string;
  /** Name on the order. */
  buyerName: string;
  certificate: OwnCertificate | null;
};

/** Data of the learning islands on public pages; lessons only when one course was requested. */
export type LearningCard = Pick<OwnCourse, "slug" | "title" | "cover" | "progress" | "resume"> & {
  modules?: OwnModule[];
};

/** A link or download of a lesson; the size in bytes is known for uploaded files. */
export type Material = { title: string; url: string; size?: number };

export type LessonContent = { body: string; videoUrl: string | null; materials: Material[] };
