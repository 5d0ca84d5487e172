"use client";

import { useSortable } from "@dnd-kit/react/sortable";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { DragHandle } from "@/components/ui/sortable";
import { StepButtons } from "@/components/ui/step-buttons";
import type { DraftLesson, DraftModule } from "@/lib/courses/staff/curriculum-edit";
import type { Learners } from "@/lib/courses/staff/types";
import { LessonOptions } from "./lesson-options";
import { type CurriculumEdit, lessonInput } from "./use-curriculum";

type Props = {
  lesson: DraftLesson;
  place: number;
  module: number;
  modules: DraftModule[];
  error?: string;
  courseId: string;
  written: ReadonlySet<string>;
  learners: Learners;
  edit: CurriculumEdit;
  onRemove: () => void;
};

export function LessonRow({
  lesson,
  place,
  module,
  modules,
  error,
  learners,
  edit,
  onRemove,
  ...rest
}: Props) {
  const number = `${module + 1}.${place + 1}`;
  const name = lesson.title.trim() || `Lección ${number}`;
  const { ref, handleRef, isDragging } = useSortable({
    id: lesson.id,
    index: place,
    type: "lesson",
    accept: "lesson",
    group: modules[module]?.key,
    data: { name },
  });
  const id = lessonInput(lesson.id);
  const people = learners[lesson.id] ?? 0;
  return (
    <li ref={ref} data-dragging={isDragging || undefined} className="bg-card p-2 data-dragging:shadow-xl">
      <div className="flex items-center gap-1 max-sm:flex-wrap max-sm:justify-end">
        <DragHandle ref={handleRef} name={name} />
        <div className="min-w-0 flex-1 max-sm:basis-[calc(100%-3rem)]">
          <Input
            id={id}
            aria-label={`Título de la lección ${number}`}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            value={lesson.title}
            maxLength={160}
            placeholder={`Lección ${number}`}
            onChange={(event) => edit.changeLesson(lesson.id, { title: event.target.value })}
          />
          {error && (
            <p id={`${id}-error`} className="text-sm font-semibold text-destructive">
              {error}
            </p>
          )}
        </div>
        <div className="relative w-24 shrink-0">
          <Input
            type="number"
            inputMode="numeric"
            min={0}
            aria-label={`Minutos de la lección ${number}`}
            value={lesson.duration}
            onChange={(event) => edit.changeLesson(lesson.id, { duration: event.target.value })}
            className="pr-9"
          />
          <span
            aria-hidden
            className="pointer-events-none absolute inset-y-0 right-2.5 grid place-items-center text-sm text-muted-foreground"
          >
            min
          </span>
        </div>
        <StepButtons
          id={lesson.id}
          name={name}
          isFirst={module === 0 && place === 0}
          isLast={module === modules.length - 1 && place === (modules[module]?.lessons.length ?? 0) - 1}
          onStep={(step) => edit.stepLesson(lesson.id, step)}
        />
        <button
          type="button"
          aria-label={`Eliminar: ${name}`}
          onClick={onRemove}
          className="icon-btn shrink-0 text-destructive"
        >
          <Icon name="lucide--trash-2" className="size-5" />
        </button>
      </div>
      <LessonOptions
        lesson={lesson}
        number={number}
        module={module}
        modules={modules}
        people={people}
        edit={edit}
        {...rest}
      />
    </li>
  );
}
