"use client";

import { type ReactNode, useEffect, useState } from "react";
import type { LearningPart } from "./learning-parts";

type Props = {
  part: LearningPart;
  /** The course it stands for. */
  course?: string;
  children?: ReactNode;
};

/**
 * Replaces what every visitor sees by what an enrolled one needs. Cached pages are the same for all, so this asks
 * only where the hint says that somebody is signed in, and what it draws loads then.
 */
export function LearningIsland({ part, course = "", children }: Props) {
  const [own, setOwn] = useState<ReactNode>();

  useEffect(() => {
    if (!("session" in document.documentElement.dataset)) return;
    let isGone = false;
    import("./learning-parts")
      .then(({ learningPart }) => learningPart(part, course))
      .then((node) => isGone || setOwn(node))
      // Offline the page stays what it is for everyone.
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [part, course]);

  return own ?? children;
}
