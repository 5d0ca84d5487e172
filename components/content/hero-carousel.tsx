"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { cn } from "@/lib/core/cn";
import { ChevronGlyph, PauseGlyph, PlayGlyph } from "./hero-glyphs";
import { useAutoplay } from "./use-autoplay";

type Props = { titles: string[]; children: ReactNode };

/** The first image is loaded by then, and autoplay has not started. */
const AWAKE_AFTER_MS = 2500;

const CONTROL =
  "grid size-11 place-items-center rounded-full text-white/80 transition-colors hover:bg-white/15 hover:text-white";

/**
 * Slides scroll and snap by CSS, without a script; the script adds arrows, dots and autoplay with a pause button,
 * placed first in tab order. Respects reduced motion.
 */
export function HeroCarousel({ titles, children }: Props) {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [announcement, setAnnouncement] = useState("");
  const [isAwake, setAwake] = useState(false);
  const total = titles.length;

  /** Smooth or instant: decided by CSS, which knows the reduced-motion setting. */
  function show(index: number) {
    const list = track.current;
    list?.scrollTo({ left: index * list.clientWidth });
  }

  /** A requested slide is announced; autoplay is silent. */
  function go(wanted: number) {
    const index = (wanted + total) % total;
    show(index);
    setAnnouncement(`Diapositiva ${index + 1} de ${total}: ${titles[index]}`);
  }

  useEffect(() => {
    const timer = window.setTimeout(() => setAwake(true), AWAKE_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, []);

  function notice() {
    setAwake(true);
    const list = track.current;
    if (list) setCurrent(Math.round(list.scrollLeft / list.clientWidth));
  }

  const autoplay = useAutoplay(total > 1, () => show((current + 1) % total));

  return (
    <section
      aria-roledescription="carrusel"
      aria-label="Destacados"
      data-awake={isAwake || undefined}
      className="relative bg-[#070912]"
      onPointerEnter={() => autoplay.hold("pointer")}
      onPointerLeave={() => autoplay.release("pointer")}
      onFocusCapture={() => autoplay.hold("focus")}
      onBlurCapture={() => autoplay.release("focus")}
    >
      {total > 1 && (
        <div className="page absolute inset-x-0 bottom-2 z-10 flex items-center *:first:-ml-3">
          <button
            type="button"
            className={CONTROL}
            aria-label={autoplay.playing ? "Pausar el carrusel" : "Reproducir el carrusel"}
            onClick={autoplay.toggle}
          >
            {autoplay.playing ? <PauseGlyph /> : <PlayGlyph />}
          </button>
          <button
            type="button"
            className={CONTROL}
            aria-label="Diapositiva anterior"
            onClick={() => go(current - 1)}
          >
            <ChevronGlyph className="rotate-180" />
          </button>
          <button
            type="button"
            className={CONTROL}
            aria-label="Diapositiva siguiente"
            onClick={() => go(current + 1)}
          >
            <ChevronGlyph />
          </button>
          <p role="status" className="sr-only">
            {announcement}
          </p>
          {/* On the narrowest screens the dots are hidden: both do not fit. */}
          <div className="flex max-[24rem]:hidden">
            {titles.map((title, index) => (
              <button
                key={title}
                type="button"
                aria-label={`Ir a: ${title}`}
                aria-current={index === current}
                onClick={() => go(index)}
                className="grid size-11 place-items-center"
              >
                <span
                  className={cn(
                    "block h-2 rounded-full",
                    index === current ? "w-7 bg-[#ffb454]" : "w-2 bg-white/60",
                  )}
                />
              </button>
            ))}
          </div>
        </div>
      )}
      <ul ref={track} onScroll={notice} className="hero-track">
        {children}
      </ul>
    </section>
  );
}
