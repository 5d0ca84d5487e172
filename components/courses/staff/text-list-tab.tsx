"use client";

import { move } from "@dnd-kit/helpers";
import { useSortable } from "@dnd-kit/react/sortable";
import { useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { DragHandle, SortableArea } from "@/components/ui/sortable";
import { StepButtons } from "@/components/ui/step-buttons";
import type { FieldErrors } from "@/lib/core/result";
import type { CourseDraft, DraftChange, DraftLine, ListName } from "@/lib/courses/staff/course-draft";
import { newKey, type Step, stepped } from "@/lib/courses/staff/curriculum-edit";

type Props = {
  name: ListName;
  draft: CourseDraft;
  errors: FieldErrors;
  onChange: (change: DraftChange) => void;
  /** Label of one entry. */
  one: string;
  hint: string;
};

const inputId = (key: string) => `linea-${key}`;

/** An editable, sortable list of short texts. */
export function TextListTab({ name, draft, errors, onChange, one, hint }: Props) {
  const [announcement, setAnnouncement] = useState("");
  const lines = draft[name];
  const set = (work: (lines: DraftLine[]) => DraftLine[]) =>
    onChange((known) => ({ [name]: work(known[name]) }));

  function add() {
    const key = newKey();
    flushSync(() => set((known) => [...known, { key, text: "" }]));
    document.getElementById(inputId(key))?.focus();
  }

  function step(at: number, direction: Step) {
    set((known) => stepped(known, at, direction));
    setAnnouncement(`Quedó en el lugar ${at + (direction === "up" ? 0 : 2)} de ${lines.length}`);
  }

  function remove(key: string) {
    const at = lines.findIndex((line) => line.key === key);
    const next = lines[at + 1] ?? lines[at - 1];
    flushSync(() => set((known) => known.filter((line) => line.key !== key)));
    document.getElementById(next ? inputId(next.key) : `agregar-${name}`)?.focus();
  }

  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted-foreground">{hint}</p>
      {errors[name] && <p className="text-sm font-semibold text-destructive">{errors[name]}</p>}
      <SortableArea
        onDragEnd={(event) => {
          if (event.canceled) return;
          set((known) => {
            const order = move(
              known.map(({ key }) => key),
              event,
            );
            return order.flatMap((key) => known.find((line) => line.key === key) ?? []);
          });
        }}
      >
        <ol className="flex flex-col gap-2">
          {lines.map((line, index) => (
            <Line
              key={line.key}
              line={line}
              index={index}
              total={lines.length}
              group={name}
              one={one}
              error={errors[`${name}.${index}`]}
              onText={(text) => set((known) => known.map((l) => (l.key === line.key ? { ...l, text } : l)))}
              onStep={(direction) => step(index, direction)}
              onRemove={() => remove(line.key)}
            />
          ))}
        </ol>
      </SortableArea>
      <Button id={`agregar-${name}`} variant="outline" onClick={add} className="self-start">
        <Icon name="lucide--plus" />
        Agregar {one}
      </Button>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}

type LineProps = {
  line: DraftLine;
  index: number;
  total: number;
  group: string;
  one: string;
  error?: string;
  onText: (text: string) => void;
  onStep: (step: Step) => void;
  onRemove: () => void;
};

function Line({ line, index, total, group, one, error, onText, onStep, onRemove }: LineProps) {
  const name = line.text.trim() || `${one} ${index + 1}`;
  const { ref, handleRef, isDragging } = useSortable({ id: line.key, index, group, data: { name } });
  const id = inputId(line.key);
  return (
    <li
      ref={ref}
      data-dragging={isDragging || undefined}
      className="rounded-md bg-background data-dragging:shadow-xl"
    >
      <div className="flex items-center gap-1 max-sm:flex-wrap max-sm:justify-end">
        <DragHandle ref={handleRef} name={name} />
        <Input
          id={id}
          aria-label={`${one[0]?.toUpperCase()}${one.slice(1)} ${index + 1}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          value={line.text}
          maxLength={300}
          onChange={(event) => onText(event.target.value)}
          className="min-w-0 max-sm:flex-1 max-sm:basis-[calc(100%-3rem)]"
        />
        <StepButtons
          id={line.key}
          name={name}
          isFirst={index === 0}
          isLast={index === total - 1}
          onStep={onStep}
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
      {error && (
        <p id={`${id}-error`} className="ml-12 text-sm font-semibold text-destructive">
          {error}
        </p>
      )}
    </li>
  );
}
