import type { Metadata, Route } from "next";
import { notFound } from "next/navigation";
import { JsonLd } from "@/components/content/json-ld";
import { LessonBody } from "@/components/courses/lesson-body";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { PageLink } from "@/components/layout/page-link";
import { Badge } from "@/components/ui/badge";
import { buttonVariants } from "@/components/ui/button";
import { env } from "@/lib/core/env";
import { formatMinutes } from "@/lib/courses/curriculum-totals";
import { COURSE_NOT_FOUND } from "@/lib/courses/labels";
import { getPreviewAddresses, getPreviewLesson } from "@/lib/courses/learning-queries";
import { lessonIdOf, previewPath } from "@/lib/courses/paths";
import { getCourse } from "@/lib/courses/queries";
import { robotsOf } from "@/lib/seo/indexing";
import { lessonJsonLd } from "@/lib/seo/json-ld/course";
import { breadcrumbJsonLd } from "@/lib/seo/json-ld/list";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { shareVersion } from "@/lib/seo/share-image";

export const ensureStatic = "navigation";
export const instant = false;

type Props = PageProps<"/curso/[id]/muestra/[leccion]">;

/** The framework rejects an empty list; without free lessons this page is 'Curso no encontrado'. */
const NONE = [{ id: "sin-cursos", leccion: "sin-lecciones" }];

export async function generateStaticParams() {
  const addresses = await getPreviewAddresses();
  return addresses.length > 0
    ? addresses.map(({ slug, lessonId }) => ({ id: slug, leccion: lessonId }))
    : NONE;
}

/** The course with its free lesson; null for other lessons, in any spelling. */
async function findPreview({ id, leccion }: Awaited<Props["params"]>) {
  const course = await getCourse(id);
  const wanted = lessonIdOf(leccion);
  const lesson = course?.curriculum
    .flatMap(({ lessons }) => lessons)
    .find((one) => one.id === wanted && one.preview);
  return course && lesson ? { course, lesson } : null;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await findPreview(await params);
  if (!found) return { title: COURSE_NOT_FOUND.title, robots: robotsOf("missing") };
  const { course, lesson } = found;
  return pageMetadata({
    title: `${lesson.title}: lección gratis`,
    description: `Lección gratis del curso ${course.title}. ${lesson.description}`,
    path: previewPath(course.slug, lesson.id),
    share: {
      kind: "curso",
      slug: course.slug,
      version: shareVersion(course.title, course.price, course.level, course.cover),
    },
  });
}

function structuredData({ course, lesson }: NonNullable<Awaited<ReturnType<typeof findPreview>>>) {
  const { SITE_URL } = env();
  const { title: name, description, duration: minutes } = lesson;
  const path = previewPath(course.slug, lesson.id);
  const whole = { name: course.title, path: `/curso/${course.slug}` };
  return [
    lessonJsonLd({ name, description, path, minutes, course: whole }, SITE_URL),
    breadcrumbJsonLd([{ name: "Cursos", path: "/cursos" }, whole, { name, path }], SITE_URL),
  ];
}

export default async function PreviewLessonPage({ params }: Props) {
  const { course, lesson } = (await findPreview(await params)) ?? notFound();
  const content = await getPreviewLesson(course.id, lesson.id);
  const path = `/curso/${course.slug}` as Route;
  return (
    <article className="page flex max-w-3xl flex-col gap-6 py-8 sm:py-12">
      <JsonLd data={structuredData({ course, lesson })} />
      <Breadcrumbs
        items={[
          { label: "Cursos", href: "/cursos" },
          { label: course.title, href: path },
          { label: lesson.title },
        ]}
      />
      <header className="flex flex-col items-start gap-3">
        <Badge variant="secondary">Vista previa gratis</Badge>
        <h1 className="text-3xl sm:text-4xl">{lesson.title}</h1>
        <p className="text-lg text-muted-foreground">
          {lesson.description} Lección de {formatMinutes(lesson.duration)}.
        </p>
      </header>
      <LessonBody content={content} title={lesson.title} poster={course.cover} />
      <aside className="panel mt-4 flex flex-wrap items-center justify-between gap-4 border-primary p-5 sm:p-6">
        <div>
          <p className="font-display text-xl font-bold">¿Te gustó esta lección?</p>
          <p className="text-muted-foreground">Es una de las de {course.title}.</p>
        </div>
        <PageLink href={path} className={buttonVariants({ variant: "warm" })}>
          Ver el curso completo
        </PageLink>
      </aside>
    </article>
  );
}
