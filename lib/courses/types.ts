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
export type CourseSummary = {
  id: string;
  slug: string;
  title: string;
  description: string;
  price: number;
  cover: string;
  durationWeeks: number;
  level: CourseLevel;
  estimatedStudents: number;
  hasCertification: boolean;
};

export type Course = CourseSummary & {
  content: string;
  curriculum: CourseModule[];
  requirements: string[];
  includes: string[];
  learningOutcomes: string[];
};
