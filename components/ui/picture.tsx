"use client";

import { IMAGE_WIDTHS, type ImageWidth, optimised, PLACEHOLDER } from "@/lib/media/optimised";

type Props = {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** Width on screen, as in the `sizes` attribute. */
  sizes: string;
  /** Above the fold: loaded eagerly with high priority. */
  priority?: boolean;
  className?: string;
};

/** Widths from the rendered one (at most a phone's) to twice that. */
function usefulWidths(width: number): ImageWidth[] {
  const useful = IMAGE_WIDTHS.filter((size) => size >= Math.min(width, 640) && size <= width * 2);
  return useful.length > 0 ? useful : IMAGE_WIDTHS.filter((size) => size >= width).slice(0, 1);
}

/**
 * Optimised photograph, or a drawing of the site (`/art/`) as it is. A client component, so that a page's data has its few properties and not the whole element, and that
 * prefetching a page does not load its pictures; next/image would cost every page 5 kB. No inline styles, so that the
 * content policy needs no exception.
 */
export function Picture({ src, alt, width, height, sizes, priority = false, className }: Props) {
  const isPhoto = src.startsWith("/media/");
  return (
    <img
      alt={alt}
      width={width}
      height={height}
      sizes={isPhoto ? sizes : undefined}
      srcSet={
        isPhoto
          ? usefulWidths(width)
              .map((size) => `${optimised(src, size)} ${size}w`)
              .join(", ")
          : undefined
      }
      // Of a photograph: for browsers without srcset.
      src={isPhoto || src.startsWith("/art/") ? src : PLACEHOLDER}
      loading={priority ? undefined : "lazy"}
      fetchPriority={priority ? "high" : undefined}
      // Decoded synchronously, in the first frame.
      decoding={priority ? "sync" : "async"}
      className={className}
    />
  );
}
