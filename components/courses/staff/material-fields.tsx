"use client";

import { flushSync } from "react-dom";
import { Field } from "@/components/forms/field";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import type { FieldErrors } from "@/lib/core/result";
import { lessonFileType, materialNote } from "@/lib/courses/lesson-file";
import type { Material } from "@/lib/courses/types";
import { MaterialUpload } from "./material-upload";

type Props = {
  materials: Material[];
  errors: FieldErrors;
  onChange: (materials: Material[]) => void;
  /** Called after an upload; the list may have changed meanwhile. */
  onAdd: (material: Material) => void;
};

const MOST = 20;

/** A lesson's materials: uploaded files and links. */
export function MaterialFields({ materials, errors, onChange, onAdd }: Props) {
  const change = (at: number, part: Partial<Material>) =>
    onChange(materials.map((material, index) => (index === at ? { ...material, ...part } : material)));

  function add() {
    flushSync(() => onChange([...materials, { title: "", url: "" }]));
    document.getElementById(`material-title-${materials.length}`)?.focus();
  }

  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-2 text-sm font-semibold">Materiales</legend>
      {materials.map((material, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the fields are controlled and nothing else identifies empty lines
        <div key={index} className="grid items-start gap-3 sm:grid-cols-[1fr_1fr_auto]">
          <Field
            id={`material-title-${index}`}
            label={`Nombre ${index + 1}`}
            error={errors[`materials.${index}.title`]}
          >
            <Input
              value={material.title}
              maxLength={120}
              onChange={(event) => change(index, { title: event.target.value })}
            />
          </Field>
          {lessonFileType(material.url) ? (
            <UploadedFile material={material} />
          ) : (
            <Field
              id={`material-url-${index}`}
              label={`Dirección ${index + 1}`}
              error={errors[`materials.${index}.url`]}
            >
              <Input
                type="url"
                value={material.url}
                maxLength={500}
                placeholder="https://"
                onChange={(event) => change(index, { url: event.target.value })}
              />
            </Field>
          )}
          <button
            type="button"
            aria-label={`Eliminar material ${index + 1}`}
            onClick={() => onChange(materials.filter((_, at) => at !== index))}
            className="icon-btn text-destructive sm:mt-7"
          >
            <Icon name="lucide--trash-2" className="size-5" />
          </button>
        </div>
      ))}
      <MaterialUpload room={MOST - materials.length} onSent={onAdd} />
      <Button variant="outline" onClick={add} disabled={materials.length >= MOST} className="self-start">
        <Icon name="lucide--link" />
        Agregar enlace
      </Button>
    </fieldset>
  );
}

/** A file is replaced by removing it and uploading another one. */
function UploadedFile({ material }: { material: Material }) {
  return (
    <p className="flex min-w-0 flex-col gap-1.5 text-sm">
      <span className="font-semibold">Archivo</span>
      <a
        href={material.url}
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-11 items-center gap-2 text-primary underline-offset-4 hover:underline"
      >
        <Icon name="lucide--file-text" className="size-5 shrink-0" />
        {materialNote(material)}
        <span className="sr-only"> de {material.title}</span>
      </a>
    </p>
  );
}
