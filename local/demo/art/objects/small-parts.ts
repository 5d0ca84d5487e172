import { darken, ink, lighten } from "../color.ts";
import { type Pen, solid } from "../pen.ts";
import { pixelText } from "../pixel-font.ts";
import { circle, ellipse, path, place, polygon, rect, repeat, roundRect } from "../shapes.ts";
import type { ArtOf } from "../types.ts";
import { crate } from "./faces.ts";
import { crossPad, faceKeys, pill, splitPad } from "./gamepad-parts.ts";

export function caps(pen: Pen, spec: ArtOf<"caps">): string {
  const one = (color: string, ring: string, style: number): string =>
    solid(pen, "M-150 0V70C-150 150 150 150 150 70V0Z", darken(color, 0.2), { rim: 4 }) +
    repeat(15, (i) =>
      rect(-136 + i * 19, 50 + Math.sin((i / 14) * Math.PI) * 30, 8, 40, `fill="#05060d" fill-opacity=".35"`),
    ) +
    solid(pen, ellipse(0, 0, 150, 86), color, { rim: 5 }) +
    path(ellipse(0, 4, 112, 62), `fill="${darken(color, 0.4)}" stroke="${ring}" stroke-width="9"`) +
    (style === 0
      ? path(
          polygon([
            [0, -34],
            [46, 26],
            [-46, 26],
          ]),
          `fill="${ring}"`,
        )
      : style === 1
        ? repeat(7, (i) =>
            circle(
              Math.cos(i * 1.047) * (i ? 56 : 0),
              4 + Math.sin(i * 1.047) * (i ? 31 : 0),
              11,
              `fill="${ring}"`,
            ),
          )
        : path("M-56 4H56M0 -30V38", `stroke="${ring}" stroke-width="16" stroke-linecap="round"`));
  const [a, b] = [ink[spec.body], ink[spec.trim]];
  if (spec.count === 2) return place(one(a, b, 1), -190, -40, 1.18) + place(one(a, b, 1), 190, 60, 1.18);
  if (spec.count === 4)
    return (
      place(one(b, a, 0), -170, -190, 0.95) +
      place(one(a, b, 1), 190, -150, 0.95) +
      place(one(a, b, 0), -190, 120, 1.05) +
      place(one(b, a, 2), 190, 170, 1.05)
    );
  return repeat(8, (i) =>
    place(
      one(i % 3 === 0 ? b : i % 3 === 1 ? a : ink.graphite, i % 3 === 0 ? a : b, i % 3),
      [-280, 0, 280, -280, 280, -280, 0, 280][i] ?? 0,
      [-240, -270, -240, -10, -10, 220, 250, 220][i] ?? 0,
      0.74,
    ),
  );
}

const trigger = (pen: Pen, color: string, label: string): string =>
  solid(
    pen,
    "M-150 -170C-70 -224 90 -224 150 -170C176 -60 172 70 128 150C90 214 -70 222 -112 156C-164 76 -176 -60 -150 -170Z",
    color,
    { rim: 6 },
  ) +
  path(
    "M-112 -110C-50 -146 60 -146 112 -110C126 -20 120 60 92 112C60 150 -50 154 -82 116C-118 60 -126 -20 -112 -110Z",
    `fill="${pen.linear([
      [0, darken(color, 0.5)],
      [0.6, darken(color, 0.12)],
      [1, lighten(color, 0.2)],
    ])}"`,
  ) +
  pixelText(label, 0, -30, 11, lighten(color, 0.6), true);

const spring = (x: number, y: number): string =>
  path(
    Array.from({ length: 8 }, (_, i) => `M${x - 34} ${y + i * 18}q34 18 68 0`).join(""),
    `fill="none" stroke="${ink.silver}" stroke-width="8" stroke-linecap="round"`,
  );

export function triggers(pen: Pen, spec: ArtOf<"triggers">): string {
  const color = ink[spec.body];
  return (
    place(trigger(pen, color, "L2"), -210, 20, 1.15, 6) +
    place(trigger(pen, color, "R2"), 210, 20, 1.15, -6) +
    pill(pen, -210, -270, 330, 80, color, -5) +
    pill(pen, 210, -270, 330, 80, color, 5) +
    spring(-90, 286) +
    spring(90, 286)
  );
}

export function buttons(pen: Pen, spec: ArtOf<"buttons">): string {
  const color = ink[spec.body];
  const plate =
    solid(pen, roundRect(-430, -330, 860, 660, 50), ink.coal, { rim: 4, gloss: 0.06 }) +
    path(
      roundRect(-400, -300, 800, 600, 34),
      `fill="none" stroke="${pen.light.rim}" stroke-opacity=".35" stroke-width="4" stroke-dasharray="18 14"`,
    );
  const keys =
    spec.model === "sony"
      ? splitPad(pen, -215, -90, 118, color) + faceKeys(pen, 205, -90, 104, 56, color, "sony")
      : crossPad(pen, -215, -90, 112, color) +
        faceKeys(pen, 205, -90, 106, 56, color, spec.model === "xbox" ? "xbox" : "nintendo");
  return (
    plate +
    keys +
    pill(pen, -300, 210, 180, 62, color) +
    pill(pen, -90, 210, 150, 62, color) +
    pill(pen, 70, 210, 60, 60, color) +
    pill(pen, 270, 210, 200, 62, lighten(color, 0.1))
  );
}

export function membrane(pen: Pen, spec: ArtOf<"membrane">): string {
  const color = ink[spec.body];
  const dome = (x: number, y: number, r: number): string =>
    path(ellipse(x, y + 12, r * 1.1, r), `fill="#02030a" fill-opacity=".45"`) +
    solid(pen, ellipse(x, y, r), lighten(color, 0.15), { rim: 4, gloss: 0.4 }) +
    circle(x, y, r * 0.5, `fill="#11141f"`) +
    circle(x, y, r * 0.5, `fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="4"`);
  const cross = (x: number, y: number): string =>
    solid(pen, ellipse(x, y, 210), color, { rim: 5, opacity: 0.86 }) +
    [
      [0, -112],
      [112, 0],
      [0, 112],
      [-112, 0],
    ]
      .map(([a = 0, b = 0]) => dome(x + a, y + b, 62))
      .join("") +
    circle(x, y, 22, `fill="#05060d"`);
  return (
    place(cross(0, 0), -215, -120, 1, 12) +
    place(cross(0, 0), 215, -120, 1, -12) +
    place(
      solid(pen, roundRect(-300, -64, 600, 128, 60), color, { rim: 5, opacity: 0.86 }) +
        dome(-210, 0, 42) +
        dome(0, 0, 42) +
        dome(210, 0, 42),
      0,
      240,
    )
  );
}

export function rail(pen: Pen, spec: ArtOf<"rail">): string {
  const one = (color: string): string =>
    solid(pen, roundRect(-46, -400, 92, 800, 14), ink.silver, { rim: 5, axis: "right" }) +
    rect(-26, -386, 52, 772, `rx="8" fill="${color}"`) +
    repeat(5, (i) => circle(0, -320 + i * 160, 15, `fill="${ink.steel}" stroke="#05060d" stroke-width="5"`)) +
    rect(-20, -240, 40, 96, `rx="12" fill="#05060d"`) +
    rect(-20, 150, 40, 96, `rx="12" fill="#05060d"`) +
    repeat(4, (i) => circle(0, -60 + i * 34, 7, `fill="${i < 2 ? "#6df08b" : "#05060d"}"`)) +
    solid(pen, "M46 -100H120V-40H90V60H46Z", ink.amber, { rim: 2 }) +
    repeat(3, (i) => rect(60 + i * 14, -90, 6, 130, `fill="#6b3d10"`));
  return place(one(ink[spec.body]), -130, 0, 1, -14) + place(one(ink.black), 150, 0, 1, 10);
}

export function strap(pen: Pen, spec: ArtOf<"strap">): string {
  const color = ink[spec.body];
  const one =
    solid(pen, roundRect(-48, -330, 96, 430, 40), color, { rim: 5, axis: "right" }) +
    rect(-26, -270, 52, 84, `rx="18" fill="#05060d"`) +
    rect(-26, -20, 52, 84, `rx="18" fill="#05060d"`) +
    path(
      "M0 100C-20 260 130 270 90 400",
      `fill="none" stroke="${lighten(color, 0.2)}" stroke-width="30" stroke-linecap="round"`,
    ) +
    solid(pen, roundRect(20, 250, 90, 56, 18), ink.coal, { rim: 3 });
  return place(one, -150, -20, 1, -10) + place(one, 130, -20, 1, 12);
}

export function drive(pen: Pen, spec: ArtOf<"drive">): string {
  const disc = pen.linear(
    [
      [0, "#dfe9ff"],
      [0.35, "#a58bff"],
      [0.55, "#7de9f5"],
      [0.8, "#ffd08a"],
      [1, "#e8eefc"],
    ],
    "diagonal",
  );
  return (
    place(
      path(ellipse(0, 0, 250, 120), `fill="${disc}" stroke="#fff" stroke-opacity=".8" stroke-width="4"`) +
        path(ellipse(0, 0, 60, 29), `fill="#0b0d17" stroke="#fff" stroke-opacity=".5" stroke-width="8"`),
      160,
      -190,
      1.05,
      -14,
    ) +
    place(
      crate(pen, 540, 500, 110, ink[spec.body], {
        r: 12,
        top:
          path(ellipse(270, 250, 170), `fill="none" stroke="#000" stroke-opacity=".4" stroke-width="8"`) +
          circle(270, 250, 48, `fill="#05060d" fill-opacity=".6"`) +
          [
            [40, 40],
            [500, 40],
            [40, 460],
            [500, 460],
          ]
            .map(([x = 0, y = 0]) =>
              circle(x, y, 13, `fill="${ink.steel}" stroke="#05060d" stroke-width="4"`),
            )
            .join("") +
          rect(170, 380, 200, 70, `rx="6" fill="${ink.silver}"`),
        left: rect(50, 44, 400, 16, `rx="8" fill="#05060d"`) + circle(490, 52, 12, `fill="${pen.light.rim}"`),
        right:
          rect(60, 30, 150, 50, `rx="6" fill="${ink.amber}"`) +
          repeat(9, (i) => rect(70 + i * 15, 34, 6, 42, `fill="#6b3d10"`)),
      }),
      -10,
      70,
    )
  );
}
