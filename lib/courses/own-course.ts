import { DAY } from "@/lib/core/dates";
import type { Database } from "@/lib/supabase/database.types";
import { toModules } from "./normalize";
import { courseProgress, resumeLesson } from "./progress";
import type { OwnCertificate } from "./rows";
import type { LearningCard, OwnCourse, OwnLesson, OwnModule } from "./types";

type Answer = Database["public"]["Functions"]["my_courses"]["Returns"][number];

/** A function's columns are all typed as present; these come from outer joins. */
type Optional =
  | "last_done_at"
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
  const checks = new Set(row.checks);
  const passed = new Set(row.passed);
  const modules = toModules(row.curriculum).map(({ name, lessons }) => ({
    name,
    lessons: lessons.map(
      ({ id, title, duration, description }): OwnLesson => ({
        id,
        title,
        duration,
        description,
        done: done.has(id),
        check: !checks.has(id) ? null : passed.has(id) ? "passed" : "open",
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
    lastDoneAt: row.last_done_at,
    lastSeenAt: row.last_seen_at,
    enrolledAt: row.enrolled_at,
    buyerName: row.buyer_name,
    certificate: toCertificate(row),
  };
}

export function toLearningCard({ slug, title, cover, progress, resume }: OwnCourse): LearningCard {
  return { slug, title, cover, progress, resume };
}

/** Whether all lessons are done and all checks passed; false for a course without lessons. */
export function isFinished({ progress, modules }: Pick<OwnCourse, "progress" | "modules">): boolean {
  return progress.lessons > 0 && progress.done === progress.lessons && openChecks({ modules }).length === 0;
}

/** Whether the course was finished within the last day, for which its completion is celebrated. */
export function isJustFinished(
  course: Pick<OwnCourse, "progress" | "modules" | "lastDoneAt">,
  now = Date.now(),
): boolean {
  return isFinished(course) && course.lastDoneAt !== null && now - Date.parse(course.lastDoneAt) < DAY;
}

/** The finished module that ends before this lesson, while this lesson is to be done. */
export function moduleBefore(modules: OwnModule[], lessonId: string): OwnModule | undefined {
  const at = modules.findIndex(({ lessons }) => lessons[0]?.id === lessonId && !lessons[0].done);
  const before = modules[at - 1];
  return before && before.lessons.length > 0 && before.lessons.every(({ done }) => done) ? before : undefined;
}

/** Lessons whose check is still to be passed. */
export function openChecks({ modules }: Pick<OwnCourse, "modules">): OwnLesson[] {
  return modules.flatMap(({ lessons }) => lessons).filter(({ check }) => check === "open");
}
