"use client";

import { type ReactNode, useEffect, useState } from "react";
import { useQuickAction } from "@/components/forms/use-quick-action";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { completeLessonAction, visitLessonAction } from "@/lib/courses/actions";

type Props = {
  courseId: string;
  lessonId: string;
  done: boolean;
  next: ReactNode;
};

/** Toggles the lesson's completion optimistically, reverts on failure, and records the visit. */
export function LessonActions({ courseId, lessonId, done: known, next }: Props) {
  const [done, setDone] = useState(known);
  const { pending, run } = useQuickAction();

  useEffect(() => {
    // Only affects 'Continuar'; failures are ignored.
    visitLessonAction({ courseId, lessonId }).catch(() => undefined);
  }, [courseId, lessonId]);

  function mark(wanted: boolean) {
    setDone(wanted);
    run(
      () => completeLessonAction({ courseId, lessonId, done: wanted }),
      undefined,
      (isDone) => isDone || setDone(!wanted),
    );
  }

  return (
    <div className="flex flex-wrap items-center gap-3">
      <p role="status" className="sr-only">
        {done ? "Lección terminada" : "Lección sin terminar"}
      </p>
      {done ? (
        <>
          <span className="inline-flex min-h-11 items-center gap-2 font-semibold text-success">
            <Icon name="lucide--circle-check-big" className="size-5" />
            Terminada
          </span>
          <Button variant="ghost" onClick={() => mark(false)} disabled={pending}>
            Deshacer
          </Button>
          {next}
        </>
      ) : (
        <Button onClick={() => mark(true)} disabled={pending} size="lg">
          <Icon name="lucide--check" />
          Marcar como terminada
        </Button>
      )}
    </div>
  );
}
