"use client";

import { useEffect, useEffectEvent, useState } from "react";

const EVERY_MS = 7000;

/** Calls `next` every seven seconds unless it is paused, held by pointer or focus, or the tab is hidden. */
export function useAutoplay(enabled: boolean, next: () => void) {
  const [playing, setPlaying] = useState(false);
  const [held, setHeld] = useState(false);
  const advance = useEffectEvent(next);

  // Starts after mounting: only the browser knows whether the person asked for less motion.
  useEffect(() => {
    setPlaying(enabled && !window.matchMedia("(prefers-reduced-motion: reduce)").matches);
  }, [enabled]);

  useEffect(() => {
    if (!playing || held) return;
    const timer = window.setInterval(() => {
      if (document.visibilityState === "visible") advance();
    }, EVERY_MS);
    return () => window.clearInterval(timer);
  }, [playing, held]);

  return {
    playing,
    toggle: () => setPlaying((value) => !value),
    hold: () => setHeld(true),
    release: () => setHeld(false),
  };
}
