"use client";

import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { CloseButton, Modal } from "@/components/ui/modal";
import type { GalleryPicture } from "@/lib/catalog/types";
import { optimised } from "@/lib/media/optimised";

export type LightboxProps = {
  name: string;
  pictures: GalleryPicture[];
  start: number;
  open: boolean;
  /** With the picture that was shown last. */
  onClose: (shown: number) => void;
};

/** The pictures in full screen: swiped by finger, turned by arrow keys or buttons, enlarged by pinching. */
export function GalleryLightbox({ name, pictures, start, open, onClose }: LightboxProps) {
  const shown = useRef(start);
  return (
    <Modal
      open={open}
      onClose={() => onClose(shown.current)}
      aria-label={`Imágenes de ${name}`}
      className="lightbox"
    >
      <Slides pictures={pictures} start={start} onShow={(index) => (shown.current = index)} />
    </Modal>
  );
}

type SlidesProps = { pictures: GalleryPicture[]; start: number; onShow: (index: number) => void };

/** Mounted each time it opens, so that it starts at the picture that was pressed. */
function Slides({ pictures, start, onShow }: SlidesProps) {
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(start);
  const last = pictures.length - 1;

  useEffect(() => {
    // The dialog opens after its content is mounted: before, the list has no width.
    const frame = requestAnimationFrame(() => {
      if (strip.current) strip.current.scrollLeft = start * strip.current.clientWidth;
    });
    return () => cancelAnimationFrame(frame);
  }, [start]);

  function reach(index: number) {
    setCurrent(index);
    onShow(index);
  }

  function turn(step: number) {
    const next = Math.min(last, Math.max(0, current + step));
    if (strip.current) strip.current.scrollLeft = next * strip.current.clientWidth;
    reach(next);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    turn(event.key === "ArrowRight" ? 1 : -1);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys as well as the buttons inside
    <div onKeyDown={onKeyDown} className="flex h-full flex-col">
      <div className="flex items-center justify-between gap-4 p-2 pl-4">
        <p role="status" className="font-semibold tabular">
          {last > 0 && `${current + 1} de ${pictures.length}`}
        </p>
        <CloseButton />
      </div>
      <ul
        ref={strip}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          reach(Math.round(scrollLeft / clientWidth))
        }
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        aria-label="Imágenes"
        className="gallery-strip min-h-0 flex-1"
      >
        {pictures.map(({ src, alt }, index) => (
          <li key={src} aria-hidden={index !== current}>
            <img src={optimised(src, 1920)} alt={alt} loading="lazy" className="slide" />
          </li>
        ))}
      </ul>
      {last > 0 && (
        <div className="flex justify-center gap-3 p-3">
          <button
            type="button"
            className="icon-btn"
            aria-label="Imagen anterior"
            disabled={current === 0}
            onClick={() => turn(-1)}
          >
            <Icon name="lucide--chevron-left" />
          </button>
          <button
            type="button"
            className="icon-btn"
            aria-label="Imagen siguiente"
            disabled={current === last}
            onClick={() => turn(1)}
          >
            <Icon name="lucide--chevron-right" />
          </button>
        </div>
      )}
    </div>
  );
}
