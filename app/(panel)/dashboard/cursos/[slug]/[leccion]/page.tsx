import type { Metadata, Route } from "next";
import Link from "next/link";
import { redirect } from "next/navigation";
import { CertificatePanel } from "@/components/courses/certificate-panel";
import { CourseNotOwned } from "@/components/courses/course-not-owned";
import { CourseProgress } from "@/components/courses/course-progress";
import { LessonActions } from "@/components/courses/lesson-actions";
import { LessonBody } from "@/components/courses/lesson-body";
import { LessonCheck } from "@/components/courses/lesson-check";
import { LessonList } from "@/components/courses/lesson-list";
import { LiveRefresh } from "@/components/live/live-refresh";
import { Icon } from "@/components/ui/icon";
import { requireUser } from "@/lib/auth/guards";
import { readOr } from "@/lib/core/read-or";
import { formatMinutes } from "@/lib/courses/curriculum-totals";
import {
  getCourseAfter,
  getLesson,
  getLessonCheck,
  getOwnCourse,
  getVideoPosition,
} from "@/lib/courses/learning-queries";
import { isFinished, moduleBefore } from "@/lib/courses/own-course";
import { lessonIdOf, lessonPath, ownCoursePath } from "@/lib/courses/paths";
import { neighbours } from "@/lib/courses/progress";
import type { OwnCourse } from "@/lib/courses/types";

type Props = PageProps<"/dashboard/cursos/[slug]/[leccion]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, leccion } = await params;
  const course = await readOr(null, "courses.own", getOwnCourse(slug));
  const lessons = course?.modules.flatMap((module) => module.lessons);
  return { title: lessons?.find(({ id }) => id === lessonIdOf(leccion))?.title ?? "Lección" };
}

export default async function LessonPage({ params }: Props) {
  const { slug, leccion } = await params;
  const id = lessonIdOf(leccion);
  await requireUser(lessonPath(slug, id));
  const course = await getOwnCourse(slug);
  if (!course) return <CourseNotOwned slug={slug} />;
  const lessons = course.modules.flatMap((module) => module.lessons);
  const place = lessons.findIndex((lesson) => lesson.id === id);
  const lesson = lessons[place];
  if (!lesson) redirect(ownCoursePath(slug) as Route);
  const [content, check, seconds] = await Promise.all([
    getLesson(course.id, id),
    lesson.check && getLessonCheck(course.id, id),
    getVideoPosition(course.id, id),
  ]);
  const { previous, next } = neighbours(lessons, id);
  const finished = moduleBefore(course.modules, id);
  return (
    <div className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <LiveRefresh tables={["orders", "courses", "lesson_contents"]} />
      <article className="flex min-w-0 flex-col gap-6">
        <Link href={ownCoursePath(slug) as Route} prefetch={false} className="quiet-link -mb-4 gap-2">
          <Icon name="lucide--arrow-left" className="size-4" />
          {course.title}
        </Link>
        {/* Always rendered, so that screen readers announce it. */}
        <div role="status" className="empty:-mb-6">
          {finished && (
            <p className="celebrate flex items-center gap-3 rounded-xl bg-card p-4 font-semibold text-success">
              <Icon name="lucide--circle-check-big" className="size-6 shrink-0" />
              <span className="min-w-0 wrap-anywhere">
                {finished.name ? `¡Terminaste el módulo «${finished.name}»!` : "¡Terminaste un módulo!"}
              </span>
            </p>
          )}
        </div>
        <header className="flex flex-col gap-2">
          <p className="eyebrow">
            Lección {place + 1} de {lessons.length}, {formatMinutes(lesson.duration)}
          </p>
          <h1 className="text-3xl sm:text-4xl">{lesson.title}</h1>
          {lesson.description && <p className="text-lg text-muted-foreground">{lesson.description}</p>}
        </header>
        <details className="panel group xl:hidden">
          <summary className="flex min-h-12 list-none items-center justify-between gap-3 px-4 font-semibold [&::-webkit-details-marker]:hidden">
            Lecciones del curso
            <Icon
              name="lucide--chevron-down"
              className="size-5 text-muted-foreground transition-transform group-open:rotate-180"
            />
          </summary>
          <div className="border-t p-4">
            <Aside course={course} current={id} />
          </div>
        </details>
        <LessonBody
          key={id}
          content={content}
          title={lesson.title}
          poster={course.cover}
          own={{ courseId: course.id, lessonId: id, seconds }}
        />
        {check && (
          <LessonCheck
            key={`${id}-${check.questions.length}`}
            courseId={course.id}
            lessonId={id}
            check={check}
          />
        )}
        <div className="flex flex-col gap-5 border-t pt-6">
          <LessonActions
            key={id}
            courseId={course.id}
            lessonId={id}
            done={lesson.done}
            hasOpenCheck={lesson.check === "open"}
            next={next && lessonPath(slug, next.id)}
            isLastOpen={lessons.every((other) => other.done || other.id === id)}
          />
          {/* A finished lesson shows its link to the next one as a button. */}
          <Neighbours slug={slug} previous={previous} next={lesson.done ? undefined : next} />
        </div>
        <CertificatePanel course={course} next={isFinished(course) ? await getCourseAfter(slug) : null} />
      </article>
      <aside className="panel hidden self-start p-5 xl:sticky xl:top-24 xl:block xl:max-h-[80dvh] xl:overflow-y-auto">
        <h2 className="mb-4 text-lg">Lecciones del curso</h2>
        <Aside course={course} current={id} />
      </aside>
    </div>
  );
}

function Aside({ course, current }: { course: OwnCourse; current: string }) {
  return (
    <>
      <CourseProgress progress={course.progress} of={course.title} className="mb-5" />
      <LessonList slug={course.slug} modules={course.modules} current={current} />
    </>
  );
}

type Neighbour = { id: string; title: string };

function Neighbours({ slug, previous, next }: { slug: string; previous?: Neighbour; next?: Neighbour }) {
  return (
    <nav aria-label="Otras lecciones" className="flex flex-wrap justify-between gap-x-6 gap-y-2">
      {previous && (
        <Link href={lessonPath(slug, previous.id) as Route} prefetch={false} className="quiet-link gap-2">
          <Icon name="lucide--arrow-left" className="size-4" />
          Anterior: {previous.title}
        </Link>
      )}
      {next && (
        <Link href={lessonPath(slug, next.id) as Route} prefetch={false} className="quiet-link ml-auto gap-2">
          Siguiente: {next.title}
          <Icon name="lucide--arrow-right" className="size-4" />
        </Link>
      )}
    </nav>
  );
}
