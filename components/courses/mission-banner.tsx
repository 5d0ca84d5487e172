"use client";

import { useSearchParams } from "next/navigation";
import { missionTitle } from "@/lib/courses/mission";

/** Names the service that the visitor came from (?mision=…). */
export function MissionBanner() {
  const mission = missionTitle(useSearchParams().get("mision"));
  if (!mission) return null;
  return (
    <p className="panel border-warm px-5 py-4" role="status">
      <span className="block font-display text-sm font-bold tracking-wide text-warm uppercase">
        Tu misión
      </span>
      <span className="block font-display text-xl font-bold">{mission}</span>
      <span className="text-muted-foreground">
        Entre estos cursos están los que te enseñan a hacerlo por tu cuenta.
      </span>
    </p>
  );
}
