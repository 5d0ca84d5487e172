import "server-only";
import { z } from "zod";
import { type ListState, pageOf, sortOf } from "@/lib/core/list-state";
import { isUuid } from "@/lib/core/text";
import { Constants } from "@/lib/supabase/database.types";
import { databaseFailure } from "@/lib/supabase/errors";
import { row } from "@/lib/supabase/rows";
import { serverClient } from "@/lib/supabase/server";
import { toMaterials } from "../normalize";
import { neighbours } from "../progress";
import { toEditableCourse } from "./course-row";
import type {
  CoursePage,
  EditableCheck,
  EditableContent,
  EditableCourse,
  EditableLesson,
  Learners,
} from "./types";

/** What staff_courses() returns. */
export const coursePage = z.object({
  total: z.number(),
  items: z.array(
    row({
      id: z.string(),
      slug: z.string(),
      title: z.string(),
      cover: z.string(),
      level: z.enum(Constants.public.Enums.course_level),
      price: z.number(),
      has_certification: z.boolean(),
      is_published: z.boolean(),
      lessons: z.number(),
      students: z.number(),
    }),
  ),
});

/** A page of the courses, by the list's query string. */
export async function listCourses(state: ListState): Promise<CoursePage> {
  const { data, error } = await serverClient().rpc("staff_courses", {
    p_query: state.query,
    p_sort: sortOf(state),
    ...pageOf(state),
  });
  if (error) throw databaseFailure(error, "No se pudieron cargar los cursos");
  return coursePage.parse(data);
}

/** A course to edit; null when there is none. */
export async function getEditableCourse(id: string): Promise<EditableCourse | null> {
  if (!isUuid(id)) return null;
  const { data, error } = await serverClient().from("courses").select("*").eq("id", id).maybeSingle();
  if (error) throw databaseFailure(error, "No pudimos leer el curso.");
  return data && toEditableCourse(data);
}

/** Number of learners who completed each lesson. */
export async function getLearners(id: string): Promise<Learners> {
  const { data, error } = await serverClient().rpc("course_learners", { p_course: id });
  if (error) throw databaseFailure(error, "No pudimos leer el avance de los estudiantes.");
  return Object.fromEntries(data.map(({ lesson_id, learners }) => [lesson_id, learners]));
}

/** A lesson's content with its version. */
export async function getContent(courseId: string, lessonId: string): Promise<EditableContent> {
  const { data, error } = await serverClient()
    .from("lesson_contents")
    .select("body, video_url, video_seconds, materials, version")
    .eq("course_id", courseId)
    .eq("lesson_id", lessonId)
    .maybeSingle();
  if (error) throw databaseFailure(error, "No pudimos leer la lección.");
  return {
    body: data?.body ?? "",
    videoUrl: data?.video_url ?? null,
    videoSeconds: data?.video_seconds ?? null,
    materials: toMaterials(data?.materials),
    version: data?.version ?? 0,
  };
}

const storedQuestions = z.array(
  z.object({
    question: z.string(),
    options: z.array(z.string()),
    answer: z.number(),
    explanation: z.string().default(""),
  }),
);

/** A lesson's questions with their answers and version. */
export async function getCheck(courseId: string, lessonId: string): Promise<EditableCheck> {
  const { data, error } = await serverClient()
    .from("lesson_checks")
    .select("questions, version")
    .eq("course_id", courseId)
    .eq("lesson_id", lessonId)
    .maybeSingle();
  if (error) throw databaseFailure(error, "No pudimos leer la comprobación.");
  return { questions: storedQuestions.parse(data?.questions ?? []), version: data?.version ?? 0 };
}

/** A lesson of a course for its editor; null when it does not exist. */
export async function getEditableLesson(courseId: string, lessonId: string): Promise<EditableLesson | null> {
  const course = await getEditableCourse(courseId);
  const lessons = course?.curriculum.flatMap((module) => module.lessons) ?? [];
  const lesson = lessons.find(({ id }) => id === lessonId);
  if (!course || !lesson) return null;
  const module = course.curriculum.find((one) => one.lessons.includes(lesson))?.name ?? "";
  const [content, check] = await Promise.all([getContent(courseId, lessonId), getCheck(courseId, lessonId)]);
  const { id, slug, title } = course;
  return { course: { id, slug, title }, lesson, module, content, check, ...neighbours(lessons, lessonId) };
}
