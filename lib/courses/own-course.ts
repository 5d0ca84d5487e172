import type { Database } from "@/lib/supabase/database.types";
import { toModules } from "./normalize";
import { courseProgress, resumeLesson } from "./progress";
import type { LearningCard, OwnCertificate, OwnCourse, OwnLesson } from "./types";

type Answer = Database["public"]["Functions"]["my_courses"]["Returns"][number];

/** A function's columns are all typed as present; these come from outer joins. */
type Optional =
  | "last_lesson"
  | "last_seen_at"
  | "certificate_code"
  | "certificate_state"
  | "certificate_issued_at";

export type OwnCourseRow = Omit<Answer, Optional> & { [Name in Optional]: Answer[Name] | null };

function toCertificate(row: OwnCourseRow): OwnCertificate | null {
  const { certificate_code: code, certificate_state: state, certificate_issued_at: issuedAt } = row;
  return code && state && issuedAt ? { code, state, issuedAt } : null;
}

export function toOwnCourse(row: OwnCourseRow): OwnCourse {
  const done = new Set(row.done);
  const modules = toModules(row.curriculum).map(({ name, lessons }) => ({
    name,
    lessons: lessons.map(
      ({ id, title, duration, description }): OwnLesson => ({
        id,
        title,
        duration,
        description,
        done: done.has(id),
      }),
    ),
  }));
  const lessons = modules.flatMap((module) => module.lessons);
  const resume = resumeLesson(lessons, done, row.last_lesson);
  return {
    id: row.course_id,
    slug: row.slug,
    title: row.title,
    cover: row.cover,
    hasCertification: row.has_certification,
    modules,
    progress: courseProgress(lessons, done),
    resume: resume && { id: resume.id, title: resume.title },
    lastSeenAt: row.last_seen_at,
    enrolledAt: row.enrolled_at,
    buyerName: row.buyer_name,
    certificate: toCertificate(row),
  };
}

export function toLearningCard({ slug, title, cover, progress, resume }: OwnCourse): LearningCard {
  return { slug, title, cover, progress, resume };
}

/** Whether all lessons are done; false for a course without lessons. */
export function isFinished({ progress }: Pick<OwnCourse, "progress">): boolean {
  return progress.lessons > 0 && progress.done === progress.lessons;
}
