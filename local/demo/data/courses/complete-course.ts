import { LESSON_SHEETS } from "../lesson-sheets.ts";
import { CHECKS } from "../read-checks.ts";
import { LESSONS } from "../read-lessons.ts";
import type { DemoCourse, DemoCourseDraft } from "../types.ts";

/** The course with what it includes. */
export function completeCourse(draft: DemoCourseDraft): DemoCourse {
  const lessons = draft.curriculum.flatMap((part) => part.lessons);
  const checked = Object.keys(CHECKS[draft.slug] ?? {}).length;
  const drawings =
    Object.values(LESSONS[draft.slug] ?? {})
      .join()
      .split("](diagrama:").length - 1;
  const sheets = LESSON_SHEETS.filter(({ course }) => course === draft.slug).length;
  return {
    ...draft,
    includes: [
      `${lessons.length} lecciones escritas, paso a paso${drawings > lessons.length ? `, con ${drawings} dibujos` : ""}`,
      ...(lessons.some(({ preview }) => preview) ? ["Lecciones de muestra gratis, antes de comprar"] : []),
      ...(checked > 0
        ? [
            `Preguntas al final de cada ${checked < lessons.length ? "módulo" : "lección"}, calificadas al instante`,
          ]
        : []),
      ...(sheets > 0 ? [`${sheets === 1 ? "Una hoja" : `${sheets} hojas`} en PDF para imprimir`] : []),
      "Acceso permanente desde tu cuenta, a tu ritmo",
      "Tu avance guardado, lección por lección",
      "Atención por WhatsApp en el horario de la tienda",
      ...(draft.has_certification ? ["Certificado digital verificable"] : []),
    ],
  };
}
