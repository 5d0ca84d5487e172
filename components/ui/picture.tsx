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
 * Optimised image. A client component, so that a page's data has its few properties and not the whole element, and that
 * prefetching a page does not load its pictures; next/image would cost every page 5 kB. No inline styles, so that the
 * content policy needs no exception.
 */
export function Picture({ src, alt, width, height, sizes, priority = false, className }: Props) {
  if (!src.startsWith("/media/"))
    return (
      <img src={PLACEHOLDER} alt={alt} width={width} height={height} loading="lazy" className={className} />
    );
  return (
    <img
      alt={alt}
      width={width}
      height={height}
      sizes={sizes}
      srcSet={usefulWidths(width)
        .map((size) => `${optimised(src, size)} ${size}w`)
        .join(", ")}
      // Fallback for clients without srcset.
      src={src}
      loading={priority ? undefined : "lazy"}
      fetchPriority={priority ? "high" : undefined}
      // Decoded synchronously, in the first frame.
      decoding={priority ? "sync" : "async"}
      className={className}
    />
  );
}
