import { ink } from "../color.ts";
import { drawObject } from "../draw-object.ts";
import { driver, iron } from "../objects/tools.ts";
import type { Pen } from "../pen.ts";
import { circle, path, place, rect, repeat } from "../shapes.ts";
import { stage } from "../stage.ts";
import type { ArtSpec, SceneName } from "../types.ts";
import { certificate, monitor, openConsole, playButton } from "./props.ts";
import { workshop } from "./room.ts";
import type { SceneDrawing } from "./services.ts";

const tone = "electric" as const;
const object = (pen: Pen, spec: ArtSpec, x: number, y: number, scale: number, angle = 0): string =>
  place(drawObject(pen, spec), x, y, scale, angle);

/** Text is on the left: the picture fades to dark there. */
function veil(pen: Pen, w: number): string {
  const dark = pen.linear(
    [
      [0, "#080a13", 0.96],
      [0.36, "#080a13", 0.82],
      [0.62, "#080a13", 0.16],
      [1, "#080a13", 0.06],
    ],
    "right",
  );
  const foot = pen.linear([
    [0, "#080a13", 0],
    [1, "#080a13", 0.75],
  ]);
  return rect(-w / 2, -500, w, 1000, `fill="${dark}"`) + rect(-w / 2, 280, w, 220, `fill="${foot}"`);
}

function skyline(pen: Pen, w: number): string {
  const tower = repeat(22, (i) => {
    const h = 120 + pen.random() * 330;
    const x = -w / 2 + i * (w / 21);
    return (
      rect(x, 190 - h, w / 23, h, `fill="#10142a"`) +
      repeat(10, () =>
        rect(
          x + 8 + Math.floor(pen.random() * 4) * 16,
          190 - h + 14 + Math.floor(pen.random() * 8) * 24,
          8,
          11,
          `fill="${pen.random() > 0.5 ? pen.light.warm : pen.light.rim}" fill-opacity="${0.3 + pen.random() * 0.6}"`,
        ),
      )
    );
  });
  const floor =
    rect(-w / 2, 190, w, 310, `fill="#0a0c18"`) +
    repeat(9, (i) =>
      rect(-w / 2, 200 + i ** 1.6 * 12, w, 3, `fill="${pen.light.rim}" fill-opacity="${0.12 + i * 0.03}"`),
    ) +
    repeat(31, (i) =>
      path(
        `M${400 + (i - 15) * 70} 190L${400 + (i - 15) * 300} 500`,
        `stroke="${pen.light.rim}" stroke-opacity=".16" stroke-width="3"`,
      ),
    );
  const sun =
    circle(
      450,
      -130,
      340,
      `fill="${pen.linear([
        [0, "#ffcf6b"],
        [0.55, "#ff7a6b"],
        [1, "#b04bff"],
      ])}"`,
    ) + repeat(5, (i) => rect(90, -60 + i * 40, 720, 7 + i * 4, `fill="#131433"`));
  return stage(pen, w, 1000, "pixels", 400) + sun + tower + floor;
}

export const heroScenes: Partial<Record<SceneName, SceneDrawing>> = {
  "hero-arcade": (pen, w) =>
    skyline(pen, w) +
    veil(pen, w) +
    object(pen, { kind: "console", model: "ps5", body: "white", tone }, 170, 20, 0.68) +
    object(pen, { kind: "console", model: "series-x", body: "black", trim: "green", tone }, 660, 60, 0.64) +
    object(
      pen,
      { kind: "handheld", model: "switch", left: "cyan", right: "red", cover: "mountains", tone },
      680,
      330,
      0.46,
      7,
    ) +
    object(pen, { kind: "gamepad", model: "dualsense", body: "white", tone }, 360, 270, 0.62, -9) +
    repeat(16, () =>
      rect(
        Math.round((20 + pen.random() * 840) / 10) * 10,
        Math.round((-470 + pen.random() * 500) / 10) * 10,
        16,
        16,
        `fill="${pen.random() > 0.5 ? pen.light.warm : pen.light.rim}" fill-opacity=".7"`,
      ),
    ),
  "hero-workshop": (pen, w) =>
    place(workshop(pen, w * 1.4), 370, 0) +
    veil(pen, w) +
    place(openConsole(pen), 360, 120, 0.84, -4) +
    object(pen, { kind: "paste", body: "blue", label: "12.8", tone }, 740, -70, 0.5) +
    object(pen, { kind: "gamepad", model: "dualshock", body: "red", tone }, 650, 350, 0.46, 10) +
    place(iron(pen, ink.amber), 330, -120, 0.7, 28) +
    place(driver(pen, ink.red), 60, 400, 0.56, 76),
  "hero-academy": (pen, w) =>
    place(workshop(pen, w * 1.4), 370, 0) +
    veil(pen, w) +
    place(
      monitor(
        pen,
        place(drawObject(pen, { kind: "board", shape: "pad", body: "pcb", tone }), 0, -40, 0.78) +
          place(playButton(pen), 0, -50, 1.05),
        0.45,
      ),
      400,
      -40,
      1,
    ) +
    place(certificate(pen), 720, 300, 0.5, 8) +
    object(pen, { kind: "stick", caps: "black", pots: "green", tone }, 150, 340, 0.4) +
    object(pen, { kind: "tools", model: "kit", body: "red", tone }, 430, 390, 0.3, -3),
};
