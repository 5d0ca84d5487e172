"use client";

import { type ReactNode, useEffect, useState } from "react";
import { OwnSlot } from "@/components/layout/own-slot";

/** 'Mis cursos' of whoever is signed in, in the place that the catalogue keeps for them. */
export function OwnCoursesIsland() {
  const [strip, setStrip] = useState<ReactNode>();

  useEffect(() => {
    if (!("session" in document.documentElement.dataset)) return;
    import("./learning-parts")
      .then(({ learningPart }) => learningPart("strip", ""))
      .then(setStrip)
      // Offline the page stays what it is for everyone.
      .catch(() => setStrip(null));
  }, []);

  return (
    <OwnSlot className="min-h-72" isGone={strip === null}>
      {strip}
    </OwnSlot>
  );
}
