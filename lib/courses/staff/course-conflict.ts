import { formatCop } from "@/lib/core/money";
import { parseWhole } from "@/lib/core/pesos";
import type { Words } from "@/lib/core/versioned";
import { LEVEL_LABELS } from "../labels";
import type { CourseDraft, DraftLine } from "./course-draft";
import type { DraftModule } from "./curriculum-edit";
import { COURSE_TABS } from "./labels";
import { toMinutes } from "./numbers";

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

/** What a course says, field by field: the same for two drafts that would be saved alike. */
export function courseWords(draft: CourseDraft): Words {
  const price = parseWhole(draft.price);
  return {
    Título: draft.title,
    Precio: price === null ? draft.price : formatCop(price),
    Descripción: draft.description,
    Contenido: draft.content,
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
