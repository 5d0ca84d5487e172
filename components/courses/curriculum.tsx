import type { Route } from "next";
import Link from "next/link";
import { Badge } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icon";
import { counted } from "@/lib/core/counted";
import { curriculumTotals, formatMinutes, lessonMinutes } from "@/lib/courses/curriculum-totals";
import { lessonPath, previewPath } from "@/lib/courses/paths";
import type { Lesson } from "@/lib/courses/types";

/** A lesson of the catalogue or of an owned course. */
type ShownLesson = Omit<Lesson, "preview"> & { preview?: boolean; done?: boolean };

type ShownModule = { name: string; lessons: ShownLesson[] };

type Props = { slug: string; modules: ShownModule[]; isSample?: boolean; isOwn?: boolean };

/** Modules and lessons with durations, as native <details>. */
export function Curriculum({ slug, modules, isSample, isOwn }: Props) {
  const totals = curriculumTotals(modules);
  return (
    <section aria-labelledby="temario" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 id="temario" className="band-title">
          Temario
        </h2>
        <p className="text-sm text-muted-foreground">
          {counted(totals.modules, "módulo", "módulos")} · {counted(totals.lessons, "lección", "lecciones")} ·{" "}
          {formatMinutes(totals.minutes)}
        </p>
      </div>
      {isSample && (
        <p className="text-sm text-muted-foreground">
          Temario de referencia: el definitivo aparece en esta página.
        </p>
      )}
      <ol className="divide-y border-y">
        {modules.map((module, index) => (
          <li key={`${module.name}-${module.lessons[0]?.id ?? ""}`}>
            <Module module={module} number={index + 1} slug={slug} isOwn={isOwn} />
          </li>
        ))}
      </ol>
    </section>
  );
}

type ModuleProps = { module: ShownModule; number: number; slug: string; isOwn?: boolean };

function Module({ module, number, slug, isOwn }: ModuleProps) {
  return (
    <details className="group" open={number === 1}>
      <summary className="flex min-h-14 list-none items-center gap-4 py-3 hover:text-primary [&::-webkit-details-marker]:hidden">
        <span
          aria-hidden
          className="grid size-9 shrink-0 place-items-center rounded-sm bg-muted font-display text-sm font-bold text-primary group-open:bg-primary-solid group-open:text-primary-solid-foreground"
        >
          {String(number).padStart(2, "0")}
        </span>
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{module.name || `Módulo ${number}`}</span>
          <span className="block text-sm text-muted-foreground">
            {counted(module.lessons.length, "lección", "lecciones")} ·{" "}
            {formatMinutes(lessonMinutes(module.lessons))}
          </span>
        </span>
        <Icon
          name="lucide--chevron-down"
          className="size-5 shrink-0 text-muted-foreground transition-transform group-open:rotate-180"
        />
      </summary>
      <ol className="flex flex-col gap-1 pb-4 sm:pl-[3.25rem]">
        {module.lessons.map((lesson) => (
          <LessonLine key={lesson.id} lesson={lesson} slug={slug} isOwn={isOwn} />
        ))}
      </ol>
    </details>
  );
}

function LessonLine({ lesson, slug, isOwn }: { lesson: ShownLesson; slug: string; isOwn?: boolean }) {
  return (
    <li className="flex items-start gap-3 py-1.5">
      <Icon
        name={lesson.done ? "lucide--circle-check-big" : "lucide--book-open"}
        className={`mt-0.5 size-5 shrink-0 ${lesson.done ? "text-success" : "text-primary"}`}
      />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2">
          <LessonTitle lesson={lesson} slug={slug} isOwn={isOwn} />
          {lesson.done && <span className="sr-only">(terminada)</span>}
          {lesson.preview && <Badge variant="secondary">Vista previa gratis</Badge>}
        </p>
        {lesson.description && <p className="text-sm text-muted-foreground">{lesson.description}</p>}
      </div>
      <span className="text-sm whitespace-nowrap text-muted-foreground">
        {formatMinutes(lesson.duration)}
      </span>
    </li>
  );
}

/** A link when the lesson is readable: in an owned course, or as a free preview. */
function LessonTitle({ lesson, slug, isOwn }: { lesson: ShownLesson; slug: string; isOwn?: boolean }) {
  const look = "font-semibold text-primary underline-offset-4 hover:underline";
  if (isOwn)
    return (
      <a href={lessonPath(slug, lesson.id)} className={look}>
        {lesson.title}
      </a>
    );
  if (!lesson.preview) return lesson.title;
  return (
    <Link href={previewPath(slug, lesson.id) as Route} prefetch={false} className={look}>
      {lesson.title}
    </Link>
  );
}
