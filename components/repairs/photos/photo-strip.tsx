"use client";

import { useState } from "react";
import { PhotoViewer } from "./photo-viewer";

export type Photo = { src: string; alt: string };

type Props = { photos: Photo[]; label: string };

/** Thumbnails in a row; each opens the viewer. */
export function PhotoStrip({ photos, label }: Props) {
  const [open, setOpen] = useState<number>();
  if (photos.length === 0) return null;
  return (
    <>
      <ul aria-label={label} className="flex flex-wrap gap-2">
        {photos.map(({ src, alt }, index) => (
          <li key={src}>
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={`Ampliar: ${alt}`}
              onClick={() => setOpen(index)}
              className="block size-20 overflow-hidden rounded-md border border-input bg-muted hover:border-primary sm:size-24"
            >
              <img
                src={src}
                alt=""
                width={96}
                height={96}
                loading="lazy"
                className="size-full object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
      {open !== undefined && (
        <PhotoViewer
          photos={photos}
          index={Math.min(open, photos.length - 1)}
          onIndex={setOpen}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
