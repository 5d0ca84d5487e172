"use client";

import { type ReactNode, useRef, useState } from "react";
import { cn } from "@/lib/core/cn";
import { ChevronGlyph, PauseGlyph, PlayGlyph } from "./hero-glyphs";
import { useAutoplay } from "./use-autoplay";

type Props = { titles: string[]; children: ReactNode };

const CONTROL =
  "grid size-11 place-items-center rounded-md border border-white/30 bg-[#070912]/70 text-white transition-colors hover:bg-[#070912] hover:border-white/60";

/**
 * The slides scroll and snap by themselves, without a script; this adds arrows, dots and autoplay with its
 * pause. Nobody who asked for less motion is moved.
 */
export function HeroCarousel({ titles, children }: Props) {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const total = titles.length;

  function show(index: number) {
    const list = track.current;
    list?.scrollTo({ left: ((index + total) % total) * list.clientWidth, behavior: "smooth" });
  }

  function notice() {
    const list = track.current;
    if (list) setCurrent(Math.round(list.scrollLeft / list.clientWidth));
  }

  const autoplay = useAutoplay(total > 1, () => show(current + 1));

  return (
    <section
      aria-roledescription="carrusel"
      aria-label="Destacados"
      className="relative bg-[#070912]"
      onPointerEnter={autoplay.hold}
      onPointerLeave={autoplay.release}
      onFocusCapture={autoplay.hold}
      onBlurCapture={autoplay.release}
    >
      <ul
        ref={track}
        onScroll={notice}
        className="flex snap-x snap-mandatory overflow-x-auto [scrollbar-width:none]"
      >
        {children}
      </ul>
      {total > 1 && (
        <div className="page absolute inset-x-0 bottom-5 flex items-center gap-2">
          <button
            type="button"
            className={CONTROL}
            aria-label="Diapositiva anterior"
            onClick={() => show(current - 1)}
          >
            <ChevronGlyph className="rotate-180" />
          </button>
          <button
            type="button"
            className={CONTROL}
            aria-label="Diapositiva siguiente"
            onClick={() => show(current + 1)}
          >
            <ChevronGlyph />
          </button>
          <button
            type="button"
            className={CONTROL}
            aria-label={autoplay.playing ? "Pausar el carrusel" : "Reproducir el carrusel"}
            onClick={autoplay.toggle}
          >
            {autoplay.playing ? <PauseGlyph /> : <PlayGlyph />}
          </button>
          <div className="ml-auto flex rounded-md border border-white/20 bg-[#070912]/70">
            {titles.map((title, index) => (
              <button
                key={title}
                type="button"
                aria-label={`Ir a: ${title}`}
                aria-current={index === current}
                onClick={() => show(index)}
                className="grid size-11 place-items-center"
              >
                <span
                  className={cn(
                    "block h-2 rounded-full transition-all",
                    index === current ? "w-7 bg-[#ffb454]" : "w-2 bg-white/60",
                  )}
                />
              </button>
            ))}
          </div>
        </div>
      )}
    </section>
  );
}
