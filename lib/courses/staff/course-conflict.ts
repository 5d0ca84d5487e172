import type { FieldTexts } from "@/lib/core/versioned";
import { fieldTexts } from "@/lib/supabase/fields";
import { COURSE_FIELDS } from "../fields";
import { type CourseDraft, typedCourse } from "./course-draft";
import type { DraftModule } from "./curriculum-edit";
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

/** Labelled values of a course, for comparing two versions: equal when both would be saved alike. */
export function courseTexts(draft: CourseDraft): FieldTexts<keyof CourseDraft> {
  const typed = typedCourse(draft, { id: "", version: 0 });
  const { curriculum, requirements, includes, learningOutcomes, ...general } = fieldTexts(
    COURSE_FIELDS,
    typed,
  );
  const modules = { ...curriculum, text: outline(draft.modules) };
  return { ...general, modules, requirements, includes, learningOutcomes };
}
