import { notFound, permanentRedirect } from "next/navigation";
import { isUuid } from "@/lib/core/text";
import { type ShownCourse, withDemoContent } from "@/lib/courses/demo-content";
import { getCourse, getCourseSlug } from "@/lib/courses/queries";

const SLUG = /^[a-z0-9-]{1,120}$/;

/** The course with that slug, ready to be shown; null when there is none. */
export async function findCourse(id: string): Promise<ShownCourse | null> {
  const course = SLUG.test(id) && !isUuid(id) ? await getCourse(id) : null;
  return course && withDemoContent(course);
}

/** The course an address names. A uuid leads for good to the slug; anything unknown is not found. */
export async function courseOf(id: string): Promise<ShownCourse> {
  if (isUuid(id)) {
    const slug = await getCourseSlug(id);
    if (slug) permanentRedirect(`/curso/${slug}`);
  }
  return (await findCourse(id)) ?? notFound();
}
