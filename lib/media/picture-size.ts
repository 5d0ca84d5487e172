/** Size of pictures whose name does not contain it. */
const UNKNOWN = { width: 1200, height: 750 };

/**
 * The name of a stored picture ends in its size, "ab12-1200x800.webp", so that pages reserve its space before it loads.
 */
export function sizedName(name: string, { width, height }: { width: number; height: number }): string {
  return `${name}-${width}x${height}`;
}

/** Pixels of a stored picture, by its name. */
export function pictureSize(src: string): { width: number; height: number } {
  const [, width, height] = /-(\d{1,5})x(\d{1,5})\.[a-z]+$/i.exec(src) ?? [];
  return Number(width) > 0 && Number(height) > 0 ? { width: Number(width), height: Number(height) } : UNKNOWN;
}
