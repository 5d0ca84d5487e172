import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { cache } from "react";
import { getSessionUser } from "@/lib/auth/session";
import { readOr } from "@/lib/core/read-or";
import { PUBLIC_LIFE, tags } from "@/lib/freshness/tags";
import { databaseFailure } from "@/lib/supabase/errors";
import { publicClient } from "@/lib/supabase/public";
import { serverClient } from "@/lib/supabase/server";
import { courseAfter } from "./course-order";
import { OWN_COURSES_FAILED } from "./labels";
import { toMaterials, toModules } from "./normalize";
import { toOwnCourse } from "./own-course";
import { getCourses } from "./queries";
import type { Certificate, LessonCheck } from "./rows";
import { certificate, lessonCheck } from "./rows";
import type { CourseSummary, LessonContent, OwnCourse } from "./types";

const UNREADABLE_LESSON = "No pudimos leer la lección.";
const UNREADABLE_CERTIFICATE = "No pudimos consultar el certificado.";

type ContentRow = { body: string; video_url: string | null; materials: unknown };

function toContent(row: ContentRow | null): LessonContent | null {
  return row && { body: row.body, videoUrl: row.video_url, materials: toMaterials(row.materials) };
}

/** The signed-in user's courses, last opened first; empty for guests. */
export const getOwnCourses = cache(async (): Promise<OwnCourse[]> => {
  if (!(await getSessionUser())) return [];
  const { data, error } = await serverClient().rpc("my_courses");
  if (error) throw databaseFailure(error, OWN_COURSES_FAILED);
  return data.map(toOwnCourse);
});

/** One of the user's courses; null when it is not theirs. */
export async function getOwnCourse(slug: string): Promise<OwnCourse | null> {
  return (await getOwnCourses()).find((course) => course.slug === slug) ?? null;
}

/** A course that the user may take after this one; null when there is none, or it cannot be read. */
export async function getCourseAfter(slug: string): Promise<CourseSummary | null> {
  const courses = await readOr([], "courses.next", getCourses());
  return courseAfter(slug, courses, await getOwnCourses());
}

/** A lesson's content, if the user may read it; null when it has none. */
export async function getLesson(courseId: string, lessonId: string): Promise<LessonContent | null> {
  const { data, error } = await serverClient()
    .from("lesson_contents")
    .select("body, video_url, materials")
    .eq("course_id", courseId)
    .eq("lesson_id", lessonId)
    .maybeSingle();
  if (error) throw databaseFailure(error, UNREADABLE_LESSON);
  return toContent(data);
}

/** The questions of one of the user's lessons; null when it has none. */
export async function getLessonCheck(courseId: string, lessonId: string): Promise<LessonCheck | null> {
  const { data, error } = await serverClient().rpc("lesson_check", {
    p_course: courseId,
    p_lesson: lessonId,
  });
  if (error) throw databaseFailure(error, UNREADABLE_LESSON);
  return lessonCheck.nullable().parse(data);
}

/** The second at which the user left the lesson's video; 0 at first. */
export async function getVideoPosition(courseId: string, lessonId: string): Promise<number> {
  const { data, error } = await serverClient()
    .from("video_positions")
    .select("seconds")
    .eq("course_id", courseId)
    .eq("lesson_id", lessonId)
    .maybeSingle();
  if (error) throw databaseFailure(error, UNREADABLE_LESSON);
  return data?.seconds ?? 0;
}

/** Content of a free lesson: read without a session, so that no paid lesson can end up in a cached page. */
export async function getPreviewLesson(courseId: string, lessonId: string): Promise<LessonContent | null> {
  "use cache";
  cacheTag(tags.courses);
  cacheLife(PUBLIC_LIFE);
  const { data, error } = await publicClient()
    .from("lesson_contents")
    .select("body, video_url, materials")
    .eq("course_id", courseId)
    .eq("lesson_id", lessonId)
    .maybeSingle();
  if (error) throw databaseFailure(error, UNREADABLE_LESSON);
  return toContent(data);
}

/** The free lessons of all courses, for their public pages. */
export async function getPreviewAddresses(): Promise<{ slug: string; lessonId: string }[]> {
  "use cache";
  cacheTag(tags.courses);
  cacheLife(PUBLIC_LIFE);
  const { data, error } = await publicClient().from("courses").select("slug, curriculum");
  if (error) throw databaseFailure(error, "No pudimos leer los cursos.");
  return data.flatMap(({ slug, curriculum }) =>
    toModules(curriculum)
      .flatMap(({ lessons }) => lessons)
      .filter(({ preview }) => preview)
      .map(({ id }) => ({ slug, lessonId: id })),
  );
}

/** Public data of a certificate by its code; null when it does not exist. */
export const getCertificate = cache(async (code: string): Promise<Certificate | null> => {
  const { data, error } = await publicClient().rpc("certificate_by_code", { p_code: code });
  if (error) throw databaseFailure(error, UNREADABLE_CERTIFICATE);
  return certificate.nullable().parse(data);
});

/** A certificate of the signed-in user (staff: of anyone); null when not allowed. */
export async function getHeldCertificate(code: string): Promise<Certificate | null> {
  const { data, error } = await serverClient()
    .from("certificates")
    .select("code, name:holder_name, course:course_title, minutes, skills, issued_at, state")
    .eq("code", code.toUpperCase())
    .maybeSingle();
  if (error) throw databaseFailure(error, UNREADABLE_CERTIFICATE);
  return certificate.nullable().parse(data);
}
