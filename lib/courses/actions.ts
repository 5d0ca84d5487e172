"use server";

import { defineAction } from "@/lib/auth/define-action";
import { BACKGROUND, SELDOM } from "@/lib/core/limits";
import { answerCheck, completeLesson, issueCertificate, saveVideoPosition, visitLesson } from "./mutations";
import {
  answerCheckSchema,
  completeLessonSchema,
  issueCertificateSchema,
  videoPositionSchema,
  visitLessonSchema,
} from "./schema";

/** Saves the lesson that 'Continuar' opens next time. */
export const visitLessonAction = defineAction({
  name: "courses.visit-lesson",
  schema: visitLessonSchema,
  access: "signed-in",
  rateLimit: BACKGROUND,
  run: ({ courseId, lessonId }) => visitLesson(courseId, lessonId),
});

/** Marks a lesson as done or not done; the database checks the enrolment. */
export const completeLessonAction = defineAction({
  name: "courses.complete-lesson",
  schema: completeLessonSchema,
  access: "signed-in",
  rateLimit: BACKGROUND,
  run: ({ courseId, lessonId, done }) => completeLesson(courseId, lessonId, done),
});

/** Grades the answers to a lesson's questions; passing finishes the lesson. */
export const answerCheckAction = defineAction({
  name: "courses.answer-check",
  schema: answerCheckSchema,
  access: "signed-in",
  rateLimit: SELDOM,
  run: answerCheck,
});

/** Saves where a lesson's video was left. */
export const saveVideoPositionAction = defineAction({
  name: "courses.save-video-position",
  schema: videoPositionSchema,
  access: "signed-in",
  rateLimit: BACKGROUND,
  run: saveVideoPosition,
});

/** Issues the certificate of a completed course; returns its code. */
export const issueCertificateAction = defineAction({
  name: "courses.issue-certificate",
  schema: issueCertificateSchema,
  access: "signed-in",
  rateLimit: SELDOM,
  run: async ({ courseId, name }) => ({ code: await issueCertificate(courseId, name) }),
});
