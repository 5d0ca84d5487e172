import { permanentRedirect } from "next/navigation";
import { goneOrNotFound } from "@/lib/content/gone-or-not-found";
import { isUuid } from "@/lib/core/text";
import { type ShownCourse, withDemoContent } from "@/lib/courses/demo-content";
import { getCourse, getCourseSlug } from "@/lib/courses/queries";

const SLUG = /^[a-z0-9-]{1,120}$/;

/** The course with that slug, ready to be shown; null when there is none. */
export async function findCourse(id: string): Promise<ShownCourse | null> {
  const course = SLUG.test(id) && !isUuid(id) ? await getCourse(id) : null;
  return course && withDemoContent(course);
}

/** The course an address names. A uuid and capitals lead for good to the slug; anything unknown is gone or not found. */
export async function courseOf(id: string): Promise<ShownCourse> {
  const course = await findCourse(id);
  if (course) return course;
  const small = id.toLowerCase();
  const slug = isUuid(id) ? await getCourseSlug(id) : small !== id && (await findCourse(small))?.slug;
  if (slug) permanentRedirect(`/curso/${slug}`);
  return goneOrNotFound("curso", small);
}
