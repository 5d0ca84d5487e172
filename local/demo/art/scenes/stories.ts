import { ink } from "../color.ts";
import { drawObject } from "../draw-object.ts";
import type { Pen } from "../pen.ts";
import { circle, line, path, place, rect, repeat } from "../shapes.ts";
import { floorShadow } from "../stage.ts";
import type { SceneName } from "../types.ts";
import { openConsole, sparkle } from "./props.ts";
import { lightTable, mat, scope } from "./rooms.ts";
import type { SceneDrawing } from "./services.ts";

const tone = "electric" as const;

/** Grey fluff on everything that draws air. */
const dust = (pen: Pen, count: number): string =>
  repeat(count, () => {
    const x = (pen.random() - 0.5) * 760;
    const y = (pen.random() - 0.5) * 440;
    const r = 14 + pen.random() * 58;
    return circle(x, y, r, `fill="#a59c8c" fill-opacity="${0.3 + pen.random() * 0.45}"`);
  }) +
  repeat(60, () => {
    const x = (pen.random() - 0.5) * 780;
    const y = (pen.random() - 0.5) * 460;
    return path(
      `M${x} ${y}q${pen.random() * 60 - 30} ${pen.random() * 50 - 25} ${pen.random() * 80 - 40} ${pen.random() * 60 - 30}`,
      `fill="none" stroke="#6d655a" stroke-width="5"`,
    );
  });

/** The field of a stick tester: rings, cross and the point where the stick rests. */
const tester = (x: number, y: number, colour: string): string =>
  circle(0, 0, 190, `fill="#0b0d17" stroke="#fff" stroke-width="8"`) +
  circle(0, 0, 110, `fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="5"`) +
  line(-190, 0, 190, 0, `stroke="#fff" stroke-opacity=".4" stroke-width="5"`) +
  line(0, -190, 0, 190, `stroke="#fff" stroke-opacity=".4" stroke-width="5"`) +
  line(0, 0, x, y, `stroke="${colour}" stroke-width="10"`) +
  circle(x, y, 28, `fill="${colour}" stroke="#fff" stroke-width="6"`);

const cracks = (pen: Pen): string =>
  repeat(9, (i) => {
    const angle = (i / 9) * Math.PI * 2;
    const reach = 190 + pen.random() * 150;
    const bend = 60 + pen.random() * 50;
    return path(
      `M0 0L${Math.cos(angle + 0.25) * bend} ${Math.sin(angle + 0.25) * bend}L${Math.cos(angle) * reach} ${Math.sin(angle) * reach * 0.6}`,
      `fill="none" stroke="#fff" stroke-width="6" stroke-opacity=".9"`,
    );
  }) + circle(0, 0, 26, `fill="#fff" fill-opacity=".8"`);

const bothShine = sparkle(-360, -330, 60) + sparkle(390, -270, 44) + sparkle(330, 340, 36);

function thermal(isDone: boolean): SceneDrawing {
  return (pen, w) =>
    mat(pen, w) +
    floorShadow(pen, 0, 320, 520, 60) +
    place(openConsole(pen), 0, 20, 1.02, -2) +
    (isDone ? bothShine : place(dust(pen, 90), 0, 20, 1.02, -2));
}

function drift(isDone: boolean): SceneDrawing {
  return (pen, w) =>
    mat(pen, w) +
    floorShadow(pen, -130, 380, 460, 60) +
    place(drawObject(pen, { kind: "gamepad", model: "dualsense", body: "white", tone }), -170, 80, 0.84, -6) +
    place(isDone ? tester(0, 0, ink.lime) : tester(96, -70, ink.red), 360, -220, 0.9) +
    (isDone ? sparkle(120, 330, 44) : "");
}

function hdmi(isDone: boolean): SceneDrawing {
  return (pen, w) =>
    scope(pen, w) +
    place(drawObject(pen, { kind: "port", model: "hdmi", tone }), 0, 0, 0.86, isDone ? 0 : -9) +
    (isDone
      ? sparkle(260, -240, 54)
      : path(
          "M-210 -60L-120 40L-40 -30L60 60L150 -40",
          `fill="none" stroke="${ink.red}" stroke-width="18" stroke-linejoin="round"`,
        ) +
        repeat(5, (i) =>
          rect(
            -170 + i * 84,
            150 + (i % 2) * 26,
            26,
            44,
            `rx="4" fill="${ink.copper}" transform="rotate(${i * 17 - 30} ${-157 + i * 84} 170)"`,
          ),
        ));
}

function screen(isDone: boolean): SceneDrawing {
  return (pen, w) =>
    lightTable(pen, w) +
    floorShadow(pen, 0, 300, 520, 50) +
    place(
      drawObject(pen, {
        kind: "handheld",
        model: "switch",
        left: "cyan",
        right: "red",
        cover: isDone ? "mountains" : "storm",
        tone,
      }),
      0,
      20,
      1.16,
      -2,
    ) +
    (isDone
      ? sparkle(-420, -300, 54, ink.amber) + sparkle(420, 260, 40, ink.amber)
      : `<g transform="translate(60 0)"><rect x="-330" y="-170" width="560" height="370" rx="12" fill="#05060d" fill-opacity=".72"/>${cracks(pen)}</g>`);
}

/** Demo repairs, before and after: the same view twice. */
export const storyScenes: Partial<Record<SceneName, SceneDrawing>> = {
  "dust-before": thermal(false),
  "dust-after": thermal(true),
  "drift-before": drift(false),
  "drift-after": drift(true),
  "port-before": hdmi(false),
  "port-after": hdmi(true),
  "glass-before": screen(false),
  "glass-after": screen(true),
};
