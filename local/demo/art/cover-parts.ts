import { darken } from "./color.ts";
import type { Pen } from "./pen.ts";
import { circle, path, polygon, rect, repeat } from "./shapes.ts";

export type Canvas = { w: number; h: number; hue: string; warm: string };

export const sun = ({ w, h, warm }: Canvas, y = 0.42, r = 0.2): string =>
  circle(w / 2, h * y, w * r, `fill="${warm}"`) +
  repeat(4, (i) =>
    rect(
      w * 0.2,
      h * y + w * r * (0.15 + i * 0.24),
      w * 0.6,
      w * (0.012 + i * 0.008),
      `fill="#0b0d17" fill-opacity=".55"`,
    ),
  );

export function ridge(
  pen: Pen,
  { w, h }: Canvas,
  base: number,
  height: number,
  fill: string,
  steps = 9,
): string {
  const points = Array.from(
    { length: steps + 1 },
    (_, i) => [(i / steps) * w, h * (base - (i % 2) * height * (0.5 + pen.random() * 0.7))] as const,
  );
  return path(polygon([...points, [w, h], [0, h]]), `fill="${fill}"`);
}

export const stars = (pen: Pen, { w, h }: Canvas, count = 26): string =>
  repeat(count, () =>
    rect(
      pen.random() * w,
      pen.random() * h * 0.6,
      w * 0.011,
      w * 0.011,
      `fill="#fff" fill-opacity="${0.3 + pen.random() * 0.6}"`,
    ),
  );

export function skyline(pen: Pen, { w, h, hue, warm }: Canvas): string {
  return repeat(9, (i) => {
    const bw = w / 8;
    const bh = h * (0.25 + pen.random() * 0.38);
    const x = i * bw * 0.92 - bw * 0.1;
    const windows = repeat(10, () =>
      rect(
        x + bw * (0.15 + Math.floor(pen.random() * 3) * 0.26),
        h - bh + bw * (0.2 + Math.floor(pen.random() * 6) * 0.34),
        bw * 0.13,
        bw * 0.17,
        `fill="${warm}" fill-opacity=".85"`,
      ),
    );
    return rect(x, h - bh, bw, bh, `fill="${darken(hue, 0.55 + (i % 3) * 0.13)}"`) + windows;
  });
}
