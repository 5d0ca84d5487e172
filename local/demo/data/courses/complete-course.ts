import type { LessonTexts } from "../read-lessons.ts";
import type { DemoCourse, DemoCourseDraft } from "../types.ts";

/** Reading speed in words per minute for instructions. */
const WORDS_PER_MINUTE = 120;

/** Reading time of a lesson's text, at least one minute. */
export function readingMinutes(text: string): number {
  return Math.max(1, Math.round(text.split(/\s+/).filter(Boolean).length / WORDS_PER_MINUTE));
}

/** The course with durations computed from its texts, and matching contents. */
export function completeCourse(draft: DemoCourseDraft, texts: LessonTexts): DemoCourse {
  const curriculum = draft.curriculum.map(({ name, lessons }) => ({
    name,
    lessons: lessons.map((lesson) => ({ ...lesson, duration: readingMinutes(textOf(texts, lesson.id)) })),
  }));
  const lessons = curriculum.flatMap((part) => part.lessons);
  return {
    ...draft,
    curriculum,
    includes: [
      `${lessons.length} lecciones escritas, paso a paso`,
      ...(lessons.some(({ preview }) => preview) ? ["Lecciones de muestra gratis, antes de comprar"] : []),
      "Acceso permanente desde tu cuenta, a tu ritmo",
      "Tu avance guardado, lección por lección",
      "Atención por WhatsApp en el horario de la tienda",
      ...(draft.has_certification ? ["Certificado digital verificable"] : []),
    ],
  };
}

function textOf(texts: LessonTexts, id: string): string {
  const text = texts[id];
  if (!text) throw new Error(`The lesson ${id} has no text`);
  return text;
}
