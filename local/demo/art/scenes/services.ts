import { ink } from "../color.ts";
import { drawObject } from "../draw-object.ts";
import { brush, driver, iron, multimeter, tweezers } from "../objects/tools.ts";
import type { Pen } from "../pen.ts";
import { circle, ellipse, path, place, rect, repeat } from "../shapes.ts";
import { floorShadow } from "../stage.ts";
import type { ArtSpec, SceneName } from "../types.ts";
import { bolt, clock, flames, magnifier, openConsole, scooter, sparkle } from "./props.ts";
import { valley, workshop } from "./room.ts";
import { blueprint, counter, heat, lightTable, mat, oscilloscope, scope, wash } from "./rooms.ts";

export type SceneDrawing = (pen: Pen, w: number) => string;

/** An object in a scene has the scene's light, not that of its own spec. */
export const put = (pen: Pen, spec: ArtSpec, x: number, y: number, scale: number, angle = 0): string =>
  floorShadow(pen, x, y + 330 * scale, 420 * scale, 64 * scale) +
  place(drawObject(pen, spec), x, y, scale, angle);

const tone = "electric" as const;
const speed = (x: number, y: number, count: number): string =>
  repeat(count, (i) =>
    rect(x - i * 26, y + i * 52, 190 - i * 30, 14, `rx="7" fill="#fff" fill-opacity="${0.55 - i * 0.1}"`),
  );

export const serviceScenes: Partial<Record<SceneName, SceneDrawing>> = {
  "stick-swap": (pen, w) =>
    workshop(pen, w) +
    put(pen, { kind: "gamepad", model: "dualsense", body: "white", tone }, -170, 150, 0.82, -8) +
    put(pen, { kind: "stick", caps: "black", pots: "green", tone }, 340, 60, 0.56) +
    place(driver(pen, ink.red), 470, 260, 0.62, 40) +
    path(
      "M-30 60C60 -120 180 -150 250 -110",
      `fill="none" stroke="${pen.light.warm}" stroke-width="10" stroke-dasharray="22 16" stroke-linecap="round"`,
    ),
  buttons: (pen, w) =>
    mat(pen, w) +
    put(pen, { kind: "membrane", body: "sky", tone }, -300, 230, 0.46, -8) +
    put(pen, { kind: "gamepad", model: "xbox", body: "black", tone }, 110, 110, 0.84, 6) +
    place(tweezers(pen), -430, 40, 0.72, 24) +
    [
      ["#ffd447", -330],
      ["#ff5b62", -230],
      ["#5fd068", -130],
    ]
      .map(([c, x]) =>
        circle(
          Number(x),
          -130 + Math.abs(Number(x) + 230) * 0.3,
          40,
          `fill="${c}" stroke="#fff" stroke-opacity=".5" stroke-width="6"`,
        ),
      )
      .join(""),
  charge: (pen, w) =>
    blueprint(pen, w) +
    put(pen, { kind: "gamepad", model: "dualshock", body: "blue", tone }, -150, 130, 0.82, -6) +
    put(pen, { kind: "battery", body: "graphite", label: "2000MAH", tone }, 370, 130, 0.5, 8) +
    put(pen, { kind: "port", model: "usb-c", tone }, 60, 350, 0.26) +
    bolt(170, -130, 1.15, pen.light.warm),
  "deep-clean": (pen, w) =>
    wash(pen, w) +
    put(pen, { kind: "gamepad", model: "pro", body: "black", tone }, -40, 130, 0.95, 4) +
    place(brush(pen, ink.cyan), 330, -60, 0.78, 42) +
    [
      [-400, -60, 54],
      [-250, -190, 34],
      [60, -210, 44],
      [-460, 150, 30],
      [430, 260, 40],
    ]
      .map(([x = 0, y = 0, r = 0]) => sparkle(x, y, r))
      .join("") +
    repeat(9, (i) =>
      circle(
        120 + (i % 3) * 46,
        10 + Math.floor(i / 3) * 40,
        7 + (i % 4) * 3,
        `fill="#fff" fill-opacity=".3"`,
      ),
    ),
  thermal: (pen, w) =>
    mat(pen, w) +
    place(openConsole(pen), -60, 160, 0.9, -3) +
    put(pen, { kind: "paste", body: "blue", label: "12.8", tone }, 330, -40, 0.62, 6),
  hdmi: (pen, w) =>
    scope(pen, w) +
    put(pen, { kind: "console", model: "ps5", body: "white", view: "back", tone }, -120, 180, 0.8, -3) +
    circle(300, -40, 220, `fill="#0b0d17" fill-opacity=".85" stroke="${pen.light.rim}" stroke-width="9"`) +
    place(drawObject(pen, { kind: "port", model: "hdmi", tone }), 300, -30, 0.46) +
    place(iron(pen, ink.blue), 470, 210, 0.6, 64),
  "screen-swap": (pen, w) =>
    lightTable(pen, w) +
    place(drawObject(pen, { kind: "screen", model: "glass", cover: "city", tone }), 150, -130, 0.6, 6) +
    put(
      pen,
      { kind: "handheld", model: "switch", left: "cyan", right: "red", cover: "mountains", tone },
      -110,
      200,
      0.78,
      -4,
    ) +
    path(
      "M60 90V10M30 40L60 6L90 40",
      `fill="none" stroke="${pen.light.warm}" stroke-width="14" stroke-linecap="round" stroke-linejoin="round"`,
    ) +
    place(driver(pen, ink.amber), 470, 240, 0.6, 34),
  power: (pen, w) =>
    oscilloscope(pen, w) +
    put(pen, { kind: "psu", label: "240W", tone }, -180, 150, 0.82) +
    place(multimeter(pen, ink.yellow), 350, 90, 0.72, 6) +
    bolt(60, -190, 0.9, pen.light.warm),
  disc: (pen, w) =>
    blueprint(pen, w) +
    put(pen, { kind: "drive", body: "silver", tone }, -150, 110, 0.8) +
    put(pen, { kind: "laser", body: "steel", tone }, 360, 180, 0.44, 8) +
    path(
      "M200 60C240 20 250 0 262 -40",
      `fill="none" stroke="${ink.red}" stroke-width="8" stroke-dasharray="16 12"`,
    ),
  overheat: (pen, w) =>
    heat(pen, w) +
    put(pen, { kind: "console", model: "ps5", body: "white", tone }, -110, 60, 0.88) +
    place(flames(pen), 250, 70, 1.1) +
    put(pen, { kind: "fan", model: "axial", blades: "sky", tone }, 400, 240, 0.4) +
    repeat(3, (i) =>
      path(
        `M${150 + i * 70} -120q30 -40 0 -80t0 -80`,
        `fill="none" stroke="${ink.orange}" stroke-width="14" stroke-linecap="round" stroke-opacity=".8"`,
      ),
    ),
  upgrade: (pen, w) =>
    counter(pen, w) +
    put(pen, { kind: "console", model: "ps4-slim", body: "black", tone }, -140, 190, 0.78) +
    put(pen, { kind: "storage", model: "heatsink", label: "2TB", body: "graphite", tone }, 250, 0, 0.66, 8) +
    path(
      "M300 -330V-210M250 -260L300 -204L350 -260",
      `fill="none" stroke="${pen.light.warm}" stroke-width="20" stroke-linecap="round" stroke-linejoin="round" transform="rotate(180 300 -268)"`,
    ),
  scooter: (pen, w) =>
    valley(pen, w) +
    speed(-w * 0.44, 60, 4) +
    path(ellipse(20, 440, 430, 34), `fill="#000" fill-opacity=".5"`) +
    place(scooter(pen), 30, 130, 0.94),
  express: (pen, w) =>
    workshop(pen, w) +
    speed(-w * 0.46, -150, 4) +
    place(clock(pen), -150, 40, 0.92) +
    put(pen, { kind: "gamepad", model: "dualsense", body: "black", tone }, 290, 250, 0.56, -10) +
    bolt(360, -120, 1.1, pen.light.warm),
  priority: (pen, w) =>
    counter(pen, w) +
    put(pen, { kind: "console", model: "series-s", body: "white", tone }, -180, 80, 0.86) +
    place(magnifier(pen), 150, 110, 0.98, -34) +
    `<g transform="translate(360 -120)">${circle(0, 0, 130, `fill="${ink.amber}" stroke="#fff" stroke-width="10"`)}${path("M-14 -70H24V70H-18V-26L-46 -16V-52Z", `fill="#20263a"`)}</g>`,
};
