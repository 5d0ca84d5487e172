import { AddToCartButton } from "@/components/cart/add-to-cart-button";
import { JsonLd } from "@/components/content/json-ld";
import { CourseCard } from "@/components/courses/course-card";
import { CourseTabs } from "@/components/courses/course-tabs";
import { LearningIsland } from "@/components/courses/learning-island";
import { MissionBanner } from "@/components/courses/mission-banner";
import { OwnCoursesIsland } from "@/components/courses/own-courses-island";
import { PageIntro } from "@/components/layout/page-intro";
import { Message } from "@/components/ui/message";
import { env } from "@/lib/core/env";
import { toCartCourse } from "@/lib/courses/cart-course";
import { type CourseTab, courseTabPath, filterCourses } from "@/lib/courses/course-filter";
import { byLevel } from "@/lib/courses/course-order";
import { NO_COURSES, TAB_LABELS } from "@/lib/courses/labels";
import { getCourses } from "@/lib/courses/queries";
import { breadcrumbJsonLd, itemListJsonLd } from "@/lib/seo/json-ld/list";

const CRUMBS = [{ name: "Cursos", path: "/cursos" }];

/** The courses of a tab. */
export async function CourseCatalog({ tab }: { tab: CourseTab }) {
  const all = await getCourses();
  const courses = byLevel(filterCourses(all, tab));
  const { SITE_URL } = env();
  const crumbs = tab === "todos" ? CRUMBS : [...CRUMBS, { name: TAB_LABELS[tab], path: courseTabPath(tab) }];
  return (
    <>
      <JsonLd
        data={[
          courses.length > 0 &&
            itemListJsonLd(
              "Cursos",
              courses.map(({ title, slug }) => ({ name: title, path: `/curso/${slug}` })),
              SITE_URL,
            ),
          breadcrumbJsonLd(crumbs, SITE_URL),
        ]}
      />
      <PageIntro
        eyebrow="Academia gamer"
        title={tab === "todos" ? "Cursos" : `Cursos: ${TAB_LABELS[tab]}`}
        lead="Aprende a reparar y cuidar consolas y controles, desde tu primer desarme hasta la microsoldadura."
      />
      <div className="page flex flex-col gap-8 py-8 sm:py-12">
        <OwnCoursesIsland />
        <MissionBanner courses={all.map(({ slug, title }) => ({ slug, title }))} />
        <CourseTabs current={tab} />
        {courses.length === 0 ? (
          <Message title={NO_COURSES} art="/art/no-results.svg" role="status" />
        ) : (
          <ul className="list-grid">
            {courses.map((course, index) => (
              <li key={course.id}>
                <CourseCard
                  course={course}
                  priority={index === 0}
                  action={
                    <LearningIsland part="card-action" course={course.slug}>
                      <AddToCartButton item={toCartCourse(course)} label="Agregar" />
                    </LearningIsland>
                  }
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
