"use client";

import { useSortable } from "@dnd-kit/react/sortable";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { DragHandle } from "@/components/ui/sortable";
import { StepButtons } from "@/components/ui/step-buttons";
import type { FieldErrors } from "@/lib/core/result";
import type { DraftLesson, DraftModule } from "@/lib/courses/staff/curriculum-edit";
import type { Learners } from "@/lib/courses/staff/types";
import { LessonRow } from "./lesson-row";
import { addLessonButton, type CurriculumEdit, moduleInput } from "./use-curriculum";

type Props = {
  module: DraftModule;
  index: number;
  modules: DraftModule[];
  errors: FieldErrors;
  courseId: string;
  /** Ids of stored lessons. */
  written: ReadonlySet<string>;
  learners: Learners;
  edit: CurriculumEdit;
  onRemove: () => void;
  onRemoveLesson: (lesson: DraftLesson) => void;
};

/** Collision priority: lessons over modules. */
const BEHIND = 1;

export function ModuleCard({
  module,
  index,
  modules,
  errors,
  edit,
  onRemove,
  onRemoveLesson,
  ...rest
}: Props) {
  const name = module.name.trim() || `Módulo ${index + 1}`;
  const { ref, handleRef, isDragging } = useSortable({
    id: module.key,
    index,
    type: "module",
    accept: ["module", "lesson"],
    collisionPriority: BEHIND,
    data: { name },
  });
  const id = moduleInput(module.key);
  const error = errors[`curriculum.${index}.name`];
  return (
    <li ref={ref} data-dragging={isDragging || undefined} className="panel data-dragging:shadow-xl">
      <div className="flex items-center gap-1 border-b border-border p-2 max-sm:flex-wrap max-sm:justify-end">
        <DragHandle ref={handleRef} name={name} />
        <div className="min-w-0 flex-1 max-sm:basis-[calc(100%-3rem)]">
          <Input
            id={id}
            aria-label={`Nombre del módulo ${index + 1}`}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            value={module.name}
            maxLength={160}
            placeholder={`Módulo ${index + 1}`}
            onChange={(event) => edit.changeModule(module.key, { name: event.target.value })}
            className="font-semibold"
          />
          {error && (
            <p id={`${id}-error`} className="text-sm font-semibold text-destructive">
              {error}
            </p>
          )}
        </div>
        <StepButtons
          id={module.key}
          name={name}
          isFirst={index === 0}
          isLast={index === modules.length - 1}
          onStep={(step) => edit.stepModule(index, step)}
        />
        <button
          type="button"
          aria-label={`Eliminar: ${name}`}
          onClick={onRemove}
          className="icon-btn text-destructive"
        >
          <Icon name="lucide--trash-2" className="size-5" />
        </button>
      </div>
      <ol aria-label={`Lecciones de ${name}`} className="flex min-h-4 flex-col divide-y divide-border">
        {module.lessons.map((lesson, place) => (
          <LessonRow
            key={lesson.id}
            {...rest}
            lesson={lesson}
            place={place}
            module={index}
            modules={modules}
            error={errors[`curriculum.${index}.lessons.${place}.title`]}
            edit={edit}
            onRemove={() => onRemoveLesson(lesson)}
          />
        ))}
      </ol>
      <div className="border-t border-border p-2">
        <Button
          id={addLessonButton(module.key)}
          variant="ghost"
          size="sm"
          onClick={() => edit.addLesson(module.key)}
        >
          <Icon name="lucide--plus" />
          Agregar lección
          <span className="sr-only"> a {name}</span>
        </Button>
      </div>
    </li>
  );
}
