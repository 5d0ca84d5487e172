"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import { EditConflict } from "@/components/forms/edit-conflict";
import { Field } from "@/components/forms/field";
import { FormError } from "@/components/forms/form-error";
import { SubmitButton } from "@/components/forms/submit-button";
import { Input, Textarea } from "@/components/ui/input";
import { Tabs } from "@/components/ui/tabs";
import type { EditableContent } from "@/lib/courses/staff/types";
import type { Material } from "@/lib/courses/types";
import { MaterialFields } from "./material-fields";
import { useLessonForm } from "./use-lesson-form";

const LessonBody = dynamic(() => import("../lesson-body").then((module) => module.LessonBody), {
  ssr: false,
});

type Props = { courseId: string; lessonId: string; content: EditableContent };

const listed = (materials: Material[]) => materials.map(({ title, url }) => `${title}: ${url}`).join("\n");

/** Writing a lesson, or reading it as a student does. */
export function LessonForm({ courseId, lessonId, content }: Props) {
  const form = useLessonForm(courseId, lessonId, content);
  const [mode, setMode] = useState("escribir");
  const { draft, theirs, errors, change } = form;
  return (
    <form
      onSubmit={form.onSubmit}
      noValidate
      aria-label="Contenido de la lección"
      className="flex flex-col gap-5"
    >
      {theirs && (
        <EditConflict
          fields={[
            { label: "Texto", mine: draft.body, theirs: theirs.body },
            { label: "Video", mine: draft.videoUrl, theirs: theirs.videoUrl ?? "" },
            { label: "Materiales", mine: listed(draft.materials), theirs: listed(theirs.materials) },
          ]}
          onKeepMine={form.keepMine}
          onTakeTheirs={form.takeTheirs}
        />
      )}
      <FormError message={form.message} />
      <Tabs
        label="Modo"
        value={mode}
        onValueChange={setMode}
        tabs={[
          {
            value: "escribir",
            label: "Escribir",
            errors: Object.keys(errors).length,
            content: (
              <div className="flex flex-col gap-5">
                <Field
                  id="lesson-body"
                  label="Texto"
                  hint="Markdown: ## para un subtítulo, **negrilla**, - para listas, [texto](https://enlace)."
                  error={errors.body}
                >
                  <Textarea
                    value={draft.body}
                    maxLength={40_000}
                    className="min-h-96 font-mono text-sm"
                    onChange={(event) => change({ body: event.target.value })}
                  />
                </Field>
                <Field
                  id="lesson-video"
                  label="Enlace del video"
                  hint="Se abre en otra pestaña."
                  error={errors.videoUrl}
                >
                  <Input
                    type="url"
                    value={draft.videoUrl}
                    maxLength={500}
                    placeholder="https://"
                    onChange={(event) => change({ videoUrl: event.target.value })}
                  />
                </Field>
                <MaterialFields
                  materials={draft.materials}
                  errors={errors}
                  onChange={(materials) => change({ materials })}
                />
              </div>
            ),
          },
          {
            value: "vista",
            label: "Ver como estudiante",
            content: mode === "vista" && (
              <div className="panel p-5">
                <LessonBody content={{ ...draft, videoUrl: draft.videoUrl || null }} />
              </div>
            ),
          },
        ]}
      />
      <div className="sticky bottom-0 z-10 -mx-2 flex flex-wrap items-center justify-end gap-4 border-t border-border bg-background px-2 py-3">
        <p role="status" className="text-sm text-muted-foreground">
          {form.isDirty ? "Tienes cambios sin guardar." : "Todo está guardado."}
        </p>
        <SubmitButton pending={form.pending} pendingText="Guardando..." disabled={theirs !== undefined}>
          Guardar lección
        </SubmitButton>
      </div>
    </form>
  );
}
