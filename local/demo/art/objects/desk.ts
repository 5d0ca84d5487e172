import { darken, ink, lighten } from "../color.ts";
import { type Pen, solid } from "../pen.ts";
import { circle, ellipse, path, place, rect, repeat, roundRect } from "../shapes.ts";
import type { ArtOf } from "../types.ts";
import { crate } from "./faces.ts";
import { padGlyph } from "./merchandise.ts";

export function keyboard(pen: Pen, spec: ArtOf<"keyboard">): string {
  const trim = ink[spec.trim];
  const rows = repeat(5, (r) =>
    repeat(13, (c) => {
      const lit = (c * 3 + r * 5) % 11 === 0;
      const fill = lit ? trim : r === 4 && c > 3 && c < 9 ? ink.graphite : ink.coal;
      return r === 4 && c > 4 && c < 9
        ? ""
        : rect(
            24 + c * 56,
            22 + r * 56,
            r === 4 && c === 4 ? 272 : 48,
            48,
            `rx="9" fill="${fill}" stroke="${trim}" stroke-opacity=".75" stroke-width="3"`,
          ) +
            rect(
              30 + c * 56,
              26 + r * 56,
              r === 4 && c === 4 ? 260 : 36,
              32,
              `rx="7" fill="#fff" fill-opacity=".1"`,
            );
    }),
  );
  return place(
    crate(pen, 770, 320, 60, ink[spec.body], {
      r: 18,
      top: rows,
      left: rect(20, 26, 730, 8, `rx="4" fill="${trim}"`),
    }),
    0,
    0,
    0.94,
  );
}

export function mouse(pen: Pen, spec: ArtOf<"mouse">): string {
  const trim = ink[spec.trim];
  return place(
    path("M0 -330C-10 -420 90 -400 70 -480", `fill="none" stroke="${ink.graphite}" stroke-width="20"`) +
      solid(
        pen,
        "M0 -350C130 -350 205 -250 205 -90C205 30 230 90 220 190C206 320 110 380 0 380C-110 380 -206 320 -220 190C-230 90 -205 30 -205 -90C-205 -250 -130 -350 0 -350Z",
        ink[spec.body],
        { rim: 7 },
      ) +
      path("M0 -350V-20M-206 -30C-120 20 120 20 206 -30", `fill="none" stroke="#05060d" stroke-width="8"`) +
      solid(pen, roundRect(-28, -270, 56, 140, 28), ink.black, { rim: 3 }) +
      rect(-20, -224, 40, 50, `rx="12" fill="${trim}"`) +
      place(padGlyph(trim, ink.coal), 0, 226, 0.95) +
      path(
        "M-214 60C-222 120 -226 170 -210 230",
        `fill="none" stroke="${trim}" stroke-width="12" stroke-linecap="round"`,
      ),
    0,
    20,
    0.96,
    18,
  );
}

export function chair(pen: Pen, spec: ArtOf<"chair">): string {
  const [body, trim] = [ink[spec.body], ink[spec.trim]];
  const wheels = repeat(5, (i) => {
    const x = -240 + i * 120;
    return (
      path(
        `M0 300L${x} ${384 - Math.abs(2 - i) * 14}`,
        `stroke="${ink.graphite}" stroke-width="30" stroke-linecap="round"`,
      ) +
      circle(x, 400 - Math.abs(2 - i) * 14, 28, `fill="${ink.coal}" stroke="${ink.steel}" stroke-width="5"`)
    );
  });
  return (
    wheels +
    solid(pen, roundRect(-26, 190, 52, 130, 12), ink.graphite, { rim: 3 }) +
    solid(
      pen,
      "M-150 -430C-60 -460 60 -460 150 -430C180 -380 190 -330 190 -280C240 -260 236 -180 206 -120C196 -20 190 60 176 120H-176C-190 60 -196 -20 -206 -120C-236 -180 -240 -260 -190 -280C-190 -330 -180 -380 -150 -430Z",
      body,
      { rim: 7 },
    ) +
    path(
      "M-96 -420C-110 -240 -104 -40 -90 110H90C104 -40 110 -240 96 -420Z",
      `fill="${trim}" fill-opacity=".85"`,
    ) +
    solid(pen, roundRect(-100, -390, 200, 96, 40), ink.coal, { rim: 3 }) +
    solid(pen, roundRect(-240, 100, 480, 120, 54), darken(body, 0.1), { rim: 6 }) +
    rect(-90, 108, 180, 104, `fill="${trim}" fill-opacity=".8"`) +
    [-1, 1]
      .map(
        (s) =>
          solid(pen, roundRect(s * 262 - 40, -20, 80, 46, 20), ink.black, { rim: 4 }) +
          rect(s * 262 - 13, 20, 26, 130, `fill="${ink.graphite}"`),
      )
      .join("")
  );
}

export function wheel(pen: Pen, spec: ArtOf<"wheel">): string {
  const trim = ink[spec.trim];
  const ring = `${ellipse(0, 0, 340)}${ellipse(0, 0, 262)}`;
  return place(
    place(solid(pen, roundRect(-180, -120, 360, 240, 40), ink.coal, { rim: 4 }), 0, 300) +
      `<g fill-rule="evenodd">${solid(pen, ring, ink[spec.body], { rim: 7 })}</g>` +
      rect(-24, -344, 48, 86, `fill="${trim}"`) +
      solid(
        pen,
        "M-290 -20C-200 -70 -130 -90 -90 -90H90C130 -90 200 -70 290 -20V40C200 30 130 60 90 110L50 290H-50L-90 110C-130 60 -200 30 -290 40Z",
        ink.graphite,
        { rim: 5 },
      ) +
      circle(0, 0, 92, `fill="${ink.coal}" stroke="${trim}" stroke-width="10"`) +
      place(padGlyph(trim, ink.coal), 0, -2, 0.52) +
      [
        [-190, -4, ink.blue],
        [190, -4, ink.red],
        [-150, 40, ink.green],
        [150, 40, ink.yellow],
      ]
        .map(([x, y, c]) => circle(Number(x), Number(y), 22, `fill="${c}" stroke="#05060d" stroke-width="5"`))
        .join(""),
    0,
    -30,
  );
}

export function camera(pen: Pen, spec: ArtOf<"camera">): string {
  const lens = (x: number): string =>
    circle(x, -40, 96, `fill="#05060d" stroke="${ink.steel}" stroke-width="8"`) +
    circle(
      x,
      -40,
      60,
      `fill="${pen.radial(
        [
          [0, "#9cc4ff"],
          [0.5, "#2b3f86"],
          [1, "#070a18"],
        ],
        'cx=".35" cy=".3" r=".8"',
      )}"`,
    ) +
    circle(x - 20, -62, 12, `fill="#fff" fill-opacity=".85"`);
  return place(
    solid(pen, "M-40 120H40L70 300H-70Z", ink.graphite, { rim: 4 }) +
      solid(pen, ellipse(0, 320, 230, 46), ink.black, { rim: 5 }) +
      solid(pen, roundRect(-380, -180, 760, 290, 140), ink[spec.body], { rim: 7 }) +
      solid(pen, roundRect(-340, -146, 680, 214, 104), ink.coal, { rim: 2 }) +
      lens(-180) +
      lens(180) +
      circle(0, -40, 15, `fill="${pen.light.rim}"`),
    0,
    -20,
    1.04,
  );
}

export function remote(pen: Pen, spec: ArtOf<"remote">): string {
  const body = ink[spec.body];
  const key = (x: number, y: number, r = 30): string =>
    solid(pen, ellipse(x, y, r), lighten(body, 0.2), { rim: 2 });
  return place(
    solid(pen, roundRect(-130, -420, 260, 840, 110), body, { rim: 7 }) +
      key(0, -330, 34) +
      path("M-12 -342L12 -318M12 -342L-12 -318", `stroke="${pen.light.rim}" stroke-width="7"`) +
      solid(pen, ellipse(0, -160, 98), ink.black, { rim: 5 }) +
      circle(0, -160, 40, `fill="${ink.graphite}"`) +
      repeat(9, (i) => key(-70 + (i % 3) * 70, 20 + Math.floor(i / 3) * 84, 28)) +
      rect(-80, 290, 160, 50, `rx="25" fill="${pen.light.glow}"`) +
      path("M-46 306L-20 324L-46 332M20 315H50", `stroke="#fff" stroke-width="6" fill="none"`),
    0,
    0,
    1,
    22,
  );
}
