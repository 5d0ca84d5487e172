import { darken, ink } from "../color.ts";
import { type Pen, solid } from "../pen.ts";
import { circle, ellipse, place, rect, repeat, roundRect } from "../shapes.ts";
import type { ArtOf } from "../types.ts";
import { pill, thumbstick } from "./gamepad-parts.ts";

const leftBody =
  "M-90 -300C-90 -300 -20 -320 90 -320V320C-20 320 -90 300 -100 200V-200C-98 -250 -94 -290 -90 -300Z";

function keys(pen: Pen, y: number): string {
  return [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ]
    .map(([dx = 0, dy = 0]) =>
      solid(pen, ellipse(-8 + dx * 44, y + dy * 44, 23), ink.black, { rim: 2, gloss: 0.3 }),
    )
    .join("");
}

/** One detachable half of a hybrid console, 190 by 640; drawn as the left one and mirrored for the right. */
export function joycon(pen: Pen, color: string, side: "left" | "right", rail = true): string {
  const stickY = side === "left" ? -150 : 50;
  const keysY = side === "left" ? 50 : -150;
  const s = side === "left" ? 1 : -1;
  const mirror = (content: string): string => `<g transform="scale(${s} 1)">${content}</g>`;
  const railTag = rail
    ? solid(pen, roundRect(88, -290, 26, 580, 6), ink.graphite, { rim: 2, axis: "right" }) +
      [-180, 180].map((y) => rect(94, y - 46, 14, 92, `rx="6" fill="#05060d"`)).join("") +
      repeat(4, (i) => circle(101, -54 + i * 36, 4.5, `fill="${i < 3 ? "#6df08b" : "#2b3a30"}"`))
    : "";
  return (
    mirror(
      solid(pen, "M-84 -308C-60 -345 10 -348 90 -346V-310H-70Z", ink.coal, { rim: 3 }) +
        railTag +
        solid(pen, leftBody, color, { rim: 6 }),
    ) +
    thumbstick(pen, -8 * s, stickY, 46, ink.coal) +
    mirror(keys(pen, keysY)) +
    mirror(
      side === "left"
        ? rect(22, -262, 40, 11, `fill="${ink.coal}"`)
        : rect(22, -262, 40, 11, `fill="${ink.coal}"`) + rect(36.5, -276.5, 11, 40, `fill="${ink.coal}"`),
    ) +
    mirror(
      side === "left"
        ? rect(24, 160, 34, 34, `rx="6" fill="${darken(color, 0.55)}"`)
        : circle(
            40,
            176,
            20,
            `fill="${darken(color, 0.55)}" stroke="${ink.silver}" stroke-opacity=".5" stroke-width="4"`,
          ),
    )
  );
}

export function joycons(pen: Pen, spec: ArtOf<"joycons">): string {
  const left = joycon(pen, ink[spec.left], "left");
  const right = joycon(pen, ink[spec.right], "right");
  if (spec.only)
    return place(spec.only === "left" ? left : right, 0, 0, 1.18, spec.only === "left" ? -14 : 14);
  if (spec.grip) {
    const grip = solid(
      pen,
      "M-130 -250H130V120C230 150 300 200 320 330C330 380 260 390 230 350C180 280 140 250 0 250C-140 250 -180 280 -230 350C-260 390 -330 380 -320 330C-300 200 -230 150 -130 120Z",
      ink.black,
      { rim: 6 },
    );
    return (
      grip +
      place(left, -232, -70, 0.86) +
      place(right, 232, -70, 0.86) +
      pill(pen, 0, 10, 110, 14, ink.steel) +
      repeat(4, (i) => circle(-42 + i * 28, 60, 8, `fill="${i < 3 ? "#6df08b" : ink.graphite}"`))
    );
  }
  return place(left, -196, 12, 1.1, -9) + place(right, 196, 12, 1.1, 9);
}
