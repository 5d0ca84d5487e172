import { pixelText, textWidth } from "../pixel-font.ts";
import { path, place, polygon, rect, roundRect } from "../shapes.ts";

export const brandColors = {
  electric: "#5b8cff",
  violet: "#7c5cff",
  amber: "#ffb347",
  deep: "#2b55d6",
  ink: "#0b0d17",
  paper: "#f3f6ff",
} as const;

/**
 * The mark, 100 by 100 around the origin: a mountain (the valley, the A of Aventura) standing on a controller's cross.
 * Flat colours only, so the same path works at 16 px and on a stamp.
 */
export function mark(background: string | null): string {
  const tile = background ? path(roundRect(-50, -50, 100, 100, 24), `fill="${background}"`) : "";
  const peak = path(
    polygon([
      [0, -36],
      [34, 26],
      [16, 26],
      [0, -4],
      [-16, 26],
      [-34, 26],
    ]),
    `fill="${brandColors.electric}"`,
  );
  const shade = path(
    polygon([
      [0, -36],
      [34, 26],
      [16, 26],
      [0, -4],
    ]),
    `fill="${brandColors.violet}"`,
  );
  const cross =
    rect(-4.5, 8, 9, 27, `fill="${brandColors.amber}"`) +
    rect(-13.5, 17, 27, 9, `fill="${brandColors.amber}"`);
  return tile + peak + shade + cross;
}

/** Mark and wordmark in one line; `color` and `second` are the colours of the two words. */
export function logoSvg(color: string, second: string = brandColors.electric): string {
  const size = 4;
  const width = 112 + textWidth("AVENTURA", size);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 96" role="img" aria-label="Aventura Gamer"><title>Aventura Gamer</title>${place(mark(brandColors.ink), 48, 48, 0.92)}${pixelText("AVENTURA", 108, 16, size, color)}${pixelText("GAMER", 108, 53, size, second)}</svg>`;
}

export const iconSvg = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100" role="img" aria-label="Aventura Gamer">${mark(brandColors.ink)}</svg>`;

/** For home screens, which cut their own shape: colour to the edges, the mark with a margin. */
export const maskableIconSvg = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100">${rect(-50, -50, 100, 100, `fill="${brandColors.ink}"`)}${place(mark(null), 0, 0, 0.86)}</svg>`;
