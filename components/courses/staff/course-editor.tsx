"use client";

import { EditConflict } from "@/components/forms/edit-conflict";
import { FormError } from "@/components/forms/form-error";
import { SubmitButton } from "@/components/forms/submit-button";
import { Tabs } from "@/components/ui/tabs";
import { courseConflict } from "@/lib/courses/staff/course-conflict";
import { type CourseTab, errorsByTab } from "@/lib/courses/staff/course-tabs";
import { COURSE_TABS } from "@/lib/courses/staff/labels";
import type { EditableCourse, Learners } from "@/lib/courses/staff/types";
import { CurriculumTab } from "./curriculum-tab";
import { GeneralTab } from "./general-tab";
import { TextListTab } from "./text-list-tab";
import { useCourseEditor } from "./use-course-editor";

type Props = { course: EditableCourse; learners: Learners };

/** All of a course on five tabs, saved at once. */
export function CourseEditor({ course, learners }: Props) {
  const editor = useCourseEditor(course);
  const { base, draft, errors, theirs, change } = editor;
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
    <form
      ref={editor.form}
      onSubmit={editor.onSubmit}
      noValidate
      aria-label="Editar curso"
      className="flex flex-col gap-5"
    >
      {theirs && (
        <EditConflict
          fields={courseConflict(draft, theirs)}
          onKeepMine={editor.keepMine}
          onTakeTheirs={editor.takeTheirs}
        />
      )}
      <FormError message={editor.message} />
      <Tabs
        label="Partes del curso"
        value={editor.tab}
        onValueChange={(value) => editor.setTab(value as CourseTab)}
        tabs={(Object.keys(COURSE_TABS) as CourseTab[]).map((value) => ({
          value,
          label: COURSE_TABS[value],
          errors: counts[value],
          content: content[value],
        }))}
      />
      <div className="sticky bottom-0 z-10 -mx-2 flex flex-wrap items-center justify-end gap-4 border-t border-border bg-background px-2 py-3">
        <p role="status" className="text-sm text-muted-foreground">
          {editor.isDirty ? "Tienes cambios sin guardar." : "Todo está guardado."}
        </p>
        <SubmitButton pending={editor.pending} pendingText="Guardando..." disabled={theirs !== undefined}>
          Guardar curso
        </SubmitButton>
      </div>
    </form>
  );
}
