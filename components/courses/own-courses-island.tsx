"use client";

import { type ReactNode, useEffect, useState } from "react";
import { OwnSlot } from "@/components/layout/own-slot";
import { useSessionHint } from "@/components/live/session-hint";

/** 'Mis cursos' of the signed-in user, in a reserved slot of the catalogue. */
export function OwnCoursesIsland() {
  const [strip, setStrip] = useState<ReactNode>();
  const isHinted = useSessionHint();

  useEffect(() => {
    if (!isHinted) return;
    import("./learning-parts")
      .then(({ learningPart }) => learningPart("strip", ""))
      .then(setStrip)
      // Offline: keep the public content.
      .catch(() => setStrip(null));
  }, [isHinted]);

  return (
    <OwnSlot className="min-h-72" isGone={strip === null}>
      {strip}
    </OwnSlot>
  );
}
