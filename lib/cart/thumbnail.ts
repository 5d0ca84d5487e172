const PLACEHOLDER = "/art/placeholder.svg";

/** The small version of a stored image, for client components, which cannot use <Picture>. */
export function thumbnail(image: string, width: 96 | 160 | 256): string {
  if (!image.startsWith("/media/")) return PLACEHOLDER;
  return `/_next/image?url=${encodeURIComponent(image)}&w=${width}&q=75`;
}
