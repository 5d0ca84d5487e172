import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { continuePath } from "@/lib/courses/paths";
import type { LearningCard } from "@/lib/courses/types";
import { CourseProgress } from "./course-progress";

const SHOWN = 3;

/** 'Mis cursos' above the catalogue, with links to continue. */
export function OwnCoursesStrip({ courses }: { courses: LearningCard[] }) {
  return (
    <section aria-labelledby="mis-cursos" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 id="mis-cursos" className="text-2xl">
          Mis cursos
        </h2>
        <a href="/dashboard/cursos" className="quiet-link gap-1 font-semibold">
          Ver todos ({courses.length})
          <Icon name="lucide--chevron-right" className="size-4" />
        </a>
      </div>
      <ul className="own-strip">
        {courses.slice(0, SHOWN).map((course) => (
          <li key={course.slug} className="panel flex w-72 flex-col gap-3 p-4 lg:w-[calc((100%-1.5rem)/3)]">
            <h3 className="line-clamp-2 text-lg">{course.title}</h3>
            <CourseProgress progress={course.progress} of={course.title} className="mt-auto" />
            {course.resume && course.progress.percent < 100 && (
              <p className="truncate text-sm text-muted-foreground">
                Sigue: <span className="text-foreground">{course.resume.title}</span>
              </p>
            )}
            <a
              href={continuePath(course)}
              className={buttonVariants({ size: "sm", className: "self-start" })}
            >
              <Icon name="lucide--play" />
              {course.progress.percent < 100 ? "Continuar" : "Repasar"}
              <span className="sr-only">: {course.title}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
