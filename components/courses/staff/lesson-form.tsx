"use client";

import dynamic from "next/dynamic";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Field } from "@/components/forms/field";
import { SaveBar } from "@/components/forms/save-bar";
import { useVersionedForm } from "@/components/forms/use-versioned-form";
import { VersionedForm } from "@/components/forms/versioned-form";
import { toast, toastError } from "@/components/toasts/toast";
import { Input, Textarea } from "@/components/ui/input";
import { Tabs } from "@/components/ui/tabs";
import { saveContentAction } from "@/lib/courses/staff/actions";
import type { EditableContent } from "@/lib/courses/staff/types";
import { MaterialFields } from "./material-fields";

const LessonBody = dynamic(() => import("../lesson-body").then((module) => module.LessonBody), {
  ssr: false,
});

type Props = { courseId: string; lessonId: string; content: EditableContent };

type Draft = Omit<EditableContent, "version" | "videoUrl"> & { videoUrl: string };

const toDraft = ({ body, videoUrl, materials }: EditableContent): Draft => ({
  body,
  videoUrl: videoUrl ?? "",
  materials,
});

const toWords = ({ body, videoUrl, materials }: Draft) => ({
  Texto: body,
  Video: videoUrl,
  Materiales: materials.map(({ title, url }) => `${title}: ${url}`).join("\n"),
});

/** Editor of a lesson with a preview. */
export function LessonForm({ courseId, lessonId, content }: Props) {
  const router = useRouter();
  const [mode, setMode] = useState("escribir");
  const form = useVersionedForm({
    row: content,
    toDraft,
    toWords,
    save: ({ base: { version }, draft }) => saveContentAction({ courseId, lessonId, version, ...draft }),
    onSaved: () => {
      toast({ title: "Lección guardada" });
      router.refresh();
    },
    onFailure: ({ message }) => {
      // A field with an error must be visible to be focused.
      setMode("escribir");
      toastError(message);
    },
  });
  const { draft, errors, change } = form;
  return (
    <VersionedForm editor={form} aria-label="Contenido de la lección">
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
      <SaveBar editor={form} label="Guardar lección" />
    </VersionedForm>
  );
}
