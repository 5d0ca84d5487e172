import { OwnCoursesStrip } from "@/components/courses/own-courses-strip";
import { PanelEmpty, PanelSection } from "@/components/layout/panel-section";
import { buttonVariants } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { readOr } from "@/lib/core/read-or";
import { NO_OWN_COURSES, OWN_COURSES_FAILED } from "@/lib/courses/labels";
import { getOwnCourses } from "@/lib/courses/learning-queries";
import { toLearningCard } from "@/lib/courses/own-course";

/** The course to continue, or a link to the catalogue. */
export async function CoursesToContinue() {
  const courses = await readOr(null, "courses.own", getOwnCourses());
  if (courses && courses.length > 0) return <OwnCoursesStrip courses={courses.map(toLearningCard)} />;
  return (
    <PanelSection id="mis-cursos" title="Mis Cursos">
      {courses ? (
        <PanelEmpty icon="lucide--graduation-cap" text={NO_OWN_COURSES}>
          <p className="text-muted-foreground">Aprende a reparar y a mantener tus consolas, a tu ritmo.</p>
          <a href="/cursos" className={buttonVariants({ variant: "outline", size: "sm" })}>
            Ver los cursos
          </a>
        </PanelEmpty>
      ) : (
        <Message role="alert" title={OWN_COURSES_FAILED} />
      )}
    </PanelSection>
  );
}
