"use client";

import type { Route } from "next";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { useQuickAction } from "@/components/forms/use-quick-action";
import { Button, buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { completeLessonAction, visitLessonAction } from "@/lib/courses/actions";

type Props = {
  courseId: string;
  lessonId: string;
  done: boolean;
  /** The lesson has questions that are not passed yet; passing them finishes it. */
  hasOpenCheck: boolean;
  /** Address of the next lesson; undefined for the last one. */
  next: string | undefined;
  /** All other lessons of the course are done. */
  isLastOpen: boolean;
};

/**
 * Finishes the lesson and opens the next one with one press, or undoes it; shown at once, reverted on failure. Records
 * the visit.
 */
export function LessonActions({ courseId, lessonId, done: known, hasOpenCheck, next, isLastOpen }: Props) {
  const [done, setDone] = useState(known);
  // Passing the check finishes the lesson on the server.
  const [seen, setSeen] = useState(known);
  if (seen !== known) {
    setSeen(known);
    setDone(known);
  }
  const { pending, run } = useQuickAction();
  const router = useRouter();

  useEffect(() => {
    // Only affects 'Continuar'; failures are ignored.
    visitLessonAction({ courseId, lessonId }).catch(() => undefined);
  }, [courseId, lessonId]);

  function mark(wanted: boolean) {
    setDone(wanted);
    run(
      () => completeLessonAction({ courseId, lessonId, done: wanted }),
      wanted && next ? () => void router.push(next as Route) : undefined,
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
          {next && (
            <Link href={next as Route} prefetch={false} className={buttonVariants({ size: "lg" })}>
              Siguiente lección
              <Icon name="lucide--arrow-right" />
            </Link>
          )}
        </>
      ) : hasOpenCheck ? (
        <a href="#comprobacion" className={buttonVariants({ size: "lg" })}>
          <Icon name="lucide--list-checks" />
          Responde la comprobación para terminar
        </a>
      ) : (
        <Button onClick={() => mark(true)} disabled={pending} size="lg">
          <Icon name="lucide--check" />
          {next ? "Terminar y seguir" : isLastOpen ? "Terminar el curso" : "Terminar la lección"}
        </Button>
      )}
    </div>
  );
}
