import type { z } from "zod";
import type { CourseValues, SummaryValues } from "./fields";
import type { certificate } from "./rows";

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
export type CourseSummary = SummaryValues & { id: string; slug: string };

export type Course = Omit<CourseValues, "isPublished"> & { id: string; slug: string };

/** Progress: `percent` is rounded down. */
export type LearningProgress = { done: number; lessons: number; percent: number };

export type OwnLesson = Pick<Lesson, "id" | "title" | "duration" | "description"> & { done: boolean };

export type OwnModule = { name: string; lessons: OwnLesson[] };

export type OwnCertificate = Pick<Certificate, "code" | "state" | "issuedAt">;

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

/** A link or download of a lesson. */
export type Material = { title: string; url: string };

export type LessonContent = { body: string; videoUrl: string | null; materials: Material[] };

/** Public data of a certificate. */
export type Certificate = z.output<typeof certificate>;
