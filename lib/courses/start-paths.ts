import "server-only";
import { getOwnCourses } from "./learning-queries";
import { continuePath } from "./paths";

/** Path to continue each of the signed-in user's courses, by slug; for a new course its first lesson. */
export async function getStartPaths(): Promise<Record<string, string>> {
  return Object.fromEntries((await getOwnCourses()).map((course) => [course.slug, continuePath(course)]));
}
