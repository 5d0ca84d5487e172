"use client";

import { type ReactNode, useEffect, useState } from "react";
import { OwnSlot } from "@/components/layout/own-slot";

/** 'Mis cursos' of the signed-in user, in a reserved slot of the catalogue. */
export function OwnCoursesIsland() {
  const [strip, setStrip] = useState<ReactNode>();

  useEffect(() => {
    if (!("session" in document.documentElement.dataset)) return;
    import("./learning-parts")
      .then(({ learningPart }) => learningPart("strip", ""))
      .then(setStrip)
      // Offline: keep the public content.
      .catch(() => setStrip(null));
  }, []);

  return (
    <OwnSlot className="min-h-72" isGone={strip === null}>
      {strip}
    </OwnSlot>
  );
}
