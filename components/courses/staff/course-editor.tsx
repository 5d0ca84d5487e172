"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { SaveBar } from "@/components/forms/save-bar";
import { useVersionedForm } from "@/components/forms/use-versioned-form";
import { VersionedForm } from "@/components/forms/versioned-form";
import { clearToasts, toast } from "@/components/toasts/toast";
import { toastError } from "@/components/toasts/toast-error";
import { Tabs } from "@/components/ui/tabs";
import { saveCourseAction } from "@/lib/courses/staff/actions";
import { courseTexts } from "@/lib/courses/staff/course-conflict";
import { draftOf, typedCourse } from "@/lib/courses/staff/course-draft";
import { type CourseTab, errorsByTab, tabWithError } from "@/lib/courses/staff/course-tabs";
import { COURSE_TABS } from "@/lib/courses/staff/labels";
import type { EditableCourse, Learners } from "@/lib/courses/staff/types";
import { CurriculumTab } from "./curriculum-tab";
import { GeneralTab } from "./general-tab";
import { TextListTab } from "./text-list-tab";

type Props = { course: EditableCourse; learners: Learners };

/** Editor of a course with five tabs, saved together. */
export function CourseEditor({ course, learners }: Props) {
  const router = useRouter();
  const [tab, setTab] = useState<CourseTab>("general");
  const editor = useVersionedForm({
    row: course,
    toDraft: draftOf,
    toFieldTexts: courseTexts,
    // The image field may contain an external URL that is copied on save.
    read: (form, draft) => ({ ...draft, cover: String(form.get("cover")) }),
    save: ({ base, draft }) => saveCourseAction(typedCourse(draft, base)),
    onSaved: () => {
      // The removal is saved now, so it can no longer be undone.
      clearToasts();
      toast({ title: "Curso actualizado" });
      router.refresh();
    },
    onFailure: ({ message, fieldErrors = {} }) => {
      setTab((open) => tabWithError(fieldErrors, open));
      toastError(fieldErrors.title ?? fieldErrors.price ?? message);
    },
  });
  const { base, draft, errors, change } = editor;
  const counts = errorsByTab(errors);
  const fields = { draft, errors, onChange: change };
  const content = {
    general: <GeneralTab key={editor.round} {...fields} />,
    temario: (
      <CurriculumTab
        modules={draft.modules}
        errors={errors}
        stored={base}
        learners={learners}
        onChange={change}
      />
    ),
    requisitos: (
      <TextListTab
        name="requirements"
        {...fields}
        one="requisito"
        hint="Lo que hace falta para tomar el curso."
      />
    ),
    incluye: (
      <TextListTab name="includes" {...fields} one="beneficio" hint="Lo que recibe quien lo compra." />
    ),
    aprenderas: (
      <TextListTab
        name="learningOutcomes"
        {...fields}
        one="aprendizaje"
        hint="Lo que sabrá hacer al terminar."
      />
    ),
  } satisfies Record<CourseTab, React.ReactNode>;
  return (
    <VersionedForm editor={editor} aria-label="Editar curso">
      <Tabs
        label="Partes del curso"
        value={tab}
        onValueChange={(value) => setTab(value as CourseTab)}
        tabs={(Object.keys(COURSE_TABS) as CourseTab[]).map((value) => ({
          value,
          label: COURSE_TABS[value],
          errors: counts[value],
          content: content[value],
        }))}
      />
      <SaveBar editor={editor} label="Guardar curso" />
    </VersionedForm>
  );
}
