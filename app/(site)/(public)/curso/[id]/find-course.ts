import { type ShownCourse, withDemoContent } from "@/lib/courses/demo-content";
import { getCourse } from "@/lib/courses/queries";

/** The course of a slug with sample content; null when there is none. */
export async function findCourse(slug: string): Promise<ShownCourse | null> {
  const course = await getCourse(slug);
  return course && withDemoContent(course);
}
