import type { LearningProgress, Lesson } from "./types";

/** Done lessons of those the course has now, rounded down: 99 until the last one is done. */
export function courseProgress(lessons: Pick<Lesson, "id">[], done: ReadonlySet<string>): LearningProgress {
  const finished = lessons.filter(({ id }) => done.has(id)).length;
  return {
    done: finished,
    lessons: lessons.length,
    percent: lessons.length === 0 ? 0 : Math.floor((finished * 100) / lessons.length),
  };
}

/**
 * Where 'Continuar' leads: the lesson that was open last unless it is done; then the next one after it that is not,
 * from the start again at the end. Of a finished course, the lesson that was open last.
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

/** The lessons before and after one; undefined at both ends. */
export function neighbours<L extends Pick<Lesson, "id">>(
  lessons: L[],
  id: string,
): { previous?: L; next?: L } {
  const at = lessons.findIndex((lesson) => lesson.id === id);
  return at < 0 ? {} : { previous: lessons[at - 1], next: lessons[at + 1] };
}
