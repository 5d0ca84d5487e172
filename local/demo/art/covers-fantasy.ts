import { darken, lighten, mix } from "./color.ts";
import { type Canvas, ridge, stars, sun } from "./cover-parts.ts";
import type { Pen } from "./pen.ts";
import { circle, path, polygon, rect, repeat } from "./shapes.ts";
import type { Cover } from "./types.ts";

export const fantasyCovers = {
  castle: (pen, c) => {
    const wall = darken(c.hue, 0.65);
    const tower = (x: number, w: number, top: number): string =>
      rect(c.w * x, c.h * top, c.w * w, c.h, `fill="${wall}"`) +
      path(
        polygon([
          [c.w * (x - 0.02), c.h * top],
          [c.w * (x + w / 2), c.h * (top - 0.13)],
          [c.w * (x + w + 0.02), c.h * top],
        ]),
        `fill="${c.warm}"`,
      );
    return (
      stars(pen, c) +
      circle(c.w * 0.3, c.h * 0.28, c.w * 0.14, `fill="${lighten(c.hue, 0.6)}"`) +
      tower(0.16, 0.14, 0.52) +
      tower(0.42, 0.18, 0.38) +
      tower(0.7, 0.14, 0.5) +
      rect(0, c.h * 0.72, c.w, c.h * 0.3, `fill="${darken(c.hue, 0.8)}"`) +
      path(
        `M${c.w * 0.43} ${c.h}V${c.h * 0.84}A${c.w * 0.08} ${c.w * 0.08} 0 0 1 ${c.w * 0.59} ${c.h * 0.84}V${c.h}Z`,
        `fill="${c.warm}" fill-opacity=".9"`,
      )
    );
  },
  ocean: (_pen, c) =>
    sun(c, 0.38, 0.2) +
    repeat(5, (i) => {
      const y = c.h * (0.52 + i * 0.1);
      const wave = `M0 ${y}${Array.from({ length: 4 }, (_, k) => `q${c.w / 8} ${(k + i) % 2 ? -c.h * 0.05 : c.h * 0.05} ${c.w / 4} 0`).join("")}V${c.h}H0Z`;
      return path(wave, `fill="${mix(lighten(c.hue, 0.25), darken(c.hue, 0.75), i / 4)}"`);
    }) +
    path(
      polygon([
        [c.w * 0.34, c.h * 0.62],
        [c.w * 0.7, c.h * 0.62],
        [c.w * 0.62, c.h * 0.7],
        [c.w * 0.42, c.h * 0.7],
      ]),
      `fill="#1b1320"`,
    ) +
    path(
      polygon([
        [c.w * 0.51, c.h * 0.36],
        [c.w * 0.68, c.h * 0.59],
        [c.w * 0.51, c.h * 0.59],
      ]),
      `fill="#fff"`,
    ) +
    path(
      polygon([
        [c.w * 0.49, c.h * 0.42],
        [c.w * 0.38, c.h * 0.59],
        [c.w * 0.49, c.h * 0.59],
      ]),
      `fill="#dfe6f5"`,
    ),
  blade: (pen, c) =>
    stars(pen, c, 14) +
    repeat(10, (i) =>
      path(
        polygon([
          [c.w / 2, c.h * 0.46],
          [c.w / 2 + Math.cos(i * 0.628) * c.w, c.h * 0.46 + Math.sin(i * 0.628) * c.w],
          [c.w / 2 + Math.cos(i * 0.628 + 0.2) * c.w, c.h * 0.46 + Math.sin(i * 0.628 + 0.2) * c.w],
        ]),
        `fill="${c.warm}" fill-opacity=".16"`,
      ),
    ) +
    `<g transform="rotate(24 ${c.w / 2} ${c.h / 2})">${path(
      polygon([
        [c.w * 0.5, c.h * 0.08],
        [c.w * 0.56, c.h * 0.17],
        [c.w * 0.56, c.h * 0.66],
        [c.w * 0.44, c.h * 0.66],
        [c.w * 0.44, c.h * 0.17],
      ]),
      `fill="#e9eefb"`,
    )}${rect(c.w * 0.5, c.h * 0.1, c.w * 0.06, c.h * 0.56, `fill="#a9b4cf"`)}${rect(c.w * 0.3, c.h * 0.65, c.w * 0.4, c.h * 0.05, `rx="6" fill="${c.warm}"`)}${rect(c.w * 0.46, c.h * 0.7, c.w * 0.08, c.h * 0.16, `fill="${darken(c.hue, 0.7)}"`)}${circle(c.w * 0.5, c.h * 0.88, c.w * 0.06, `fill="${c.warm}"`)}</g>`,
  portal: (pen, c) =>
    repeat(
      6,
      (i) =>
        `<ellipse cx="${c.w / 2}" cy="${c.h * 0.48}" rx="${c.w * (0.42 - i * 0.06)}" ry="${c.h * (0.38 - i * 0.055)}" fill="${mix(darken(c.hue, 0.5), lighten(c.warm, 0.35), i / 5)}"/>`,
    ) +
    stars(pen, c, 18) +
    path(
      `M${c.w * 0.46} ${c.h * 0.9}V${c.h * 0.7}H${c.w * 0.43}V${c.h * 0.6}H${c.w * 0.57}V${c.h * 0.7}H${c.w * 0.54}V${c.h * 0.9}Z`,
      `fill="#0b0d17"`,
    ) +
    circle(c.w * 0.5, c.h * 0.55, c.w * 0.055, `fill="#0b0d17"`) +
    rect(0, c.h * 0.88, c.w, c.h * 0.12, `fill="#0b0d17"`),
  storm: (pen, c) =>
    repeat(7, (i) =>
      circle(
        c.w * (0.06 + i * 0.15),
        c.h * (0.2 + (i % 3) * 0.05),
        c.w * 0.17,
        `fill="${darken(c.hue, 0.45 + (i % 3) * 0.12)}"`,
      ),
    ) +
    path(
      polygon([
        [c.w * 0.56, c.h * 0.3],
        [c.w * 0.36, c.h * 0.58],
        [c.w * 0.49, c.h * 0.58],
        [c.w * 0.4, c.h * 0.84],
        [c.w * 0.66, c.h * 0.5],
        [c.w * 0.53, c.h * 0.5],
        [c.w * 0.64, c.h * 0.3],
      ]),
      `fill="${c.warm}"`,
    ) +
    ridge(pen, c, 0.97, 0.16, darken(c.hue, 0.8), 9),
  desert: (pen, c) =>
    circle(c.w * 0.68, c.h * 0.3, c.w * 0.15, `fill="#fff3d6"`) +
    repeat(3, (i) =>
      path(
        `M0 ${c.h * (0.6 + i * 0.13)}Q${c.w * (0.3 + i * 0.2)} ${c.h * (0.42 + i * 0.14)} ${c.w} ${c.h * (0.66 + i * 0.1)}V${c.h}H0Z`,
        `fill="${darken(c.hue, 0.2 + i * 0.25)}"`,
      ),
    ) +
    rect(c.w * 0.26, c.h * 0.46, c.w * 0.05, c.h * 0.26, `rx="6" fill="${darken(c.hue, 0.7)}"`) +
    rect(c.w * 0.18, c.h * 0.52, c.w * 0.13, c.h * 0.03, `fill="${darken(c.hue, 0.7)}"`) +
    rect(c.w * 0.17, c.h * 0.47, c.w * 0.04, c.h * 0.08, `rx="5" fill="${darken(c.hue, 0.7)}"`) +
    stars(pen, c, 8),
} satisfies Partial<Record<Cover, (pen: Pen, c: Canvas) => string>>;
