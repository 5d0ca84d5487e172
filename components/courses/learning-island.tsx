"use client";

import { type ReactNode, useEffect, useState } from "react";
import { useSessionHint } from "@/components/live/session-hint";
import type { LearningPart } from "./learning-parts";

type Props = { part: LearningPart; course?: string; children?: ReactNode };

/**
 * Replaces public content by the enrolled user's. Cached pages are the same for everybody, so this fetches data and
 * code only when the visitor seems to be signed in.
 */
export function LearningIsland({ part, course = "", children }: Props) {
  const [own, setOwn] = useState<ReactNode>();
  const isHinted = useSessionHint();

  useEffect(() => {
    if (!isHinted) return;
    let isGone = false;
    import("./learning-parts")
      .then(({ learningPart }) => learningPart(part, course))
      .then((node) => isGone || setOwn(node))
      // Offline: keep the public content.
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [isHinted, part, course]);

  return own ?? children;
}
