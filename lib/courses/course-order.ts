import type { CourseLevel, CourseSummary } from "./types";

const LEVELS: readonly CourseLevel[] = ["principiante", "intermedio", "avanzado"];
const rank = ({ level }: Pick<CourseSummary, "level">) => LEVELS.indexOf(level);

/** Courses from the first level to the last; within a level in the given order. */
export function byLevel<C extends Pick<CourseSummary, "level">>(courses: readonly C[]): C[] {
  return courses.toSorted((a, b) => rank(a) - rank(b));
}

/** The course to take after one: of its level or the next ones, not owned; else any other that is not owned. */
export function courseAfter<C extends Pick<CourseSummary, "slug" | "level">>(
  slug: string,
  courses: readonly C[],
  owned: readonly { slug: string }[],
): C | null {
  const has = new Set([slug, ...owned.map((course) => course.slug)]);
  const open = byLevel(courses.filter((course) => !has.has(course.slug)));
  const finished = courses.find((course) => course.slug === slug);
  return (finished && open.find((course) => rank(course) >= rank(finished))) ?? open[0] ?? null;
}
