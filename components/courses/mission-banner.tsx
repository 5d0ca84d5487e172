"use client";

import { useEffect, useState } from "react";
import { PageLink } from "@/components/layout/page-link";
import { fittingCourses, missionTitle } from "@/lib/courses/mission";

type Props = { courses: { slug: string; title: string }[] };

/**
 * Names the service that the visitor came from (?mision=…) and the courses that teach it. Read only in the browser: a
 * cached page that suspends on its address would be sent in two parts.
 */
export function MissionBanner({ courses }: Props) {
  const [mission, setMission] = useState<ReturnType<typeof missionTitle>>();
  useEffect(() => setMission(missionTitle(new URLSearchParams(window.location.search).get("mision"))), []);
  if (!mission) return null;
  const fitting = fittingCourses(mission, courses);
  return (
    <div className="rounded-lg bg-muted px-5 py-4" role="status">
      <p className="font-display text-sm font-bold tracking-wide text-warm uppercase">Tu misión</p>
      <p className="font-display text-xl font-bold">{mission}</p>
      {fitting.length > 0 ? (
        <ul aria-label="Cursos para tu misión" className="flex flex-wrap gap-x-6">
          {fitting.map(({ slug, title }) => (
            <li key={slug}>
              <PageLink href={`/curso/${slug}`} className="more-link">
                {title}
              </PageLink>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-muted-foreground">
          Todavía no hay un curso de justo eso: estos te enseñan a empezar.
        </p>
      )}
    </div>
  );
}
