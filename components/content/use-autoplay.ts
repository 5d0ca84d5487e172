"use client";

import { useEffect, useEffectEvent, useState } from "react";

const EVERY_MS = 7000;

type Hand = "pointer" | "focus";

/** Calls `next` every seven seconds unless it is paused, held by pointer or focus, or the tab is hidden. */
export function useAutoplay(enabled: boolean, next: () => void) {
  const [playing, setPlaying] = useState(false);
  // Either alone holds it: a pointer that leaves must not start what the keyboard is still in.
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const isHeld = held.pointer || held.focus;
  const advance = useEffectEvent(next);

  // Starts after mounting: only the browser knows whether the person asked for less motion.
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
    hold: (hand: Hand) => setHeld((hands) => ({ ...hands, [hand]: true })),
    release: (hand: Hand) => setHeld((hands) => ({ ...hands, [hand]: false })),
  };
}
