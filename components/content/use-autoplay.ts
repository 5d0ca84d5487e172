"use client";

import { useEffect, useEffectEvent, useState } from "react";

const EVERY_MS = 7000;

type Holder = "pointer" | "focus";

/** Calls `next` every seven seconds unless paused, hovered, focused or in a hidden tab. */
export function useAutoplay(enabled: boolean, next: () => void) {
  const [playing, setPlaying] = useState(false);
  // Hover and focus are tracked separately: leaving with the pointer must not resume while focused.
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const isHeld = held.pointer || held.focus;
  const advance = useEffectEvent(next);

  // Starts after mounting, when the reduced-motion setting is known.
  useEffect(() => {
    setPlaying(enabled && !window.matchMedia("(prefers-reduced-motion: reduce)").matches);
  }, [enabled]);

  useEffect(() => {
    if (!playing || isHeld) return;
    const timer = window.setInterval(() => {
      if (document.visibilityState === "visible") advance();
    }, EVERY_MS);
    return () => window.clearInterval(timer);
  }, [playing, isHeld]);

  return {
    playing,
    toggle: () => setPlaying((value) => !value),
    hold: (holder: Holder) => setHeld((before) => ({ ...before, [holder]: true })),
    release: (holder: Holder) => setHeld((before) => ({ ...before, [holder]: false })),
  };
}
