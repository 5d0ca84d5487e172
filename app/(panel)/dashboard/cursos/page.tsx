import type { Metadata } from "next";
import { Suspense } from "react";
import { OwnCourseCard } from "@/components/courses/own-course-card";
import { PanelTitle } from "@/components/layout/panel-title";
import { LiveRefresh } from "@/components/live/live-refresh";
import { buttonVariants } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { Skeleton } from "@/components/ui/skeleton";
import { requireUser } from "@/lib/auth/guards";
import { readOr } from "@/lib/core/read-or";
import { NO_OWN_COURSES, OWN_COURSES_FAILED, PROGRESS_RULE } from "@/lib/courses/labels";
import { getOwnCourses } from "@/lib/courses/learning-queries";

export const metadata: Metadata = { title: "Mis Cursos" };

export default async function OwnCoursesPage() {
  await requireUser("/dashboard/cursos");
  return (
    <>
      <LiveRefresh tables={["orders", "courses"]} />
      <PanelTitle title="Mis Cursos">
        <p>Sigue donde ibas, a tu ritmo.</p>
      </PanelTitle>
      <Suspense fallback={<Skeleton className="h-80" />}>
        <OwnCourses />
      </Suspense>
    </>
  );
}

async function OwnCourses() {
  const courses = await readOr(null, "courses.own", getOwnCourses());
  if (!courses) return <Message role="alert" title={OWN_COURSES_FAILED} art="/art/error.svg" />;
  if (courses.length === 0)
    return (
      <Message title={NO_OWN_COURSES} art="/art/no-results.svg">
        <p className="text-muted-foreground">Cuando pagues un curso aparece aquí, listo para empezar.</p>
        <a href="/cursos" className={buttonVariants({ variant: "warm" })}>
          Ver los cursos
        </a>
      </Message>
    );
  return (
    <>
      <ul className="grid gap-6 sm:grid-cols-2 xl:grid-cols-3">
        {courses.map((course) => (
          <li key={course.id}>
            <OwnCourseCard course={course} />
          </li>
        ))}
      </ul>
      <p className="mt-6 max-w-2xl text-sm text-muted-foreground">{PROGRESS_RULE}</p>
    </>
  );
}
