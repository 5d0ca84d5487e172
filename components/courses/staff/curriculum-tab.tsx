"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { SortableArea } from "@/components/ui/sortable";
import { counted } from "@/lib/core/counted";
import type { FieldErrors } from "@/lib/core/result";
import { curriculumTotals, formatMinutes } from "@/lib/courses/curriculum-totals";
import type { DraftChange } from "@/lib/courses/staff/course-draft";
import type { DraftModule } from "@/lib/courses/staff/curriculum-edit";
import { toMinutes } from "@/lib/courses/staff/numbers";
import type { EditableCourse, Learners } from "@/lib/courses/staff/types";
import { ModuleCard } from "./module-card";
import { RemoveWarning } from "./remove-warning";
import { useCurriculum } from "./use-curriculum";

type Props = {
  modules: DraftModule[];
  errors: FieldErrors;
  /** The saved curriculum: only stored lessons have an editor page. */
  stored: EditableCourse;
  learners: Learners;
  onChange: (change: DraftChange) => void;
};

/** Modules and lessons, sortable by drag, keyboard or buttons. */
export function CurriculumTab({ modules, errors, stored, learners, onChange }: Props) {
  const [removing, setRemoving] = useState<Parameters<typeof RemoveWarning>[0]["removing"]>();
  const curriculum = useCurriculum(modules, (work) =>
    onChange((draft) => ({ modules: work(draft.modules) })),
  );
  const written = new Set(stored.curriculum.flatMap(({ lessons }) => lessons.map(({ id }) => id)));
  const totals = curriculumTotals(
    modules.map(({ lessons }) => ({ lessons: lessons.map((l) => ({ duration: toMinutes(l.duration) })) })),
  );

  /** Removes a lesson; asks first when learners have completed it. */
  function remove(name: string, lessons: string[], work: (name: string) => void) {
    const people = Math.max(0, ...lessons.map((id) => learners[id] ?? 0));
    if (people === 0) return work(name);
    setRemoving({ name, people, lessons: lessons.length, onConfirm: () => work(name) });
  }

  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted-foreground">
        {counted(totals.modules, "módulo", "módulos")}, {counted(totals.lessons, "lección", "lecciones")},{" "}
        {formatMinutes(totals.minutes)}. Cambiar nombres u orden no borra el avance de nadie.
      </p>
      {errors.curriculum && <p className="text-sm font-semibold text-destructive">{errors.curriculum}</p>}
      <SortableArea {...curriculum.drag}>
        <ol aria-label="Módulos" className="flex flex-col gap-4">
          {modules.map((module, index) => (
            <ModuleCard
              key={module.key}
              module={module}
              index={index}
              modules={modules}
              errors={errors}
              courseId={stored.id}
              written={written}
              learners={learners}
              edit={curriculum}
              onRemove={() =>
                remove(
                  module.name.trim() || `Módulo ${index + 1}`,
                  module.lessons.map(({ id }) => id),
                  (name) => curriculum.removeModule(module.key, name),
                )
              }
              onRemoveLesson={({ id, title }) =>
                remove(title.trim() || "Lección sin título", [id], (name) =>
                  curriculum.removeLesson(id, name),
                )
              }
            />
          ))}
        </ol>
      </SortableArea>
      <Button id="agregar-modulo" variant="outline" onClick={curriculum.addModule} className="self-start">
        <Icon name="lucide--plus" />
        Agregar módulo
      </Button>
      <p role="status" className="sr-only">
        {curriculum.announcement}
      </p>
      {removing && <RemoveWarning removing={removing} onClose={() => setRemoving(undefined)} />}
    </div>
  );
}
