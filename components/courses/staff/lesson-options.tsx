"use client";

import type { Route } from "next";
import Link from "next/link";
import { CheckField } from "@/components/forms/check-field";
import { Field } from "@/components/forms/field";
import { Icon } from "@/components/ui/icon";
import { Textarea } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { counted } from "@/lib/core/counted";
import type { DraftLesson, DraftModule } from "@/lib/courses/staff/curriculum-edit";
import { lessonEditorPath } from "@/lib/courses/staff/paths";
import type { CurriculumEdit } from "./use-curriculum";

type Props = {
  lesson: DraftLesson;
  number: string;
  module: number;
  modules: DraftModule[];
  courseId: string;
  written: ReadonlySet<string>;
  /** Number of learners who completed it. */
  people: number;
  edit: CurriculumEdit;
};

/** Further fields of a lesson, collapsed. */
export function LessonOptions({ lesson, number, module, modules, courseId, written, people, edit }: Props) {
  const name = lesson.title.trim() || `Lección ${number}`;
  return (
    <div className="flex flex-wrap items-start gap-x-4 sm:ml-12">
      <details className="group min-w-0 flex-1 max-sm:basis-full">
        <summary className="inline-flex min-h-11 list-none flex-wrap items-center gap-1 text-sm text-muted-foreground hover:text-foreground [&::-webkit-details-marker]:hidden">
          <Icon name="lucide--chevron-right" className="size-4 transition-transform group-open:rotate-90" />
          Descripción y opciones
          <span className="sr-only"> de {name}</span>
          {lesson.preview && <span className="ml-2 badge badge-secondary">Vista previa</span>}
          {people > 0 && <span className="ml-2">{counted(people, "la terminó", "la terminaron")}</span>}
        </summary>
        <div className="flex flex-col gap-4 py-2">
          <Field id={`descripcion-${lesson.id}`} label="Descripción">
            <Textarea
              value={lesson.description}
              maxLength={2000}
              className="min-h-20"
              onChange={(event) => edit.changeLesson(lesson.id, { description: event.target.value })}
            />
          </Field>
          <CheckField
            id={`muestra-${lesson.id}`}
            checked={lesson.preview}
            onChange={(event) => edit.changeLesson(lesson.id, { preview: event.target.checked })}
          >
            Vista previa gratis: cualquiera puede leerla
          </CheckField>
          {modules.length > 1 && (
            <Field id={`modulo-de-${lesson.id}`} label="Módulo">
              <Select
                value={module}
                onChange={(event) => edit.sendLesson(lesson.id, Number(event.target.value))}
              >
                {modules.map(({ key, name: title }, index) => (
                  <option key={key} value={index}>
                    {title.trim() || `Módulo ${index + 1}`}
                  </option>
                ))}
              </Select>
            </Field>
          )}
        </div>
      </details>
      {written.has(lesson.id) ? (
        <Link
          href={lessonEditorPath(courseId, lesson.id) as Route}
          prefetch={false}
          className="quiet-link gap-1 text-sm font-semibold text-primary"
        >
          <Icon name="lucide--file-pen-line" className="size-4" />
          Escribir contenido
          <span className="sr-only"> de {name}</span>
        </Link>
      ) : (
        <span className="inline-flex min-h-11 items-center text-sm text-muted-foreground">
          Guarda el curso para escribirla
        </span>
      )}
    </div>
  );
}
