import type { Words } from "@/lib/core/versioned";
import { wordsOf } from "@/lib/supabase/fields";
import { COURSE_FIELDS } from "../fields";
import { type CourseDraft, typedCourse } from "./course-draft";
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

/** Labelled values of a course, for comparing two versions: equal when both would be saved alike. */
export function courseWords(draft: CourseDraft): Words {
  const typed = typedCourse(draft, { id: "", version: 0 });
  return { ...wordsOf(COURSE_FIELDS, typed), [COURSE_TABS.temario]: outline(draft.modules) };
}
