const PLACEHOLDER = "/art/placeholder.svg";

/** A stored image in one of the widths of next.config.mjs, for client components, which cannot use <Picture>. */
export function thumbnail(image: string, width: 96 | 160 | 256 | 1920): string {
  if (!image.startsWith("/media/")) return PLACEHOLDER;
  return `/_next/image?url=${encodeURIComponent(image)}&w=${width}&q=75`;
}
