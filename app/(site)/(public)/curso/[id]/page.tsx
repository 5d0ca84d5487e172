import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { JsonLd } from "@/components/content/json-ld";
import { CheckList } from "@/components/courses/check-list";
import { CourseCertification } from "@/components/courses/course-certification";
import { CourseFacts } from "@/components/courses/course-facts";
import { CourseHero } from "@/components/courses/course-hero";
import { CourseOffer, CoursePrice } from "@/components/courses/course-offer";
import { Curriculum } from "@/components/courses/curriculum";
import { LearningIsland } from "@/components/courses/learning-island";
import { Team } from "@/components/home/team";
import { BelowFold } from "@/components/layout/below-fold";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { env } from "@/lib/core/env";
import { toCartCourse } from "@/lib/courses/cart-course";
import { curriculumTotals } from "@/lib/courses/curriculum-totals";
import type { ShownCourse } from "@/lib/courses/demo-content";
import { COURSE_NOT_FOUND, LEVEL_LABELS } from "@/lib/courses/labels";
import { getCourses } from "@/lib/courses/queries";
import { getTeam } from "@/lib/home/queries";
import { robotsOf } from "@/lib/seo/indexing";
import { courseJsonLd } from "@/lib/seo/json-ld/course";
import { breadcrumbJsonLd } from "@/lib/seo/json-ld/list";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { shareVersion } from "@/lib/seo/share-image";
import { getSettings } from "@/lib/settings/queries";
import { whatsappLink } from "@/lib/settings/whatsapp";
import { CourseBuy } from "./course-buy";
import { findCourse } from "./find-course";

export const ensureStatic = "navigation";
export const instant = false;

type Props = PageProps<"/curso/[id]">;

/** The framework rejects an empty list; without courses this page is 'Curso no encontrado'. */
const NONE = [{ id: "sin-cursos" }];

export async function generateStaticParams() {
  const courses = await getCourses();
  return courses.length > 0 ? courses.map(({ slug }) => ({ id: slug })) : NONE;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const course = await findCourse((await params).id);
  if (!course) return { title: COURSE_NOT_FOUND.title, robots: robotsOf("missing") };
  return pageMetadata({
    title: course.title,
    description: course.description || `${course.title}.`,
    more: "Curso en línea con lecciones paso a paso, a tu ritmo.",
    path: `/curso/${course.slug}`,
    share: {
      kind: "curso",
      slug: course.slug,
      version: shareVersion(course.title, course.price, course.level, course.cover),
    },
    keywords: [course.title],
  });
}

function structuredData(course: ShownCourse, storeName: string) {
  const { SITE_URL } = env();
  const path = `/curso/${course.slug}`;
  return [
    courseJsonLd(
      {
        name: course.title,
        description: course.description,
        image: course.cover,
        path,
        price: course.price,
        minutes: course.demo.curriculum ? 0 : curriculumTotals(course.curriculum).minutes,
        weeks: course.durationWeeks,
        level: LEVEL_LABELS[course.level],
        providerName: storeName,
        certified: course.hasCertification,
      },
      SITE_URL,
    ),
    breadcrumbJsonLd(
      [
        { name: "Cursos", path: "/cursos" },
        { name: course.title, path },
      ],
      SITE_URL,
    ),
  ];
}

export default async function CoursePage({ params }: Props) {
  const course = (await findCourse((await params).id)) ?? notFound();
  const [settings, team] = await Promise.all([getSettings(), getTeam()]);
  const question = whatsappLink(settings.whatsapp, `Hola, quiero saber más del curso ${course.title}.`);
  return (
    <>
      <div className="page grid gap-x-14 gap-y-8 py-8 sm:py-12 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-y-10">
        <CourseHero
          course={course}
          breadcrumbs={
            <Breadcrumbs
              items={[
                { label: "Inicio", href: "/" },
                { label: "Cursos", href: "/cursos" },
                { label: course.title },
              ]}
            />
          }
        />
        <div className="lg:row-span-2">
          <CourseOffer
            course={course}
            whatsapp={question}
            action={
              <LearningIsland part="offer" course={course.slug}>
                <CoursePrice price={course.price} />
                <CourseBuy item={toCartCourse(course)} />
              </LearningIsland>
            }
          />
        </div>
        <div className="flex min-w-0 flex-col gap-12 lg:gap-16">
          <CourseFacts course={course} />
          <BelowFold>
            <CheckList id="aprenderas" title="Lo que aprenderás" items={course.learningOutcomes} wide />
            {course.content && (
              <section aria-labelledby="acerca" className="flex flex-col gap-4">
                <h2 id="acerca" className="band-title">
                  Acerca del curso
                </h2>
                <p className="max-w-prose text-lg leading-relaxed whitespace-pre-line">{course.content}</p>
              </section>
            )}
            <LearningIsland part="curriculum" course={course.slug}>
              <Curriculum slug={course.slug} modules={course.curriculum} isSample={course.demo.curriculum} />
            </LearningIsland>
            <CheckList id="requisitos" title="Requisitos" items={course.requirements} />
            {course.hasCertification && <CourseCertification storeName={settings.name} />}
          </BelowFold>
        </div>
      </div>
      <BelowFold>
        <JsonLd data={structuredData(course, settings.name)} />
        {team.length > 0 && (
          <section aria-labelledby="equipo" className="band band-card">
            <div className="page band-split">
              <div>
                <h2 id="equipo" className="band-title">
                  Detrás del curso
                </h2>
                <p className="band-lead">
                  El taller que repara consolas en {settings.city}. Si algo no te queda claro, nos preguntas
                  por WhatsApp.
                </p>
              </div>
              <Team members={team} />
            </div>
          </section>
        )}
      </BelowFold>
    </>
  );
}
