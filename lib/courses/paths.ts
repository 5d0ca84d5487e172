import type { LearningCard } from "./types";

const lessonSegment = (id: string) => encodeURIComponent(id);

export function ownCoursePath(slug: string): `/dashboard/cursos/${string}` {
  return `/dashboard/cursos/${slug}`;
}

export function lessonPath(slug: string, lessonId: string): `/dashboard/cursos/${string}/${string}` {
  return `/dashboard/cursos/${slug}/${lessonSegment(lessonId)}`;
}

/** The public page of a free lesson. */
export function previewPath(slug: string, lessonId: string): `/curso/${string}/muestra/${string}` {
  return `/curso/${slug}/muestra/${lessonSegment(lessonId)}`;
}

/** Target of 'Continuar curso': the next lesson, or the course page when there is none. */
export function continuePath({
  slug,
  resume,
  progress,
}: Pick<LearningCard, "slug" | "resume" | "progress">): string {
  return resume && progress.percent < 100 ? lessonPath(slug, resume.id) : ownCoursePath(slug);
}

/** Decodes the lesson id of a path; invalid encoding is returned unchanged. */
export function lessonIdOf(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
