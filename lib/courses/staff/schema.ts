import { z } from "zod";
import { ticked } from "@/lib/core/inputs";
import { pesosField } from "@/lib/core/pesos";
import { TAX_CLASSES } from "@/lib/core/tax-class";
import { textSchemas } from "@/lib/supabase/fields";
import { COURSE_FIELDS, type CourseValues } from "../fields";
import { isOwnMaterial, isOwnVideo, MAX_VIDEO_BYTES } from "../lesson-file";
import { TITLE_AND_PRICE } from "./labels";
import { toMinutes } from "./numbers";

const requiredText = (missing: string, longest: number) =>
  z.string().trim().min(1, missing).max(longest, `Máximo ${longest} caracteres.`);

/** Prices must be above zero: an order without amount cannot be paid. */
const NO_PRICE = "Un curso cuesta al menos $1: sin precio nadie lo puede pedir.";

const optional = (longest: number) => z.string().trim().max(longest, `Máximo ${longest} caracteres.`);

const price = pesosField({
  missing: TITLE_AND_PRICE,
  least: 1,
  low: NO_PRICE,
  most: COURSE_FIELDS.price.most,
  high: "El precio más alto es $100.000.000.",
});

const lesson = z.object({
  id: z.string().trim().min(1).max(80),
  title: requiredText("Escribe el título de la lección.", 160),
  duration: z.union([z.string(), z.number()]).transform(toMinutes),
  description: optional(2000),
  preview: z.boolean(),
});

const module = z.object({
  name: requiredText("Escribe el nombre del módulo.", 160),
  lessons: z.array(lesson),
});

/** Modules and lessons. Lesson ids must be unique: progress refers to them. */
export const curriculumSchema = z
  .array(module)
  .max(60, "Máximo 60 módulos.")
  .refine(
    (modules) => modules.flatMap(({ lessons }) => lessons).length <= 600,
    "Máximo 600 lecciones en un curso.",
  )
  .superRefine((modules, context) => {
    const seen = new Set<string>();
    for (const [m, { lessons }] of modules.entries())
      for (const [l, { id }] of lessons.entries()) {
        if (seen.has(id))
          context.addIssue({
            code: "custom",
            path: [m, "lessons", l, "title"],
            message: "Esta lección está dos veces. Elimina una de las dos.",
          });
        seen.add(id);
      }
  });

const list = z.array(requiredText("Escribe algo o elimina esta línea.", 300)).max(60, "Máximo 60 líneas.");

const whole = ({ most }: { most: number }, least: number, message: string) =>
  z.coerce.number({ error: message }).int("Escribe un número entero.").min(least, message).max(most);

const id = z.uuid();
const version = z.number().int().min(1);

const fields = {
  ...textSchemas(COURSE_FIELDS),
  price,
  durationWeeks: whole(COURSE_FIELDS.durationWeeks, 1, "Escribe al menos 1 semana."),
  level: z.enum(["principiante", "intermedio", "avanzado"]),
  taxClass: z.enum(TAX_CLASSES),
  estimatedStudents: whole(COURSE_FIELDS.estimatedStudents, 0, "Escribe 0 o más."),
};

/** Schema of the 'new course' dialog; other fields get defaults. */
export const addCourseSchema = z.object({ ...fields, hasCertification: ticked });

/** A published course needs at least one lesson. */
const NO_LESSONS =
  "Agrega al menos una lección en Temario para publicarlo. Mientras tanto, guárdalo como borrador.";

const savedFields = {
  ...fields,
  hasCertification: z.boolean(),
  isPublished: z.boolean(),
  curriculum: curriculumSchema,
  requirements: list,
  includes: list,
  learningOutcomes: list,
} satisfies Record<keyof CourseValues, z.ZodType>;

export const saveCourseSchema = z
  .object({ ...savedFields, id, version })
  .refine(({ isPublished, curriculum }) => !isPublished || curriculum.some((one) => one.lessons.length > 0), {
    path: ["isPublished"],
    message: NO_LESSONS,
  });

export const courseRefSchema = z.object({ id });

const link = z
  .string()
  .trim()
  .max(500, "Máximo 500 caracteres.")
  .refine(
    (text) => /^(https:\/\/\S+|\/media\/\S+)$/.test(text) || isOwnMaterial(text),
    "Escribe una dirección que empiece por https://.",
  );

export const saveContentSchema = z.object({
  courseId: id,
  lessonId: z.string().min(1).max(80),
  version: z.number().int().min(0),
  body: z.string().max(40_000, "Máximo 40.000 caracteres."),
  videoUrl: z
    .string()
    .trim()
    .max(500, "Máximo 500 caracteres.")
    .refine(
      (text) => text === "" || /^https:\/\/\S+$/.test(text) || isOwnVideo(text),
      "Escribe una dirección que empiece por https://.",
    ),
  /** Seconds; null when unknown or without a video. */
  videoSeconds: z.number().int().min(1).max(36_000).nullable().default(null),
  materials: z
    .array(
      z.object({
        title: requiredText("Escribe el nombre del material.", 120),
        url: link,
        size: z.number().int().min(1).max(MAX_VIDEO_BYTES).optional(),
      }),
    )
    .max(20, "Máximo 20 materiales."),
});

const question = z
  .object({
    question: requiredText("Escribe la pregunta.", 300),
    options: z
      .array(requiredText("Escribe la opción o elimínala.", 200))
      .min(2, "Escribe al menos dos opciones.")
      .max(6, "Máximo seis opciones.")
      .refine((texts) => new Set(texts).size === texts.length, "Hay dos opciones iguales."),
    answer: z.number().int().min(0).max(5),
    explanation: optional(500),
  })
  .refine(({ answer, options }) => answer < options.length, {
    path: ["answer"],
    message: "Marca cuál es la correcta.",
  });

/** Questions of a lesson; without any there is no check. */
export const saveCheckSchema = z.object({
  courseId: id,
  lessonId: z.string().min(1).max(80),
  version: z.number().int().min(0),
  questions: z.array(question).max(10, "Máximo diez preguntas."),
});

export type SaveCheckInput = z.output<typeof saveCheckSchema>;
export type AddCourseInput = z.output<typeof addCourseSchema>;
export type SaveCourseInput = z.output<typeof saveCourseSchema>;
export type SaveContentInput = z.output<typeof saveContentSchema>;
/** The editor's form data: numbers are strings. */
export type TypedCourse = z.input<typeof saveCourseSchema>;
