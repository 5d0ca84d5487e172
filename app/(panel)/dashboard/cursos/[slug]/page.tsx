import type { Metadata, Route } from "next";
import { CertificatePanel } from "@/components/courses/certificate-panel";
import { CourseNotOwned } from "@/components/courses/course-not-owned";
import { CourseProgress } from "@/components/courses/course-progress";
import { LessonList } from "@/components/courses/lesson-list";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { LiveRefresh } from "@/components/live/live-refresh";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { requireUser } from "@/lib/auth/guards";
import { readOr } from "@/lib/core/read-or";
import { PROGRESS_RULE } from "@/lib/courses/labels";
import { getCourseAfter, getOwnCourse } from "@/lib/courses/learning-queries";
import { isFinished } from "@/lib/courses/own-course";
import { lessonPath, ownCoursePath } from "@/lib/courses/paths";

type Props = PageProps<"/dashboard/cursos/[slug]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const course = await readOr(null, "courses.own", getOwnCourse((await params).slug));
  return { title: course?.title ?? "Mi curso" };
}

export default async function OwnCoursePage({ params }: Props) {
  const { slug } = await params;
  await requireUser(ownCoursePath(slug));
  const course = await getOwnCourse(slug);
  if (!course) return <CourseNotOwned slug={slug} />;
  const { title, progress, resume, modules } = course;
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <LiveRefresh tables={["orders", "courses"]} />
      <Breadcrumbs items={[{ label: "Mis Cursos", href: "/dashboard/cursos" as Route }, { label: title }]} />
      <h1 className="text-3xl sm:text-4xl">{title}</h1>
      <div className="panel flex flex-col gap-4 p-5">
        <CourseProgress progress={progress} of={title} />
        <p className="text-sm text-muted-foreground">{PROGRESS_RULE}</p>
        {resume && !isFinished(course) && (
          <a
            href={lessonPath(slug, resume.id)}
            className={buttonVariants({ size: "lg", className: "self-start" })}
          >
            <Icon name="lucide--play" />
            {progress.done === 0 ? "Empezar" : "Continuar"}: {resume.title}
          </a>
        )}
      </div>
      <CertificatePanel course={course} next={isFinished(course) ? await getCourseAfter(slug) : null} />
      <section aria-labelledby="lecciones" className="flex flex-col gap-4">
        <h2 id="lecciones" className="text-2xl">
          Lecciones
        </h2>
        {progress.lessons > 0 ? (
          <div className="panel p-3 sm:p-5">
            <LessonList slug={slug} modules={modules} />
          </div>
        ) : (
          <p className="text-muted-foreground">Estamos preparando las lecciones de este curso.</p>
        )}
      </section>
    </div>
  );
}
