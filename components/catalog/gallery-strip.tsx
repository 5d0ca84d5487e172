"use client";

import {
  type ComponentType,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { usePainted } from "@/components/layout/use-painted";
import { toast } from "@/components/toasts/toast";
import { Icon } from "@/components/ui/icon";
import type { GalleryPicture } from "@/lib/catalog/types";
import type { LightboxProps } from "./gallery-lightbox";

type Props = {
  name: string;
  pictures: GalleryPicture[];
  slides: ReactNode[];
  thumbnails: ReactNode[];
  /** Badges and the sold-out mark. */
  overlay: ReactNode;
};

/** Wide enough for a picture of twice its size. */
const ZOOMED = "1280px";

/**
 * Moves the magnifier; the first time, it asks for a larger picture. Not before the mouse moves: that of a visitor who pressed a
 * card may already rest on the picture of the page that opens.
 */
function magnify({ currentTarget, pointerType, clientX, clientY }: PointerEvent<HTMLUListElement>): void {
  if (pointerType !== "mouse") return;
  currentTarget.dataset.magnified = "";
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  currentTarget.style.setProperty("--x", `${((clientX - left) / width) * 100}%`);
  currentTarget.style.setProperty("--y", `${((clientY - top) / height) * 100}%`);
  for (const picture of currentTarget.querySelectorAll<HTMLImageElement>('li:not([aria-hidden="true"]) img'))
    if (picture.sizes !== ZOOMED) picture.sizes = ZOOMED;
}

/**
 * Pictures side by side: a finger swipes them, a mouse enlarges the one under it, and a press shows them in full screen.
 * The thumbnails are radio buttons for arrow keys and screen readers, which meet the current picture only.
 */
export function GalleryStrip({ name, pictures, slides, thumbnails, overlay }: Props) {
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps>>();
  const [isFull, setFull] = useState(false);
  const isMany = pictures.length > 1;
  // The other pictures and the choice among them follow when the first screen is painted.
  const isPainted = usePainted();

  function show(index: number) {
    setCurrent(index);
    if (strip.current) strip.current.scrollLeft = index * strip.current.clientWidth;
  }

  const choices = useRef<HTMLDivElement>(null);
  const takeEarlyChoice = useEffectEvent(() => {
    const inputs = choices.current?.querySelectorAll("input") ?? [];
    const chosen = [...inputs].findIndex((input) => input.checked);
    if (chosen > 0 && chosen !== current) show(chosen);
  });
  // Chosen before the page's scripts ran.
  useEffect(() => takeEarlyChoice(), []);

  async function enlarge() {
    try {
      const { GalleryLightbox } = await import("./gallery-lightbox");
      setLightbox(() => GalleryLightbox);
      setFull(true);
    } catch {
      // No action that refused: see toastError.
      toast({
        title: "Error",
        description: "No pudimos abrir la imagen. Revisa tu internet e intenta de nuevo.",
        variant: "destructive",
      });
    }
  }

  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Imágenes del producto</legend>
      <div className="picture-frame gallery-frame">
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button below does the same */}
        <ul
          ref={strip}
          aria-label={isMany ? "Desliza para ver las demás" : undefined}
          // Arrow keys scroll it, also without a script.
          tabIndex={isMany ? 0 : undefined}
          onClick={enlarge}
          onPointerMove={magnify}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
            setCurrent(Math.round(scrollLeft / clientWidth))
          }
          className="gallery-strip"
        >
          {slides.map((slide, index) => (
            <li key={pictures[index]?.src} aria-hidden={index !== current}>
              {(index === 0 || isPainted) && slide}
            </li>
          ))}
        </ul>
        {overlay}
        <button
          type="button"
          onClick={enlarge}
          aria-label="Ver en pantalla completa"
          className="icon-btn absolute right-2 bottom-2 z-10 bg-card/80"
        >
          <Icon name="lucide--maximize" className="size-5" />
        </button>
      </div>
      {isMany && (
        <div ref={choices} className="gallery-thumbs">
          {isPainted &&
            pictures.map(({ src, alt }, index) => (
              <label key={src}>
                <input
                  type="radio"
                  name="imagen"
                  checked={index === current}
                  onChange={() => show(index)}
                  aria-label={`Ver imagen ${index + 1} de ${pictures.length}: ${alt}`}
                  className="peer"
                />
                <span className="thumbnail">{thumbnails[index]}</span>
                <span className="gallery-dot" />
              </label>
            ))}
        </div>
      )}
      {Lightbox && (
        <Lightbox
          name={name}
          pictures={pictures}
          start={current}
          open={isFull}
          onClose={(shown) => {
            setFull(false);
            show(shown);
          }}
        />
      )}
    </fieldset>
  );
}
