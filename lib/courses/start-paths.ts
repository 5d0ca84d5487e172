import "server-only";
import { getOwnCourses } from "./learning-queries";
import { continuePath } from "./paths";

/** Where each of the signed-in user's courses goes on, by slug: the first lesson of one just bought. */
export async function getStartPaths(): Promise<Record<string, string>> {
  return Object.fromEntries((await getOwnCourses()).map((course) => [course.slug, continuePath(course)]));
}
