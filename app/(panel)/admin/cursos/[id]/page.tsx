import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { CourseEditor } from "@/components/courses/staff/course-editor";
import { DuplicateCourse } from "@/components/courses/staff/duplicate-course";
import { Badge } from "@/components/ui/badge";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { requireRole } from "@/lib/auth/guards";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { COURSE_LIST } from "@/lib/courses/staff/list";
import { courseEditorPath } from "@/lib/courses/staff/paths";
import { getEditableCourse, getLearners } from "@/lib/courses/staff/queries";

export const metadata: Metadata = { title: "Editar curso" };

export default async function CourseEditorPage({ params }: PageProps<"/admin/cursos/[id]">) {
  const { id } = await params;
  await requireRole(STAFF_ROLES, { path: courseEditorPath(id) });
  const course = await getEditableCourse(id);
  if (!course) notFound();
  const learners = await getLearners(id);
  return (
    <>
      <Link href={COURSE_LIST.path} className="quiet-link mb-2 gap-2">
        <Icon name="lucide--arrow-left" className="size-5" />
        Cursos
      </Link>
      <div className="mb-6 flex flex-wrap items-start justify-between gap-4">
        <h1 className="min-w-0 text-2xl wrap-anywhere">{course.title}</h1>
        <div className="flex flex-wrap items-center gap-3">
          <DuplicateCourse courseId={id} />
          {course.isPublished ? (
            <a
              href={`/curso/${course.slug}`}
              target="_blank"
              rel="noopener"
              className={buttonVariants({ variant: "outline" })}
            >
              <Icon name="lucide--eye" />
              Ver como estudiante
              <span className="sr-only"> (se abre en otra pestaña)</span>
            </a>
          ) : (
            <Badge variant="secondary">Borrador: todavía no se vende</Badge>
          )}
        </div>
      </div>
      <CourseEditor key={id} course={course} learners={learners} />
    </>
  );
}
