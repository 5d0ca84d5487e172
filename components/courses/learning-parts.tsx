"use client";

import type { ReactNode } from "react";
import { OwnNothing } from "@/components/layout/own-nothing";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { continuePath } from "@/lib/courses/paths";
import type { LearningCard } from "@/lib/courses/types";
import { CourseProgress } from "./course-progress";
import { Curriculum } from "./curriculum";
import { OwnCoursesStrip } from "./own-courses-strip";

export type LearningPart = "strip" | "offer" | "curriculum" | "card-progress" | "card-action";

const answers = new Map<string, Promise<LearningCard[]>>();

/** One request per page, shared by all islands. */
function ask(query: string): Promise<LearningCard[]> {
  const known = answers.get(query);
  if (known) return known;
  const answer = fetch(`/api/learning${query}`).then(async (response) => {
    if (!response.ok) throw new Error(`/api/learning answered ${response.status}`);
    return ((await response.json()) as { courses: LearningCard[] }).courses;
  });
  // A failed request is retried by the next island; a successful one is kept for this page only.
  answer.finally(() => setTimeout(() => answers.delete(query), 10_000)).catch(() => undefined);
  answers.set(query, answer);
  return answer;
}

/** Content for an enrolled user; null for others. */
export async function learningPart(part: LearningPart, slug: string): Promise<ReactNode> {
  const isAboutLessons = part === "offer" || part === "curriculum";
  const courses = await ask(isAboutLessons ? `?curso=${encodeURIComponent(slug)}` : "");
  if (part === "strip")
    return courses.length > 0 ? (
      <OwnCoursesStrip courses={courses} />
    ) : (
      <OwnNothing title="Aún no tienes cursos">
        El curso que compres aparece aquí, para seguir donde lo dejaste.
      </OwnNothing>
    );
  const course = courses.find((one) => one.slug === slug);
  if (!course) return null;
  switch (part) {
    case "offer":
      return <OwnOffer course={course} />;
    case "curriculum":
      return course.modules?.length ? <Curriculum slug={slug} modules={course.modules} isOwn /> : null;
    case "card-progress":
      return <CourseProgress progress={course.progress} of={course.title} />;
    case "card-action":
      return <ContinueLink course={course} label={course.progress.percent < 100 ? "Continuar" : "Repasar"} />;
  }
}

function OwnOffer({ course }: { course: LearningCard }) {
  const isFinished = course.progress.percent === 100;
  return (
    <>
      <p className="flex items-center gap-2 font-semibold text-success">
        <Icon name="lucide--circle-check-big" className="size-5" />
        {isFinished ? "Terminaste este curso" : "Este curso es tuyo"}
      </p>
      <CourseProgress progress={course.progress} of={course.title} />
      <ContinueLink course={course} label={isFinished ? "Repasar curso" : "Continuar curso"} size="lg" />
    </>
  );
}

/** The panel has another root layout, so a plain link. */
function ContinueLink({ course, label, size }: { course: LearningCard; label: string; size?: "lg" }) {
  return (
    <a href={continuePath(course)} className={buttonVariants({ size })}>
      <Icon name="lucide--play" />
      {label}
      <span className="sr-only">: {course.title}</span>
    </a>
  );
}
