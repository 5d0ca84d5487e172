import { darken, lighten } from "./color.ts";
import { type Canvas, ridge, skyline, stars, sun } from "./cover-parts.ts";
import type { Pen } from "./pen.ts";
import { circle, path, polygon, rect, repeat } from "./shapes.ts";
import type { Cover } from "./types.ts";

export const modernCovers = {
  planet: (pen, c) =>
    stars(pen, c, 40) +
    circle(c.w * 0.55, c.h * 0.5, c.w * 0.3, `fill="${lighten(c.hue, 0.2)}"`) +
    circle(c.w * 0.62, c.h * 0.56, c.w * 0.3, `fill="${darken(c.hue, 0.6)}" fill-opacity=".6"`) +
    `<ellipse cx="${c.w * 0.55}" cy="${c.h * 0.5}" rx="${c.w * 0.47}" ry="${c.w * 0.1}" fill="none" stroke="${c.warm}" stroke-width="${c.w * 0.03}" transform="rotate(-18 ${c.w * 0.55} ${c.h * 0.5})"/>` +
    path(
      polygon([
        [c.w * 0.18, c.h * 0.84],
        [c.w * 0.3, c.h * 0.72],
        [c.w * 0.34, c.h * 0.86],
        [c.w * 0.26, c.h * 0.84],
      ]),
      `fill="#fff"`,
    ),
  mountains: (pen, c) =>
    sun(c, 0.36) +
    ridge(pen, c, 0.66, 0.28, darken(c.hue, 0.3), 6) +
    ridge(pen, c, 0.82, 0.2, darken(c.hue, 0.55), 8) +
    ridge(pen, c, 0.97, 0.14, darken(c.hue, 0.8), 11),
  city: (pen, c) =>
    stars(pen, c) +
    circle(c.w * 0.72, c.h * 0.24, c.w * 0.13, `fill="${lighten(c.warm, 0.4)}"`) +
    skyline(pen, c),
  race: (_pen, c) =>
    sun(c, 0.4, 0.24) +
    path(
      polygon([
        [c.w * 0.46, c.h * 0.52],
        [c.w * 0.54, c.h * 0.52],
        [c.w * 1.1, c.h],
        [-c.w * 0.1, c.h],
      ]),
      `fill="${darken(c.hue, 0.75)}"`,
    ) +
    repeat(5, (i) =>
      rect(
        c.w * (0.495 - i * 0.006),
        c.h * (0.56 + i * i * 0.022),
        c.w * (0.012 + i * 0.012),
        c.h * (0.02 + i * 0.014),
        `fill="#fff"`,
      ),
    ) +
    path(
      polygon([
        [c.w * 0.3, c.h * 0.9],
        [c.w * 0.36, c.h * 0.78],
        [c.w * 0.64, c.h * 0.78],
        [c.w * 0.7, c.h * 0.9],
      ]),
      `fill="${c.warm}"`,
    ) +
    rect(c.w * 0.26, c.h * 0.84, c.w * 0.48, c.h * 0.08, `rx="6" fill="${darken(c.warm, 0.35)}"`) +
    rect(c.w * 0.3, c.h * 0.86, c.w * 0.09, c.h * 0.025, `fill="#ff4d4d"`) +
    rect(c.w * 0.61, c.h * 0.86, c.w * 0.09, c.h * 0.025, `fill="#ff4d4d"`),
  ball: (_pen, c) =>
    repeat(6, (i) =>
      rect(0, c.h * (0.55 + i * 0.08), c.w, c.h * 0.04, `fill="${darken(c.hue, 0.25)}" fill-opacity=".6"`),
    ) +
    repeat(5, (i) =>
      path(
        polygon([
          [c.w * (0.1 + i * 0.2), 0],
          [c.w * (0.04 + i * 0.2), c.h * 0.5],
          [c.w * (0.16 + i * 0.2), c.h * 0.5],
        ]),
        `fill="#fff" fill-opacity=".1"`,
      ),
    ) +
    circle(c.w * 0.5, c.h * 0.58, c.w * 0.27, `fill="#fff"`) +
    path(
      polygon(
        [0, 1, 2, 3, 4].map(
          (i) =>
            [
              c.w * 0.5 + Math.sin((i * Math.PI) / 2.5) * c.w * 0.11,
              c.h * 0.58 - Math.cos((i * Math.PI) / 2.5) * c.w * 0.11,
            ] as const,
        ),
      ),
      `fill="${darken(c.hue, 0.7)}"`,
    ) +
    repeat(5, (i) =>
      circle(
        c.w * 0.5 + Math.sin((i * Math.PI) / 2.5) * c.w * 0.25,
        c.h * 0.58 - Math.cos((i * Math.PI) / 2.5) * c.w * 0.25,
        c.w * 0.05,
        `fill="${darken(c.hue, 0.7)}"`,
      ),
    ),
  forest: (pen, c) =>
    circle(c.w * 0.5, c.h * 0.34, c.w * 0.16, `fill="${lighten(c.warm, 0.5)}"`) +
    repeat(14, (i) => {
      const [x, s] = [c.w * ((i % 7) / 6), c.w * (0.1 + pen.random() * 0.07)];
      const y = c.h * (i < 7 ? 0.72 : 0.94);
      const fill = darken(c.hue, i < 7 ? 0.35 : 0.65);
      return (
        repeat(3, (k) =>
          path(
            polygon([
              [x, y - s * (2.4 - k * 0.7)],
              [x + s * (0.5 + k * 0.16), y - s * (1.2 - k * 0.7)],
              [x - s * (0.5 + k * 0.16), y - s * (1.2 - k * 0.7)],
            ]),
            `fill="${fill}"`,
          ),
        ) + rect(x - s * 0.1, y, s * 0.2, c.h, `fill="${fill}"`)
      );
    }) +
    rect(0, c.h * 0.9, c.w, c.h * 0.1, `fill="${darken(c.hue, 0.8)}"`),
} satisfies Partial<Record<Cover, (pen: Pen, c: Canvas) => string>>;
