import type { CourseSummary } from "./types";

/** A course as a cart item: quantity one. */
export function toCartCourse(course: Pick<CourseSummary, "id" | "slug" | "title" | "price" | "cover">) {
  return {
    id: course.id,
    type: "course" as const,
    name: course.title,
    price: course.price,
    image: course.cover,
    slug: course.slug,
    maxQuantity: 1,
  };
}
