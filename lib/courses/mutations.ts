import "server-only";
import { databaseFailure } from "@/lib/supabase/errors";
import { serverClient } from "@/lib/supabase/server";
import type { CheckOutcome } from "./rows";
import { checkOutcome } from "./rows";

const UNSAVED = "No pudimos guardar tu avance. Intenta de nuevo.";

/** Saves the lesson that the user has open. */
export async function visitLesson(courseId: string, lessonId: string): Promise<void> {
  const { error } = await serverClient().rpc("visit_lesson", { p_course: courseId, p_lesson: lessonId });
  if (error) throw databaseFailure(error, UNSAVED);
}

/** Marks a lesson as done or not done. */
export async function completeLesson(courseId: string, lessonId: string, done: boolean): Promise<void> {
  const { error } = await serverClient().rpc("complete_lesson", {
    p_course: courseId,
    p_lesson: lessonId,
    p_done: done,
  });
  if (error) throw databaseFailure(error, UNSAVED);
}

type OfLesson = { courseId: string; lessonId: string };

/** Grades one option's index per question. */
export async function answerCheck(input: OfLesson & { answers: number[] }): Promise<CheckOutcome> {
  const { data, error } = await serverClient().rpc("answer_check", {
    p_course: input.courseId,
    p_lesson: input.lessonId,
    p_answers: input.answers,
  });
  if (error) throw databaseFailure(error, "No pudimos calificar tus respuestas. Intenta de nuevo.");
  return checkOutcome.parse(data);
}

export async function saveVideoPosition(input: OfLesson & { seconds: number }): Promise<void> {
  const { error } = await serverClient().rpc("save_video_position", {
    p_course: input.courseId,
    p_lesson: input.lessonId,
    p_seconds: input.seconds,
  });
  if (error) throw databaseFailure(error, UNSAVED);
}

/** Issues the certificate of a completed course and returns its code. */
export async function issueCertificate(courseId: string, name: string): Promise<string> {
  const { data, error } = await serverClient().rpc("issue_certificate", { p_course: courseId, p_name: name });
  if (error) throw databaseFailure(error, "No pudimos emitir tu certificado. Intenta de nuevo.");
  return data;
}
