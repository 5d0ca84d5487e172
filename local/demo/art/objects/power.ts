import { darken, ink } from "../color.ts";
import { type Pen, solid } from "../pen.ts";
import { pixelText } from "../pixel-font.ts";
import { circle, ellipse, path, place, polygon, rect, repeat, roundRect } from "../shapes.ts";
import type { ArtOf } from "../types.ts";
import { crate } from "./faces.ts";
import { gamepad } from "./gamepad.ts";

export function charger(pen: Pen, spec: ArtOf<"charger">): string {
  const pad = gamepad(pen, { model: spec.pads, body: spec.padBody });
  const second = gamepad(pen, { model: spec.pads, body: spec.padBody === "black" ? "white" : "black" });
  return (
    place(second, -190, -110, 0.52, -5) +
    place(pad, 200, -90, 0.52, 5) +
    solid(pen, "M-400 130C-400 70 -340 60 -300 60H300C340 60 400 70 400 130V250H-400Z", ink[spec.body], {
      rim: 6,
    }) +
    solid(pen, roundRect(-430, 220, 860, 90, 34), darken(ink[spec.body], 0.3), { rim: 4 }) +
    [-200, 200]
      .map(
        (x) =>
          path(`M${x - 120} 60A120 70 0 0 0 ${x + 120} 60Z`, `fill="#05060d"`) +
          rect(x - 60, 176, 120, 14, `rx="7" fill="${x < 0 ? "#6df08b" : ink.amber}"`),
      )
      .join("") +
    rect(
      -40,
      120,
      80,
      80,
      `rx="16" fill="#05060d" stroke="${pen.light.rim}" stroke-opacity=".6" stroke-width="4"`,
    ) +
    path("M6 132L-20 166H-2L-8 190L20 154H2Z", `fill="${pen.light.rim}"`)
  );
}

export function battery(pen: Pen, spec: ArtOf<"battery">): string {
  const wire = (color: string, dx: number): string =>
    path(
      `M${150 + dx} -220C${170 + dx} -330 ${270 + dx} -330 ${280 + dx} -240`,
      `fill="none" stroke="${color}" stroke-width="15" stroke-linecap="round"`,
    );
  return place(
    wire(ink.red, 0) +
      wire("#11141f", 26) +
      wire(ink.yellow, 52) +
      solid(pen, roundRect(260, -260, 96, 90, 10), ink.white, { rim: 3 }) +
      repeat(3, (i) => rect(276 + i * 24, -252, 12, 26, `fill="${ink.gold}"`)) +
      solid(pen, roundRect(-250, -230, 470, 520, 40), ink[spec.body], { rim: 6 }) +
      rect(-250, -170, 470, 26, `fill="${ink.gold}" fill-opacity=".75"`) +
      rect(-206, -110, 382, 330, `rx="14" fill="${ink.white}" fill-opacity=".93"`) +
      path("M-10 -84L-110 50H-36L-56 140L64 0H-12Z", `fill="${ink.amber}"`) +
      pixelText(spec.label, -15, 156, 6.4, "#20263a", true) +
      rect(-180, 208, 330, 5, `fill="#20263a"`) +
      pixelText("LI-ION", 60, -94, 3, "#20263a"),
    -30,
    10,
    0.98,
    -8,
  );
}

export function psu(pen: Pen, spec: ArtOf<"psu">): string {
  const vents = repeat(40, (i) =>
    rect(30 + (i % 10) * 34, 20 + Math.floor(i / 10) * 30, 20, 18, `rx="9" fill="#05060d"`),
  );
  const sticker =
    rect(44, 40, 330, 190, `rx="8" fill="${ink.silver}"`) +
    path(
      polygon([
        [330, 66],
        [362, 122],
        [298, 122],
      ]),
      `fill="${ink.amber}" stroke="#20263a" stroke-width="5"`,
    ) +
    rect(327, 84, 6, 20, `fill="#20263a"`) +
    rect(327, 109, 6, 6, `fill="#20263a"`) +
    pixelText(spec.label, 66, 66, 6, "#20263a") +
    pixelText("100-240V 50/60HZ", 66, 140, 2.6, "#20263a") +
    repeat(18, (i) => rect(66 + i * 14, 172, i % 4 === 0 ? 9 : 4, 38, `fill="#20263a"`));
  return (
    place(
      crate(pen, 560, 380, 150, ink.graphite, {
        r: 6,
        top:
          place(sticker, 40, 50) +
          repeat(4, (i) => circle(i % 2 ? 540 : 20, i < 2 ? 20 : 360, 8, `fill="${ink.steel}"`)) +
          repeat(20, (i) =>
            rect(470 + (i % 2) * 34, 60 + Math.floor(i / 2) * 27, 22, 14, `rx="7" fill="#05060d"`),
          ),
        left:
          vents +
          rect(400, 40, 110, 66, `rx="26" fill="#05060d" stroke="${ink.steel}" stroke-width="5"`) +
          circle(432, 73, 8, `fill="${ink.gold}"`) +
          circle(478, 73, 8, `fill="${ink.gold}"`),
        right: repeat(9, (i) => rect(36 + i * 36, 40, 18, 70, `rx="8" fill="#05060d" fill-opacity=".85"`)),
      }),
      0,
      30,
    ) +
    repeat(5, (i) =>
      path(
        `M${250 + i * 22} ${-118 + i * 11}C${300 + i * 20} ${-250 + i * 8} ${180 + i * 30} ${-300 + i * 14} ${210 + i * 24} ${-350 + i * 12}`,
        `fill="none" stroke="${[ink.yellow, ink.red, ink.black, ink.black, ink.orange][i] ?? ink.black}" stroke-width="15"`,
      ),
    ) +
    place(
      solid(pen, roundRect(-80, -38, 160, 76, 10), ink.white, { rim: 3 }) +
        repeat(5, (i) => rect(-62 + i * 27, -26, 17, 26, `fill="#05060d"`)),
      256,
      -364,
      1,
      24,
    )
  );
}

export function stand(pen: Pen, spec: ArtOf<"stand">): string {
  const trim = ink[spec.trim];
  const fan = (x: number, y: number): string =>
    circle(x, y, 84, `fill="#05060d" stroke="${trim}" stroke-width="6"`) +
    repeat(
      7,
      (i) =>
        `<g transform="rotate(${i * 51.4} ${x} ${y})">${path(`M${x} ${y}C${x + 30} ${y - 20} ${x + 34} ${y - 60} ${x + 6} ${y - 76}C${x - 14} ${y - 50} ${x - 14} ${y - 24} ${x} ${y}Z`, `fill="${ink.graphite}"`)}</g>`,
    ) +
    circle(x, y, 20, `fill="${ink.steel}"`);
  return place(
    place(
      crate(pen, 600, 420, 90, ink[spec.body], {
        r: 20,
        top:
          (spec.cooler ? fan(180, 140) + fan(180, 310) : "") +
          rect(310, 40, 90, 340, `rx="16" fill="#05060d"`) +
          rect(440, 40, 110, 150, `rx="16" fill="#05060d"`) +
          rect(440, 230, 110, 150, `rx="16" fill="#05060d"`),
        left:
          rect(30, 34, 540, 10, `rx="5" fill="${trim}"`) +
          repeat(3, (i) => circle(60 + i * 40, 66, 8, `fill="${trim}"`)),
        right: rect(30, 34, 360, 10, `rx="5" fill="${trim}"`),
      }),
      0,
      130,
    ) +
      place(
        crate(pen, 96, 330, 420, ink.white, { r: 14, left: rect(40, 40, 16, 340, `rx="8" fill="#05060d"`) }),
        66,
        -110,
      ),
    0,
    20,
    0.92,
  );
}

export function chip(pen: Pen, spec: ArtOf<"chip">): string {
  const pins = repeat(
    4,
    (side) =>
      `<g transform="rotate(${side * 90})">${repeat(12, (i) => rect(-226 + i * 40, -330, 20, 70, `rx="4" fill="${ink.silver}"`) + rect(-226 + i * 40, -330, 20, 24, `rx="4" fill="${ink.steel}"`))}</g>`,
  );
  return place(
    path(ellipse(0, 0, 400), `fill="none"`) +
      pins +
      solid(pen, roundRect(-268, -268, 536, 536, 18), ink.black, { rim: 6 }) +
      solid(pen, roundRect(-236, -236, 472, 472, 10), ink.coal, { rim: 1, gloss: 0.25 }) +
      circle(-186, -186, 22, `fill="#05060d" stroke="${ink.graphite}" stroke-width="4"`) +
      pixelText(spec.label, 0, -60, 11, ink.steel, true) +
      pixelText("AG 2604", 0, 60, 7, ink.graphite, true),
    0,
    0,
    1,
    -12,
  );
}
