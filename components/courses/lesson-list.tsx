import type { Route } from "next";
import Link from "next/link";
import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/core/cn";
import { formatMinutes } from "@/lib/courses/curriculum-totals";
import { lessonPath } from "@/lib/courses/paths";
import type { OwnLesson, OwnModule } from "@/lib/courses/types";

type Props = { slug: string; modules: OwnModule[]; current?: string };

/** All lessons of an owned course with their completion. */
export function LessonList({ slug, modules, current }: Props) {
  return (
    <ol className="flex flex-col gap-5">
      {modules.map(({ name, lessons }, index) => (
        <li key={`${name}-${lessons[0]?.id ?? ""}`}>
          <p className="mb-1 font-display text-sm font-bold text-muted-foreground">
            {name || `Módulo ${index + 1}`}
          </p>
          <ol>
            {lessons.map((lesson) => (
              <li key={lesson.id}>
                <LessonLink slug={slug} lesson={lesson} isCurrent={lesson.id === current} />
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}

type LinkProps = { slug: string; lesson: OwnLesson; isCurrent: boolean };

function LessonLink({ slug, lesson, isCurrent }: LinkProps) {
  return (
    <Link
      href={lessonPath(slug, lesson.id) as Route}
      prefetch={false}
      aria-current={isCurrent ? "page" : undefined}
      className={cn(
        "flex min-h-11 items-start gap-3 rounded-md px-2 py-2 hover:bg-muted",
        // Scrolls the list to the open lesson.
        isCurrent && "bg-muted font-semibold xl:[scroll-initial-target:nearest]",
      )}
    >
      <Icon
        name={lesson.done ? "lucide--circle-check-big" : "lucide--circle"}
        className={cn("mt-0.5 size-5", lesson.done ? "text-success" : "text-muted-foreground")}
      />
      <span className="min-w-0 flex-1">
        {lesson.title}
        {lesson.done && <span className="sr-only"> (terminada)</span>}
        {lesson.check && (
          <span className="block text-sm font-normal text-muted-foreground">
            {lesson.check === "passed" ? "Comprobación superada" : "Con comprobación"}
          </span>
        )}
      </span>
      <span className="text-sm whitespace-nowrap text-muted-foreground">
        {formatMinutes(lesson.duration)}
      </span>
    </Link>
  );
}
