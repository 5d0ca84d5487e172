import type { Metadata, Route } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { CheckForm } from "@/components/courses/staff/check-form";
import { LessonForm } from "@/components/courses/staff/lesson-form";
import { Icon } from "@/components/ui/icon";
import { requireRole } from "@/lib/auth/guards";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { formatMinutes } from "@/lib/courses/curriculum-totals";
import { lessonIdOf } from "@/lib/courses/paths";
import { courseEditorPath, lessonEditorPath } from "@/lib/courses/staff/paths";
import { getEditableLesson } from "@/lib/courses/staff/queries";

export const metadata: Metadata = { title: "Escribir lección" };

type Props = PageProps<"/admin/cursos/[id]/leccion/[leccion]">;

export default async function LessonEditorPage({ params }: Props) {
  const { id, leccion } = await params;
  const lessonId = lessonIdOf(leccion);
  await requireRole(STAFF_ROLES, { path: lessonEditorPath(id, lessonId) });
  const found = await getEditableLesson(id, lessonId);
  if (!found) notFound();
  const { course, lesson, module, content, check, previous, next } = found;
  const neighbour = (to: { id: string; title: string } | undefined, label: string) =>
    to && (
      <Link href={lessonEditorPath(id, to.id) as Route} prefetch={false} className="quiet-link">
        {label}: {to.title}
      </Link>
    );
  return (
    <>
      <Link href={courseEditorPath(id) as Route} prefetch={false} className="quiet-link mb-2 gap-2">
        <Icon name="lucide--arrow-left" className="size-5" />
        {course.title}
      </Link>
      <header className="mb-6 flex flex-col gap-1">
        <p className="eyebrow">
          {module}, {formatMinutes(lesson.duration)}
          {lesson.preview && ", vista previa gratis"}
        </p>
        <h1 className="text-2xl wrap-anywhere">{lesson.title}</h1>
        {lesson.description && <p className="max-w-2xl text-muted-foreground">{lesson.description}</p>}
      </header>
      <LessonForm key={lessonId} courseId={id} lessonId={lessonId} content={content} />
      <div className="mt-10">
        <CheckForm key={lessonId} courseId={id} lessonId={lessonId} check={check} />
      </div>
      <nav aria-label="Otras lecciones" className="mt-6 flex flex-wrap justify-between gap-x-6">
        {neighbour(previous, "Anterior")}
        {neighbour(next, "Siguiente")}
      </nav>
    </>
  );
}
