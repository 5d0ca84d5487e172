/** Widths that the site makes of a picture, in pixels; next.config.mjs has no others. */
export const IMAGE_WIDTHS = [64, 96, 160, 256, 360, 640, 828, 1200, 1920] as const;

export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

export const PLACEHOLDER = "/art/placeholder.svg";

/** A stored picture in one of the widths; the placeholder when it is not one of ours. */
export function optimised(image: string, width: ImageWidth): string {
  if (!image.startsWith("/media/")) return PLACEHOLDER;
  return `/_next/image?url=${encodeURIComponent(image)}&w=${width}&q=75`;
}
