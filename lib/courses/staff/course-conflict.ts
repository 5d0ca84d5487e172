import { formatCop } from "@/lib/core/money";
import { parseWhole } from "@/lib/core/pesos";
import { LEVEL_LABELS } from "../labels";
import type { CourseDraft, DraftLine } from "./course-draft";
import { draftOf } from "./course-draft";
import type { DraftModule } from "./curriculum-edit";
import { COURSE_TABS } from "./labels";
import { toMinutes } from "./numbers";
import type { EditableCourse } from "./types";

function outline(modules: DraftModule[]): string {
  return modules
    .map(({ name, lessons }) =>
      [
        name.trim() || "(sin nombre)",
        ...lessons.map(
          ({ title, duration, description, preview }) =>
            `- ${title.trim() || "(sin título)"}, ${toMinutes(duration)} min${preview ? ", vista previa" : ""}${
              description.trim() && `: ${description.trim()}`
            }`,
        ),
      ].join("\n"),
    )
    .join("\n");
}

const lines = (list: DraftLine[]) => list.map(({ text }) => `- ${text.trim()}`).join("\n");

function words(draft: CourseDraft): Record<string, string> {
  const price = parseWhole(draft.price);
  return {
    Título: draft.title.trim(),
    Precio: price === null ? draft.price : formatCop(price),
    Descripción: draft.description.trim(),
    Contenido: draft.content.trim(),
    Portada: draft.cover,
    "Duración (semanas)": draft.durationWeeks,
    Nivel: LEVEL_LABELS[draft.level],
    "Estudiantes estimados": draft.estimatedStudents,
    Certificado: draft.hasCertification ? "Sí" : "No",
    Publicado: draft.isPublished ? "Sí" : "No",
    [COURSE_TABS.temario]: outline(draft.modules),
    [COURSE_TABS.requisitos]: lines(draft.requirements),
    [COURSE_TABS.incluye]: lines(draft.includes),
    [COURSE_TABS.aprenderas]: lines(draft.learningOutcomes),
  };
}

/** Both versions of a course in words, field by field. */
export function courseConflict(mine: CourseDraft, saved: EditableCourse) {
  const theirs = words(draftOf(saved));
  return Object.entries(words(mine)).map(([label, text]) => ({
    label,
    mine: text,
    theirs: theirs[label] ?? "",
  }));
}
