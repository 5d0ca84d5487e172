import type { LearningProgress, Lesson } from "./types";

/** Percentage of the current lessons that are done, rounded down: 100 only when all are. */
export function courseProgress(lessons: Pick<Lesson, "id">[], done: ReadonlySet<string>): LearningProgress {
  const finished = lessons.filter(({ id }) => done.has(id)).length;
  return {
    done: finished,
    lessons: lessons.length,
    percent: lessons.length === 0 ? 0 : Math.floor((finished * 100) / lessons.length),
  };
}

/**
 * The lesson that 'Continuar' opens: the last opened one unless it is done; then the next one not done, wrapping around
 * at the end. For a completed course, the last opened one.
 */
export function resumeLesson<L extends Pick<Lesson, "id">>(
  lessons: L[],
  done: ReadonlySet<string>,
  last: string | null,
): L | null {
  const at = Math.max(
    lessons.findIndex(({ id }) => id === last),
    0,
  );
  const fromThere = [...lessons.slice(at), ...lessons.slice(0, at)];
  return fromThere.find(({ id }) => !done.has(id)) ?? fromThere[0] ?? null;
}

/** The previous and next lesson; undefined at the ends. */
export function neighbours<L extends Pick<Lesson, "id">>(
  lessons: L[],
  id: string,
): { previous?: L; next?: L } {
  const at = lessons.findIndex((lesson) => lesson.id === id);
  return at < 0 ? {} : { previous: lessons[at - 1], next: lessons[at + 1] };
}
