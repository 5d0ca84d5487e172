import { darken, ink } from "../color.ts";
import { type Pen, solid } from "../pen.ts";
import { pixelText } from "../pixel-font.ts";
import { circle, path, place, polygon, rect, repeat, roundRect } from "../shapes.ts";
import type { ArtOf } from "../types.ts";
import { ps5, seriesS, seriesX } from "./console-tall.ts";
import { crate } from "./faces.ts";
import { gamepad } from "./gamepad.ts";

type Console = Omit<ArtOf<"console">, "tone" | "backdrop" | "view" | "angle" | "kind">;

function layered(pen: Pen, body: string, layers: number): string {
  const h = 62;
  const slab = (i: number): string =>
    place(
      crate(pen, 600 - (i % 2) * 14, 520, h, body, {
        r: 10,
        left:
          i === layers - 1
            ? rect(60, 40, 250, 8, `rx="4" fill="#05060d"`) + rect(420, 38, 40, 12, `rx="3" fill="#05060d"`)
            : rect(70, 18, 36, 16, `rx="3" fill="#05060d"`) + rect(130, 18, 36, 16, `rx="3" fill="#05060d"`),
        right: repeat(12, (k) => rect(30 + k * 38, 16, 24, 30, `rx="4" fill="#05060d" fill-opacity=".8"`)),
        top:
          i === layers - 1
            ? path(
                polygon([
                  [0, 250],
                  [600, 210],
                  [600, 226],
                  [0, 266],
                ]),
                `fill="#000" fill-opacity=".35"`,
              ) +
              circle(300, 130, 42, `fill="none" stroke="${ink.steel}" stroke-opacity=".45" stroke-width="5"`)
            : "",
      }),
      0,
      -i * (h + 8),
    );
  const strip = place(
    path(
      "M-496 20L-18 247L478 33",
      `fill="none" stroke="${pen.light.rim}" stroke-opacity=".7" stroke-width="4"`,
    ),
    0,
    -h - 2,
  );
  return place(repeat(layers, slab) + strip, 0, (layers - 1) * 36 - 20, 0.86);
}

const oneS = (pen: Pen, body: string): string =>
  place(
    crate(pen, 620, 470, 140, body, {
      r: 10,
      top:
        repeat(126, (i) =>
          circle(330 + (i % 14) * 20, 34 + Math.floor(i / 14) * 48, 6.5, `fill="${darken(body, 0.75)}"`),
        ) + rect(306, 0, 5, 470, `fill="${darken(body, 0.5)}"`),
      left:
        rect(0, 78, 620, 62, `fill="${ink.coal}"`) +
        rect(60, 46, 260, 10, `rx="5" fill="#05060d"`) +
        circle(560, 40, 20, `fill="none" stroke="${ink.graphite}" stroke-width="5"`) +
        rect(70, 100, 42, 16, `rx="3" fill="#05060d" stroke="${ink.steel}" stroke-width="2"`),
      right:
        rect(0, 78, 470, 62, `fill="#11141f"`) +
        repeat(14, (k) => rect(24 + k * 31, 22, 18, 36, `fill="${darken(body, 0.75)}"`)),
    }),
    0,
    0,
    0.86,
  );

const retroBox = (pen: Pen, body: string, trim: string): string =>
  place(
    crate(pen, 520, 400, 120, body, {
      r: 12,
      top:
        rect(60, 40, 400, 150, `rx="10" fill="${darken(body, 0.3)}"`) +
        rect(90, 66, 340, 96, `rx="6" fill="#05060d" fill-opacity=".85"`) +
        rect(70, 250, 120, 60, `rx="8" fill="${trim}"`) +
        rect(330, 250, 120, 60, `rx="8" fill="${trim}"`) +
        rect(230, 254, 60, 50, `rx="6" fill="${ink.red}"`),
      left:
        rect(0, 60, 520, 60, `fill="${darken(body, 0.45)}"`) +
        [90, 300]
          .map(
            (x) =>
              rect(x, 68, 120, 42, `rx="8" fill="#05060d"`) +
              repeat(7, (i) => circle(x + 18 + i * 14, 89, 4, `fill="${ink.gold}"`)),
          )
          .join(""),
      right: repeat(8, (k) => rect(40 + k * 42, 30, 20, 62, `rx="4" fill="#05060d" fill-opacity=".6"`)),
    }),
    0,
    0,
    0.94,
  );

function dock(pen: Pen, body: string): string {
  return place(
    crate(pen, 560, 170, 320, body, {
      r: 22,
      top:
        rect(46, 58, 468, 54, `rx="14" fill="#05060d"`) + rect(258, 74, 44, 22, `rx="8" fill="${ink.steel}"`),
      left:
        rect(
          210,
          120,
          140,
          90,
          `rx="16" fill="none" stroke="${pen.light.rim}" stroke-opacity=".8" stroke-width="6"`,
        ) +
        circle(250, 165, 16, `fill="${pen.light.rim}"`) +
        circle(314, 165, 16, `fill="${pen.light.rim}"`) +
        circle(40, 290, 6, `fill="#6df08b"`),
      right:
        rect(40, 190, 52, 26, `rx="5" fill="#05060d" stroke="${ink.steel}" stroke-width="3"`) +
        rect(40, 236, 52, 26, `rx="5" fill="#05060d" stroke="${ink.steel}" stroke-width="3"`),
    }),
    0,
    0,
    0.95,
  );
}

/** Connector panel: what a console shows from behind. */
export function consoleBack(pen: Pen, spec: Console): string {
  const body = ink[spec.body];
  const outlet = (x: number, w: number, h: number, r: number): string =>
    rect(x, 90, w, h, `rx="${r}" fill="#05060d" stroke="${ink.steel}" stroke-width="5"`);
  const slots = repeat(26, (i) =>
    rect(-388 + i * 30, -190, 17, 200, `rx="8" fill="#05060d" fill-opacity=".9"`),
  );
  return (
    solid(pen, roundRect(-440, -230, 880, 460, 34), darken(body, 0.12), { rim: 7 }) +
    solid(pen, roundRect(-410, -206, 820, 412, 20), ink.black, { rim: 2, gloss: 0.06 }) +
    slots +
    outlet(-380, 118, 64, 30) +
    outlet(-216, 122, 52, 8) +
    outlet(-60, 96, 82, 8) +
    outlet(72, 84, 44, 6) +
    outlet(188, 84, 44, 6) +
    outlet(306, 70, 26, 13) +
    repeat(5, (i) => rect(-44 + i * 14, 98, 6, 22, `fill="${ink.gold}"`)) +
    path("M-208 98H-102L-112 130H-198Z", `fill="${ink.graphite}"`) +
    pixelText("HDMI", -206, 158, 4, ink.steel) +
    pixelText("LAN", -46, 182, 3.4, ink.steel) +
    pixelText("AC", -350, 168, 4, ink.steel) +
    pixelText("USB", 80, 150, 4, ink.steel) +
    pixelText("USB", 196, 150, 4, ink.steel)
  );
}

export function consoleBody(pen: Pen, spec: Console): string {
  const body = ink[spec.body];
  const trim = spec.trim ? ink[spec.trim] : ink.black;
  switch (spec.model) {
    case "ps5":
      return ps5(pen, body, false);
    case "ps5-slim":
      return place(ps5(pen, body, true), 0, 10, 0.94);
    case "ps4-slim":
      return layered(pen, body, 2);
    case "ps4-pro":
      return layered(pen, body, 3);
    case "series-x":
      return seriesX(pen, body, trim);
    case "series-s":
      return seriesS(pen, body, trim);
    case "one-s":
      return oneS(pen, body);
    case "retro":
      return retroBox(pen, body, trim);
    case "dock":
      return dock(pen, body);
  }
}

const padOf = {
  ps5: "dualsense",
  "ps5-slim": "dualsense",
  "ps4-slim": "dualshock",
  "ps4-pro": "dualshock",
  "series-x": "xbox",
  "series-s": "xbox",
  "one-s": "xbox",
  retro: "retro",
  dock: "pro",
} as const;

/** The console, and in front of it the controller it is sold with when `pad` names its colour. */
export function gameConsole(pen: Pen, spec: Console): string {
  if (!spec.pad) return consoleBody(pen, spec);
  const pad = gamepad(pen, { model: padOf[spec.model], body: spec.pad });
  const tall = spec.model.startsWith("ps5") || spec.model.startsWith("series");
  return tall
    ? place(consoleBody(pen, spec), -150, -30, 0.94) + place(pad, 190, 245, 0.56, -7)
    : place(consoleBody(pen, spec), -10, -90, 0.92) + place(pad, 150, 235, 0.56, -7);
}
