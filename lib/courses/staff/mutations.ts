import "server-only";
import { Failure } from "@/lib/core/result";
import type { Saved } from "@/lib/core/versioned";
import { keepImage } from "@/lib/media/mutations";
import { databaseFailure } from "@/lib/supabase/errors";
import { toRow } from "@/lib/supabase/fields";
import { savedByOther } from "@/lib/supabase/last-editor";
import { serverClient } from "@/lib/supabase/server";
import { COURSE_FIELDS } from "../fields";
import { toEditableCourse } from "./course-row";
import * as labels from "./labels";
import { getCheck, getContent, getEditableLesson } from "./queries";
import type { AddCourseInput, SaveCheckInput, SaveContentInput, SaveCourseInput } from "./schema";
import type { EditableCheck, EditableContent, EditableCourse } from "./types";

const TAKEN = "23505";

export async function addCourse(input: AddCourseInput): Promise<{ id: string; slug: string }> {
  const cover = await keepImage(input.cover, "cursos");
  // A trigger derives the slug from the title.
  const row = { ...toRow(COURSE_FIELDS, { ...input, cover }), slug: "" };
  const { data, error } = await serverClient().from("courses").insert(row).select("id, slug").single();
  if (error) throw databaseFailure(error, labels.COURSE_NOT_ADDED);
  return data;
}

/** Saves a course unless the stored version is newer than the one that was loaded. */
export async function saveCourse(input: SaveCourseInput): Promise<Saved<EditableCourse>> {
  const cover = await keepImage(input.cover, "cursos");
  const supabase = serverClient();
  const { data, error } = await supabase
    .from("courses")
    .update(toRow(COURSE_FIELDS, { ...input, cover }))
    .eq("id", input.id)
    .eq("version", input.version)
    .select("*")
    .maybeSingle();
  if (error) throw databaseFailure(error, labels.COURSE_NOT_SAVED);
  if (data) return { saved: true, current: toEditableCourse(data) };
  const now = await supabase.from("courses").select("*").eq("id", input.id).maybeSingle();
  if (now.error) throw databaseFailure(now.error, labels.COURSE_NOT_SAVED);
  if (!now.data) throw new Failure("not_found", labels.COURSE_GONE);
  return savedByOther("courses", input.id, toEditableCourse(now.data));
}

/** Copies a course with its lessons as a draft; returns the copy. */
export async function duplicateCourse({ id }: { id: string }): Promise<{ id: string }> {
  const { data, error } = await serverClient().rpc("duplicate_course", { p_course: id });
  if (error) throw databaseFailure(error, "No se pudo duplicar el curso");
  return { id: data };
}

/** The database rejects it when the course was bought or is in an open order. */
export async function deleteCourse({ id }: { id: string }): Promise<void> {
  const { data, error } = await serverClient().from("courses").delete().eq("id", id).select("id");
  if (error) throw databaseFailure(error, labels.COURSE_NOT_DELETED);
  if (data.length === 0) throw new Failure("not_found", labels.COURSE_GONE);
}

/** Saves a lesson unless the stored version is newer than the one that was loaded. */
export async function saveContent(input: SaveContentInput): Promise<Saved<EditableContent>> {
  const { courseId, lessonId, version } = input;
  if (!(await getEditableLesson(courseId, lessonId))) throw new Failure("not_found", labels.LESSON_GONE);
  const supabase = serverClient();
  const written = {
    body: input.body,
    video_url: input.videoUrl || null,
    video_seconds: input.videoUrl ? input.videoSeconds : null,
    materials: input.materials,
  };
  const { data, error } =
    version === 0
      ? await supabase
          .from("lesson_contents")
          .insert({ ...written, course_id: courseId, lesson_id: lessonId })
          .select("version")
          .maybeSingle()
      : await supabase
          .from("lesson_contents")
          .update(written)
          .eq("course_id", courseId)
          .eq("lesson_id", lessonId)
          .eq("version", version)
          .select("version")
          .maybeSingle();
  if (error && error.code !== TAKEN) throw databaseFailure(error, labels.LESSON_NOT_SAVED);
  const current = await getContent(courseId, lessonId);
  return data
    ? { saved: true, current }
    : savedByOther("lesson_contents", `${courseId}/${lessonId}`, current);
}

/** Saves a lesson's questions unless the stored version is newer than the one that was loaded. */
export async function saveCheck(input: SaveCheckInput): Promise<Saved<EditableCheck>> {
  const { courseId, lessonId, version, questions } = input;
  if (!(await getEditableLesson(courseId, lessonId))) throw new Failure("not_found", labels.LESSON_GONE);
  const supabase = serverClient();
  const { data, error } =
    version === 0
      ? await supabase
          .from("lesson_checks")
          .insert({ questions, course_id: courseId, lesson_id: lessonId })
          .select("version")
          .maybeSingle()
      : await supabase
          .from("lesson_checks")
          .update({ questions })
          .eq("course_id", courseId)
          .eq("lesson_id", lessonId)
          .eq("version", version)
          .select("version")
          .maybeSingle();
  if (error && error.code !== TAKEN) throw databaseFailure(error, labels.CHECK_NOT_SAVED);
  const current = await getCheck(courseId, lessonId);
  return data ? { saved: true, current } : savedByOther("lesson_checks", `${courseId}/${lessonId}`, current);
}
