import { pixelText, textWidth } from "./pixel-font.ts";
import { circle, line, path, polygon, rect } from "./shapes.ts";

export const tint = {
  ground: "#10152b",
  soft: "#1f2750",
  edge: "#5d6ac2",
  text: "#eef2fa",
  quiet: "#9aa5bf",
  warm: "#ffb347",
  hot: "#ff7a3c",
  good: "#3ccf7a",
  bad: "#ff5468",
  cold: "#4cc3ff",
} as const;

/** A line of text around its middle. */
export const label = (text: string, x: number, y: number, size = 4, fill: string = tint.text): string =>
  pixelText(text, x, y - size * 3.5, size, fill, true);

/** A box with its label, as wide as asked. */
export function box(x: number, y: number, w: number, h: number, text = "", edge: string = tint.edge): string {
  const size = text ? Math.min(4.5, (w - 24) / (textWidth(text, 1) || 1)) : 4;
  return (
    rect(x - w / 2, y - h / 2, w, h, `rx="14" fill="${tint.soft}" stroke="${edge}" stroke-width="4"`) +
    (text ? label(text, x, y, size) : "")
  );
}

/** A straight arrow. */
export function arrow(x1: number, y1: number, x2: number, y2: number, fill: string = tint.warm): string {
  const angle = Math.atan2(y2 - y1, x2 - x1);
  const at = (back: number, side: number): [number, number] => [
    x2 - Math.cos(angle) * back - Math.sin(angle) * side,
    y2 - Math.sin(angle) * back + Math.cos(angle) * side,
  ];
  const [hx, hy] = at(22, 0);
  return (
    line(x1, y1, hx, hy, `stroke="${fill}" stroke-width="7" stroke-linecap="round"`) +
    path(polygon([[x2, y2], at(26, 15), at(26, -15)]), `fill="${fill}"`)
  );
}

/** A numbered mark; the lesson's text explains each number. */
export const mark = (n: number, x: number, y: number, fill: string = tint.warm): string =>
  circle(x, y, 30, `fill="${fill}"`) + label(String(n), x, y, 5, tint.ground);

export type Diagram = (width: number, height: number) => string;

/** A diagram's document: drawn on 1200 x 750 around its middle. */
export const diagram =
  (body: string, title: string): Diagram =>
  (width, height) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="-600 -375 1200 750">` +
    rect(-600, -375, 1200, 750, `fill="${tint.ground}"`) +
    label(title, 0, -310, 6, tint.warm) +
    `${body}</svg>`;
