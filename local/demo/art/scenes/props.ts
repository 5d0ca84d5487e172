import { darken, ink } from "../color.ts";
import { board } from "../objects/boards.ts";
import { padGlyph } from "../objects/merchandise.ts";
import { fan } from "../objects/repair-parts.ts";
import { type Pen, solid } from "../pen.ts";
import { pixelText } from "../pixel-font.ts";
import { circle, ellipse, line, path, place, rect, repeat, roundRect } from "../shapes.ts";

/** A console with its lid off: board, blower and heat sink in the tray. */
export function openConsole(pen: Pen): string {
  const sink =
    solid(pen, roundRect(-60, -150, 200, 300, 10), ink.steel, { rim: 2 }) +
    repeat(9, (i) => rect(-48 + i * 21, -138, 10, 276, `rx="3" fill="#05060d" fill-opacity=".55"`));
  return (
    solid(pen, roundRect(-460, -300, 920, 600, 40), ink.graphite, { rim: 7 }) +
    solid(pen, roundRect(-430, -270, 860, 540, 26), ink.coal, { rim: 2, gloss: 0.05 }) +
    place(board(pen, { kind: "board", shape: "console", body: "pcb", tone: "electric" }), -200, 0, 0.62, 0) +
    place(sink, 90, 70, 0.78) +
    place(fan(pen, { kind: "fan", model: "blower", blades: "graphite", tone: "electric" }), 270, -60, 0.44) +
    [
      [-440, -280],
      [440, -280],
      [-440, 280],
      [440, 280],
    ]
      .map(([x = 0, y = 0]) =>
        circle(x * 0.965, y * 0.94, 13, `fill="${ink.steel}" stroke="#05060d" stroke-width="5"`),
      )
      .join("")
  );
}

export const sparkle = (x: number, y: number, r: number, fill = "#ffffff"): string =>
  path(
    `M${x} ${y - r}Q${x + r * 0.12} ${y - r * 0.12} ${x + r} ${y}Q${x + r * 0.12} ${y + r * 0.12} ${x} ${y + r}Q${x - r * 0.12} ${y + r * 0.12} ${x - r} ${y}Q${x - r * 0.12} ${y - r * 0.12} ${x} ${y - r}Z`,
    `fill="${fill}"`,
  );

export function magnifier(pen: Pen): string {
  return (
    solid(pen, roundRect(-26, 170, 52, 260, 24), ink.amber, { rim: 4, axis: "right" }) +
    circle(0, 0, 180, `fill="#9cc8ff" fill-opacity=".16"`) +
    circle(0, 0, 180, `fill="none" stroke="${ink.silver}" stroke-width="26"`) +
    circle(0, 0, 180, `fill="none" stroke="${pen.light.rim}" stroke-width="5"`) +
    path(
      "M-120 -70A140 140 0 0 1 -10 -138",
      `fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="16" stroke-linecap="round"`,
    )
  );
}

export const bolt = (x: number, y: number, s: number, fill: string): string =>
  place(
    path(
      "M14 -100L-56 16H-8L-24 100L56 -22H6Z",
      `fill="${fill}" stroke="#0b0d17" stroke-width="8" stroke-linejoin="round"`,
    ),
    x,
    y,
    s,
  );

export function clock(pen: Pen): string {
  return (
    solid(pen, roundRect(-50, -400, 100, 70, 20), ink.steel, { rim: 4 }) +
    solid(pen, roundRect(-24, -350, 48, 60, 8), ink.graphite) +
    place(solid(pen, roundRect(-30, -370, 60, 60, 12), ink.steel, { rim: 3 }), 0, 0, 1, 42) +
    solid(pen, ellipse(0, 0, 320), ink.blue, { rim: 8 }) +
    circle(0, 0, 268, `fill="#eef2fa"`) +
    repeat(
      24,
      (i) => `<g transform="rotate(${i * 15})">${rect(-5, -258, 10, i % 6 ? 22 : 46, `fill="#20263a"`)}</g>`,
    ) +
    path("M0 0V-262A262 262 0 0 1 262 0Z", `fill="${ink.amber}" fill-opacity=".75"`) +
    pixelText("24H", 0, 80, 15, "#20263a", true) +
    line(0, 0, 0, -210, `stroke="#20263a" stroke-width="22" stroke-linecap="round"`) +
    line(0, 0, 150, 0, `stroke="${ink.red}" stroke-width="16" stroke-linecap="round"`) +
    circle(0, 0, 26, `fill="#20263a"`)
  );
}

export function scooter(pen: Pen): string {
  const tyre = (x: number): string =>
    circle(x, 250, 108, `fill="#05060d"`) +
    circle(x, 250, 108, `fill="none" stroke="${ink.graphite}" stroke-width="20"`) +
    circle(x, 250, 52, `fill="${ink.silver}"`) +
    repeat(
      6,
      (i) =>
        `<g transform="rotate(${i * 60} ${x} 250)">${rect(x - 5, 160, 10, 60, `fill="${ink.steel}"`)}</g>`,
    ) +
    circle(x, 250, 18, `fill="#05060d"`);
  return (
    tyre(-310) +
    tyre(330) +
    path("M330 250L236 -120", `stroke="${ink.steel}" stroke-width="32" stroke-linecap="round"`) +
    solid(
      pen,
      "M-430 60C-420 -40 -330 -70 -220 -70H20C50 -70 60 -40 62 0L80 120H180L160 -60C190 -120 260 -130 290 -60L330 120C290 110 250 140 236 190H-170C-190 130 -260 110 -310 130C-370 140 -400 170 -408 200C-440 180 -440 110 -430 60Z",
      ink.blue,
      { rim: 8 },
    ) +
    solid(pen, "M-300 -110H0C40 -110 40 -62 0 -62H-270C-310 -62 -330 -110 -300 -110Z", ink.black, {
      rim: 4,
    }) +
    solid(pen, "M176 -70L160 -230C170 -276 250 -280 262 -230L300 -50Z", ink.blue, { rim: 6 }) +
    path(
      "M236 -210C200 -262 160 -280 110 -274",
      `fill="none" stroke="${ink.graphite}" stroke-width="26" stroke-linecap="round"`,
    ) +
    circle(266, -176, 40, `fill="#fff2cc" stroke="${ink.steel}" stroke-width="10"`) +
    solid(pen, roundRect(-440, -420, 330, 310, 30), ink.amber, { rim: 7 }) +
    rect(-440, -340, 330, 14, `fill="#05060d" fill-opacity=".35"`) +
    place(padGlyph("#20263a", ink.amber), -275, -226, 1.15) +
    path(
      "M-420 70C-380 40 -320 30 -260 40",
      `fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="12" stroke-linecap="round"`,
    ) +
    rect(-452, 66, 30, 52, `rx="10" fill="${ink.red}"`)
  );
}

/** A desktop monitor that shows `content`; with `progress`, a lesson that plays. */
export function monitor(pen: Pen, content: string, progress?: number): string {
  const screen = roundRect(-400, -270, 800, 470, 12);
  return (
    solid(pen, "M-70 230H70L100 350H-100Z", ink.graphite, { rim: 3 }) +
    solid(pen, roundRect(-210, 336, 420, 34, 17), ink.graphite, { rim: 4 }) +
    solid(pen, roundRect(-430, -300, 860, 540, 30), ink.black, { rim: 7 }) +
    path(
      screen,
      `fill="${pen.linear([
        [0, darken(pen.light.glow, 0.4)],
        [1, "#0b0d17"],
      ])}"`,
    ) +
    `<g clip-path="${pen.clip(screen)}">${content}</g>` +
    (progress === undefined
      ? ""
      : rect(-370, 168, 740, 10, `rx="5" fill="#fff" fill-opacity=".3"`) +
        rect(-370, 168, 740 * progress, 10, `rx="5" fill="${pen.light.warm}"`) +
        circle(-370 + 740 * progress, 173, 14, `fill="#fff"`))
  );
}

export const playButton = (pen: Pen): string =>
  circle(0, 0, 86, `fill="#05060d" fill-opacity=".6" stroke="#fff" stroke-width="9"`) +
  path(
    "M-26 -42L46 0L-26 42Z",
    `fill="${pen.light.warm}" stroke="${pen.light.warm}" stroke-width="10" stroke-linejoin="round"`,
  );

export function flames(pen: Pen): string {
  const tongue = (s: number, fill: string): string =>
    place(
      path(
        "M0 -190C20 -110 110 -70 100 40C96 120 50 160 0 160C-50 160 -96 120 -100 40C-104 -20 -60 -50 -50 -100C-30 -80 -20 -70 -20 -50C0 -80 10 -130 0 -190Z",
        `fill="${fill}"`,
      ),
      0,
      (1 - s) * 150,
      s,
    );
  return (
    tongue(1, ink.red) +
    tongue(0.74, ink.orange) +
    tongue(0.46, ink.yellow) +
    circle(0, 0, 1, `fill="${pen.light.warm}"`)
  );
}

export function certificate(pen: Pen): string {
  return (
    solid(pen, roundRect(-260, -190, 520, 380, 16), ink.cream, { rim: 5 }) +
    path(roundRect(-232, -162, 464, 324, 8), `fill="none" stroke="${ink.gold}" stroke-width="7"`) +
    rect(-150, -110, 300, 26, `fill="#20263a"`) +
    rect(-190, -50, 380, 12, `fill="#20263a" fill-opacity=".45"`) +
    rect(-160, -16, 320, 12, `fill="#20263a" fill-opacity=".45"`) +
    path("M100 80L80 180L124 150L168 180L148 80Z", `fill="${ink.red}"`) +
    circle(124, 80, 62, `fill="${ink.gold}" stroke="#8a6420" stroke-width="7"`) +
    place(padGlyph("#7a5510", ink.gold), 124, 78, 0.4) +
    rect(-190, 90, 180, 8, `fill="#20263a"`)
  );
}
