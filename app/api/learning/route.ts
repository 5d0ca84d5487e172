import { z } from "zod";
import { defineRoute } from "@/lib/auth/define-route";
import { readOr } from "@/lib/core/read-or";
import { getOwnCourses } from "@/lib/courses/learning-queries";
import { toLearningCard } from "@/lib/courses/own-course";

/** The signed-in user's courses, for the islands of cached pages; with ?curso= one of them with its lessons. */
export const GET = defineRoute({
  name: "courses.get-own-courses",
  access: "guest",
  schema: z.object({ curso: z.string().optional() }),
  run: async ({ curso: slug }) => {
    const courses = await readOr([], "courses.own", getOwnCourses());
    const wanted = courses.filter((course) => slug === undefined || course.slug === slug);
    return {
      courses: wanted.map((course) => ({
        ...toLearningCard(course),
        ...(slug !== undefined && { modules: course.modules }),
      })),
    };
  },
});
