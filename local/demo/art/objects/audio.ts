import { darken, ink, lighten } from "../color.ts";
import { type Pen, solid } from "../pen.ts";
import { circle, ellipse, path, place, rect, repeat, roundRect } from "../shapes.ts";
import type { ArtOf } from "../types.ts";

function cup(pen: Pen, body: string, trim: string): string {
  return (
    solid(pen, roundRect(18, -150, 84, 300, 42), ink.coal, { rim: 3, axis: "right" }) +
    solid(pen, ellipse(-20, 0, 98, 152), body, { rim: 6 }) +
    path(ellipse(-30, 0, 66, 112), `fill="${darken(body, 0.35)}" stroke="${trim}" stroke-width="9"`) +
    path("M-52 -34L-8 -34L-30 40Z", `fill="${trim}" fill-opacity=".9"`)
  );
}

function earbuds(pen: Pen, spec: ArtOf<"headset">): string {
  const body = ink[spec.body];
  const bud =
    solid(pen, roundRect(-22, -10, 44, 190, 22), body, { rim: 4 }) +
    solid(pen, ellipse(0, -40, 66, 60), body, { rim: 5 }) +
    solid(pen, ellipse(44, -52, 38, 44), ink.graphite, { rim: 3 }) +
    rect(-7, 130, 14, 30, `rx="7" fill="${ink[spec.trim]}"`);
  const box =
    solid(pen, roundRect(-210, -30, 420, 260, 90), darken(body, 0.1), { rim: 6 }) +
    rect(-210, 60, 420, 6, `fill="#05060d" fill-opacity=".8"`) +
    circle(0, 120, 9, `fill="${ink[spec.trim]}"`);
  return (
    place(box, 0, 120, 1.25) +
    place(bud, -130, -170, 1.15, -14) +
    `<g transform="translate(130 -170) rotate(14) scale(-1.15 1.15)">${bud}</g>`
  );
}

export function headset(pen: Pen, spec: ArtOf<"headset">): string {
  if (spec.earbuds) return earbuds(pen, spec);
  const body = ink[spec.body];
  const trim = ink[spec.trim];
  const band = "M-268 60C-300 -250 -150 -390 0 -390C150 -390 300 -250 268 60";
  const stroke = (color: string, width: number): string =>
    path(band, `fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"`);
  const mic = spec.mic
    ? path(
        "M-300 210C-300 350 -210 384 -100 372",
        `fill="none" stroke="${ink.black}" stroke-width="26" stroke-linecap="round"`,
      ) +
      path(
        "M-300 210C-300 350 -210 384 -100 372",
        `fill="none" stroke="${pen.light.rim}" stroke-opacity=".5" stroke-width="4"`,
      ) +
      solid(pen, roundRect(-116, 340, 110, 58, 29), ink.graphite, { rim: 4 }) +
      circle(-26, 369, 8, `fill="#ff5b62"`)
    : "";
  return place(
    stroke(pen.light.rim, 70) +
      stroke(body, 62) +
      stroke(lighten(body, 0.18), 20) +
      path(
        "M-190 -250C-120 -330 120 -330 190 -250",
        `fill="none" stroke="${ink.coal}" stroke-width="56" stroke-linecap="round"`,
      ) +
      path(
        "M-190 -250C-120 -330 120 -330 190 -250",
        `fill="none" stroke="${trim}" stroke-width="6" stroke-dasharray="10 14"`,
      ) +
      solid(pen, roundRect(-292, -50, 56, 130, 18), ink.steel, { rim: 2 }) +
      solid(pen, roundRect(236, -50, 56, 130, 18), ink.steel, { rim: 2 }) +
      place(cup(pen, body, trim), -266, 130, 1, 6) +
      `<g transform="translate(266 130) rotate(-6) scale(-1 1)">${cup(pen, body, trim)}</g>` +
      mic,
    0,
    6,
  );
}

export function microphone(pen: Pen, spec: ArtOf<"microphone">): string {
  const trim = ink[spec.trim];
  const mesh = repeat(70, (i) =>
    circle(
      -96 + (i % 10) * 21.5 + (Math.floor(i / 10) & 1) * 9,
      -330 + Math.floor(i / 10) * 24,
      6.5,
      `fill="#05060d" fill-opacity=".85"`,
    ),
  );
  return (
    solid(pen, ellipse(0, 360, 220, 46), ink.black, { rim: 5 }) +
    solid(pen, roundRect(-20, 130, 40, 230, 14), ink.graphite, { rim: 3 }) +
    path(
      "M-170 -120V20C-170 180 170 180 170 20V-120",
      `fill="none" stroke="${ink.graphite}" stroke-width="26" stroke-linecap="round"`,
    ) +
    solid(pen, roundRect(-126, -400, 252, 480, 126), ink[spec.body], { rim: 6 }) +
    `<g clip-path="${pen.clip(roundRect(-116, -390, 232, 300, 116))}">${rect(-126, -400, 252, 310, `fill="${ink.graphite}"`)}${mesh}</g>` +
    rect(-126, -92, 252, 16, `fill="${trim}"`) +
    circle(0, -10, 34, `fill="#05060d" stroke="${trim}" stroke-width="8"`) +
    circle(0, 52, 9, `fill="${trim}"`)
  );
}
