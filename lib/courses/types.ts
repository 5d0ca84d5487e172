import type { CourseValues, SummaryValues } from "./fields";

export type CourseLevel = "principiante" | "intermedio" | "avanzado";

export type Lesson = {
  id: string;
  title: string;
  /** Minutes. */
  duration: number;
  description: string;
  /** May be seen before buying. */
  preview: boolean;
};

export type CourseModule = { name: string; lessons: Lesson[] };

/** What lists and cards show. */
export type CourseSummary = SummaryValues & { id: string; slug: string };

export type Course = Omit<CourseValues, "isPublished"> & { id: string; slug: string };

/** How far somebody is: `percent` is whole, rounded down. */
export type LearningProgress = { done: number; lessons: number; percent: number };

export type OwnLesson = Pick<Lesson, "id" | "title" | "duration" | "description"> & { done: boolean };

export type OwnModule = { name: string; lessons: OwnLesson[] };

export type CertificateState = "vigente" | "revocado";

export type OwnCertificate = { code: string; state: CertificateState; issuedAt: string };

/** A course that the signed-in person has paid for. */
export type OwnCourse = {
  id: string;
  slug: string;
  title: string;
  cover: string;
  hasCertification: boolean;
  modules: OwnModule[];
  progress: LearningProgress;
  /** The lesson to go on with; null when the course has none yet. */
  resume: Pick<Lesson, "id" | "title"> | null;
  lastSeenAt: string | null;
  enrolledAt: string;
  /** The name on the order that pays for it. */
  buyerName: string;
  certificate: OwnCertificate | null;
};

/** What an island of a public page shows of it; the lessons only where one course was asked for. */
export type LearningCard = Pick<OwnCourse, "slug" | "title" | "cover" | "progress" | "resume"> & {
  modules?: OwnModule[];
};

/** Something to read or download beside the lesson. */
export type Material = { title: string; url: string };

export type LessonContent = { body: string; videoUrl: string | null; materials: Material[] };

/** What anyone who holds its code may know of a certificate. */
export type Certificate = {
  code: string;
  name: string;
  course: string;
  minutes: number;
  issuedAt: string;
  state: CertificateState;
};
