import { ink } from "../color.ts";
import { drawObject } from "../draw-object.ts";
import { brush, driver, iron, microscope, multimeter, tweezers } from "../objects/tools.ts";
import { circle, path, place, rect, repeat } from "../shapes.ts";
import { stage } from "../stage.ts";
import type { SceneName } from "../types.ts";
import { bolt, certificate, magnifier, monitor, openConsole, sparkle } from "./props.ts";
import { workshop } from "./room.ts";
import { put, type SceneDrawing } from "./services.ts";

/** A year of growth, for the bars on the screen. */
const sales = [90, 140, 120, 200, 240, 310] as const;
const tone = "electric" as const;

export const courseScenes: Partial<Record<SceneName, SceneDrawing>> = {
  starter: (pen, w) =>
    workshop(pen, w) +
    put(pen, { kind: "gamepad", model: "dualsense", body: "white", tone }, -170, 130, 0.86, -6) +
    put(pen, { kind: "tools", model: "kit", body: "red", tone }, 470, 240, 0.5, 4),
  "drift-lab": (pen, w) =>
    stage(pen, w, 1000, "rings") +
    put(pen, { kind: "gamepad", model: "dualsense", body: "black", tone }, -420, 170, 0.72, -9) +
    put(pen, { kind: "stick", caps: "black", pots: "violet", tone }, 90, 60, 0.72) +
    put(pen, { kind: "board", shape: "pad", body: "pcb", tone }, 540, 210, 0.58, 7) +
    place(iron(pen, ink.amber), 400, -60, 0.6, 62),
  cleaning: (pen, w) =>
    stage(pen, w, 1000, "rays") +
    place(openConsole(pen), -200, 150, 0.94, -3) +
    put(pen, { kind: "paste", body: "blue", label: "12.8", tone }, 560, 60, 0.62) +
    place(brush(pen, ink.cyan), 330, 30, 0.74, 30) +
    [
      [-640, -80, 46],
      [-480, -190, 30],
      [180, -210, 40],
    ]
      .map(([x = 0, y = 0, r = 0]) => sparkle(x, y, r))
      .join(""),
  "home-care": (pen, w) =>
    stage(pen, w, 1000, "pixels") +
    put(pen, { kind: "gamepad", model: "xbox", body: "white", tone }, -300, 110, 0.86, -6) +
    place(brush(pen, ink.amber), 280, 40, 0.9, 24) +
    [
      [-620, -220, 46],
      [-80, -280, 34],
      [560, -160, 44],
    ]
      .map(([x = 0, y = 0, r = 0]) => sparkle(x, y, r))
      .join(""),
  bench: (pen, w) =>
    stage(pen, w, 1000, "blocks") +
    put(pen, { kind: "console", model: "ps4-slim", body: "black", tone }, -360, 150, 0.72) +
    put(pen, { kind: "psu", label: "200W", tone }, 150, 220, 0.5) +
    place(multimeter(pen, ink.yellow), 560, 80, 0.72, 5) +
    place(driver(pen, ink.red), 330, 260, 0.6, 50),
  solder: (pen, w) =>
    stage(pen, w, 1000, "grid") +
    put(pen, { kind: "board", shape: "console", body: "pcb", tone }, -180, 130, 0.84, -4) +
    place(iron(pen, ink.blue), 270, -60, 0.96, 42) +
    put(pen, { kind: "port", model: "hdmi", tone }, 560, 240, 0.4) +
    repeat(4, (i) =>
      path(
        `M${20 + i * 22} ${150 - i * 40}q24 -30 0 -60t0 -60`,
        `fill="none" stroke="#fff" stroke-opacity="${0.4 - i * 0.08}" stroke-width="12" stroke-linecap="round"`,
      ),
    ) +
    sparkle(38, 196, 40, ink.amber),
  micro: (pen, w) =>
    stage(pen, w, 1000, "grid") +
    place(microscope(pen, ink.white), -440, 20, 0.96) +
    place(
      monitor(pen, place(drawObject(pen, { kind: "chip", label: "HDMI", tone }), 0, -30, 0.5)),
      270,
      0,
      0.9,
    ),
  "handheld-lab": (pen, w) =>
    stage(pen, w, 1000, "horizon") +
    put(
      pen,
      { kind: "handheld", model: "switch", left: "cyan", right: "red", cover: "forest", tone },
      -300,
      140,
      0.86,
      -5,
    ) +
    put(pen, { kind: "joycons", left: "violet", right: "orange", tone }, 430, 60, 0.62) +
    place(tweezers(pen), 130, 280, 0.6, 66) +
    put(pen, { kind: "rail", body: "steel", tone }, 720, 240, 0.34, 40),
  diagnosis: (pen, w) =>
    workshop(pen, w) +
    put(pen, { kind: "console", model: "series-x", body: "black", trim: "green", tone }, -440, 40, 0.82) +
    place(
      monitor(
        pen,
        path(
          "M-360 0H-220L-190 -90L-150 110L-110 -140L-70 60L-40 0H120L150 -60L190 70L220 0H370",
          `fill="none" stroke="#6df08b" stroke-width="12" stroke-linejoin="round"`,
        ) + repeat(9, (i) => rect(-360 + i * 90, -250, 2, 400, `fill="#fff" fill-opacity=".12"`)),
      ),
      130,
      -20,
      0.8,
    ) +
    place(magnifier(pen), 610, 140, 0.8, -30),
  "chip-level": (pen, w) =>
    stage(pen, w, 1000, "rays") +
    put(pen, { kind: "chip", label: "APU", tone }, -340, 70, 0.86) +
    put(pen, { kind: "board", shape: "console", body: "pcb", tone }, 330, 130, 0.76, 5) +
    place(tweezers(pen), -20, -80, 0.8, 30) +
    bolt(-30, 300, 0.6, pen.light.warm) +
    repeat(3, (i) =>
      circle(
        330,
        120,
        190 + i * 40,
        `fill="none" stroke="${pen.light.warm}" stroke-opacity="${0.5 - i * 0.14}" stroke-width="6" stroke-dasharray="30 20"`,
      ),
    ),
  business: (pen, w) =>
    stage(pen, w, 1000, "blocks") +
    place(
      monitor(
        pen,
        repeat(6, (i) =>
          rect(
            -330 + i * 110,
            100 - (sales[i] ?? 0),
            70,
            sales[i] ?? 0,
            `rx="8" fill="${i === 5 ? pen.light.warm : pen.light.rim}"`,
          ),
        ) +
          path(
            "M-310 -20L-190 -80L-80 -60L30 -130L140 -180L250 -240",
            `fill="none" stroke="#fff" stroke-width="10" stroke-linejoin="round"`,
          ),
      ),
      -260,
      -10,
      0.9,
    ) +
    place(certificate(pen), 430, 30, 0.8, 6) +
    put(pen, { kind: "gamepad", model: "xbox", body: "white", tone }, 560, 310, 0.38, -8),
};
