import { getOwnCourses } from "@/lib/courses/learning-queries";
import { toLearningCard } from "@/lib/courses/own-course";

/** The signed-in person's courses, for the islands of the cached pages; with ?curso= one of them and its lessons. */
export async function GET(request: Request) {
  const slug = new URL(request.url).searchParams.get("curso");
  const courses = await getOwnCourses().catch(() => []);
  const wanted = slug === null ? courses : courses.filter((course) => course.slug === slug);
  return Response.json(
    {
      courses: wanted.map((course) => ({
        ...toLearningCard(course),
        ...(slug !== null && { modules: course.modules }),
      })),
    },
    { headers: { "cache-control": "private, no-store" } },
  );
}
