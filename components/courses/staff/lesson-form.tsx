"use client";

import dynamic from "next/dynamic";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Field } from "@/components/forms/field";
import { SaveBar } from "@/components/forms/save-bar";
import { useVersionedForm } from "@/components/forms/use-versioned-form";
import { VersionedForm } from "@/components/forms/versioned-form";
import { MarkdownArea } from "@/components/media/staff/markdown-area";
import { toast } from "@/components/toasts/toast";
import { toastError } from "@/components/toasts/toast-error";
import { Tabs } from "@/components/ui/tabs";
import { labelled } from "@/lib/core/versioned";
import { saveContentAction } from "@/lib/courses/staff/actions";
import type { EditableContent } from "@/lib/courses/staff/types";
import { MaterialFields } from "./material-fields";
import { VideoFields } from "./video-fields";

const LessonBody = dynamic(() => import("../lesson-body").then((module) => module.LessonBody), {
  ssr: false,
});

type Props = { courseId: string; lessonId: string; content: EditableContent };

type Draft = Pick<EditableContent, "body" | "materials"> & { videoUrl: string; videoMinutes: string };

const toDraft = ({ body, videoUrl, videoSeconds, materials }: EditableContent): Draft => ({
  body,
  videoUrl: videoUrl ?? "",
  videoMinutes: videoSeconds === null ? "" : String(Math.ceil(videoSeconds / 60)),
  materials,
});

const LABELS: Record<keyof Draft, string> = {
  body: "Texto",
  videoUrl: "Video",
  videoMinutes: "Minutos del video",
  materials: "Materiales",
};

const toFieldTexts = (draft: Draft) =>
  labelled(LABELS, {
    ...draft,
    materials: draft.materials.map(({ title, url }) => `${title}: ${url}`).join("\n"),
  });

const toSeconds = (minutes: string) => (Number(minutes) > 0 ? Number(minutes) * 60 : null);

/** Editor of a lesson with a preview. */
export function LessonForm({ courseId, lessonId, content }: Props) {
  const router = useRouter();
  const [mode, setMode] = useState("escribir");
  const form = useVersionedForm({
    row: content,
    toDraft,
    toFieldTexts,
    save: ({ base: { version }, draft: { videoMinutes, ...draft } }) =>
      saveContentAction({ courseId, lessonId, version, ...draft, videoSeconds: toSeconds(videoMinutes) }),
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
                  hint="Se escribe en Markdown; los botones ponen los signos."
                  error={errors.body}
                >
                  <MarkdownArea
                    folder="cursos"
                    value={draft.body}
                    maxLength={40_000}
                    className="min-h-96 font-mono text-sm"
                    onChange={(event) => change({ body: event.target.value })}
                  />
                </Field>
                <VideoFields
                  videoUrl={draft.videoUrl}
                  videoMinutes={draft.videoMinutes}
                  errors={errors}
                  onChange={change}
                />
                <MaterialFields
                  materials={draft.materials}
                  errors={errors}
                  onChange={(materials) => change({ materials })}
                  onAdd={(material) => change(({ materials }) => ({ materials: [...materials, material] }))}
                />
              </div>
            ),
          },
          {
            value: "vista",
            label: "Ver como estudiante",
            content: mode === "vista" && (
              <div className="panel p-5">
                <LessonBody title="Vista previa" content={{ ...draft, videoUrl: draft.videoUrl || null }} />
              </div>
            ),
          },
        ]}
      />
      <SaveBar editor={form} label="Guardar lección" />
    </VersionedForm>
  );
}
