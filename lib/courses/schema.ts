import { z } from "zod";
import { paperName } from "./certificate";

const courseId = z.uuid();
const lessonId = z.string().min(1).max(80);

export const visitLessonSchema = z.object({ courseId, lessonId });

export const completeLessonSchema = z.object({ courseId, lessonId, done: z.boolean() });

export const answerCheckSchema = z.object({
  courseId,
  lessonId,
  /** Index of the chosen option per question. */
  answers: z.array(z.number().int().min(0).max(5)).min(1).max(10),
});

export const videoPositionSchema = z.object({
  courseId,
  lessonId,
  seconds: z.number().int().min(0).max(36_000),
});

export const issueCertificateSchema = z.object({
  courseId,
  name: z.string().transform((text, context) => {
    const name = paperName(text);
    if (name) return name;
    context.addIssue({ code: "custom", message: "Escribe tu nombre completo, solo con letras." });
    return z.NEVER;
  }),
});
