import { darken, lighten } from "../color.ts";
import type { Pen } from "../pen.ts";
import { isoBox, path, rect, roundRect } from "../shapes.ts";

export type Decor = { top?: string; left?: string; right?: string; r?: number };

/** A lit box: bright lid, middle front, dark side; `decor` draws on each face in flat coordinates. */
export function crate(pen: Pen, w: number, d: number, h: number, color: string, decor: Decor = {}): string {
  const r = decor.r ?? 8;
  const rim = pen.linear(
    [
      [0, pen.light.rim, 0.9],
      [0.5, pen.light.rim, 0.15],
      [1, pen.light.warm, 0.75],
    ],
    "right",
  );
  const face = (fw: number, fh: number, from: string, to: string, content = ""): string =>
    rect(
      0,
      0,
      fw,
      fh,
      `fill="${pen.linear([
        [0, from],
        [1, to],
      ])}"`,
    ) +
    content +
    path(
      roundRect(1, 1, fw - 2, fh - 2, r),
      `fill="none" stroke="${rim}" stroke-width="3" stroke-opacity=".75"`,
    );
  return isoBox(w, d, h, {
    top: face(w, d, lighten(color, 0.2), lighten(color, 0.06), decor.top),
    left: face(w, h, color, darken(color, 0.42), decor.left),
    right: face(d, h, darken(color, 0.26), darken(color, 0.62), decor.right),
  });
}
