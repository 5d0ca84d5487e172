"use client";

import { flushSync } from "react-dom";
import { Field } from "@/components/forms/field";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import type { FieldErrors } from "@/lib/core/result";
import type { Material } from "@/lib/courses/types";

type Props = { materials: Material[]; errors: FieldErrors; onChange: (materials: Material[]) => void };

/** Links to a lesson's materials: guides, files, drawings. */
export function MaterialFields({ materials, errors, onChange }: Props) {
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
        // biome-ignore lint/suspicious/noArrayIndexKey: the fields are controlled and nothing else tells two empty lines apart
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
      <Button variant="outline" onClick={add} className="self-start">
        <Icon name="lucide--plus" />
        Agregar material
      </Button>
    </fieldset>
  );
}
