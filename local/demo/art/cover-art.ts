import { darken, mix } from "./color.ts";
import type { Canvas } from "./cover-parts.ts";
import { fantasyCovers } from "./covers-fantasy.ts";
import { modernCovers } from "./covers-modern.ts";
import type { Pen } from "./pen.ts";
import { rect } from "./shapes.ts";
import type { Cover } from "./types.ts";

const scenes: Record<Cover, (pen: Pen, canvas: Canvas) => string> = { ...modernCovers, ...fantasyCovers };

/** An invented game scene filling a w by h rectangle whose corner is the origin. */
export function coverArt(
  pen: Pen,
  cover: Cover,
  w: number,
  h: number,
  hue: string,
  warm = "#ffb347",
): string {
  const sky = pen.linear([
    [0, darken(hue, 0.55)],
    [0.6, hue],
    [1, mix(hue, warm, 0.55)],
  ]);
  const clip = pen.clip(`M0 0H${w}V${h}H0Z`);
  return `<g clip-path="${clip}">${rect(0, 0, w, h, `fill="${sky}"`)}${scenes[cover](pen, { w, h, hue, warm })}</g>`;
}
