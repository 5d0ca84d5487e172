import { darken, ink, lighten } from "../color.ts";
import { coverArt } from "../cover-art.ts";
import { type Pen, solid } from "../pen.ts";
import { pixelText } from "../pixel-font.ts";
import { circle, path, place, polygon, rect, repeat, roundRect } from "../shapes.ts";
import type { ArtOf } from "../types.ts";
import { padLayouts } from "./gamepad-outlines.ts";

/** Copper traces and pads scattered over a board outline. */
function traces(pen: Pen, w: number, h: number, color: string): string {
  return repeat(26, () => {
    const [x, y] = [(pen.random() - 0.5) * w, (pen.random() - 0.5) * h];
    const [a, b] = [(pen.random() - 0.5) * 180, (pen.random() - 0.5) * 140];
    return (
      path(
        `M${x} ${y}h${a}l${Math.sign(a) * Math.abs(b) * 0.5} ${b * 0.5}v${b}`,
        `fill="none" stroke="${color}" stroke-opacity=".6" stroke-width="5"`,
      ) + circle(x, y, 8, `fill="${ink.gold}"`)
    );
  });
}

const smd = (pen: Pen, w: number, h: number, count: number): string =>
  repeat(count, (i) => {
    const [x, y] = [(pen.random() - 0.5) * w, (pen.random() - 0.5) * h];
    return (
      rect(x, y, 28, 14, `fill="${i % 3 ? "#b08a5a" : "#11141f"}"`) +
      rect(x, y, 7, 14, `fill="${ink.silver}"`) +
      rect(x + 21, y, 7, 14, `fill="${ink.silver}"`)
    );
  });

export function chipPackage(pen: Pen, x: number, y: number, s: number, label: string, lid = false): string {
  return (
    solid(pen, roundRect(x - s / 2, y - s / 2, s, s, 8), lid ? ink.forest : ink.black, {
      rim: 2,
      gloss: 0.15,
    }) +
    (lid
      ? rect(
          x - s * 0.3,
          y - s * 0.24,
          s * 0.6,
          s * 0.48,
          `fill="${pen.linear(
            [
              [0, ink.white],
              [1, ink.steel],
            ],
            "diagonal",
          )}"`,
        )
      : pixelText(label, x, y - s * 0.07, s * 0.03, ink.steel, true)) +
    circle(x - s * 0.38, y - s * 0.38, s * 0.04, `fill="${ink.gold}"`)
  );
}

export function board(pen: Pen, spec: ArtOf<"board">): string {
  const color = ink[spec.body];
  const wire = lighten(color, 0.35);
  if (spec.shape === "console") {
    const outline = "M-430 -330H250L300 -280H430V120L380 170V330H-300L-340 290H-430Z";
    return place(
      solid(pen, outline, color, { rim: 6 }) +
        `<g clip-path="${pen.clip(outline)}">${traces(pen, 840, 640, wire)}${smd(pen, 760, 560, 60)}</g>` +
        chipPackage(pen, -40, -20, 250, "", true) +
        repeat(6, (i) =>
          chipPackage(pen, [-260, -260, -260, 190, 190, 190][i] ?? 0, -150 + (i % 3) * 130, 96, "GDDR"),
        ) +
        chipPackage(pen, -40, 220, 96, "SB") +
        chipPackage(pen, 290, 230, 80, "TX") +
        rect(300, -270, 122, 60, `rx="4" fill="${ink.silver}"`) +
        rect(-420, 160, 70, 100, `rx="4" fill="${ink.silver}"`) +
        rect(-420, 30, 60, 90, `rx="4" fill="${ink.silver}"`) +
        repeat(
          9,
          (i) =>
            circle(-270 + i * 58, -282, 20, `fill="${ink.silver}" stroke="#05060d" stroke-width="5"`) +
            rect(-282 + i * 58, -286, 24, 8, `fill="#05060d" fill-opacity=".5"`),
        ) +
        [
          [-390, -290],
          [390, -240],
          [340, 290],
          [-260, 290],
        ]
          .map(([x = 0, y = 0]) => circle(x, y, 26, `fill="#0b0d17" stroke="${ink.gold}" stroke-width="12"`))
          .join(""),
      0,
      0,
      1,
    );
  }
  if (spec.shape === "stick") {
    const outline = "M-160 -330H160V-60L230 10V330H-90V120L-160 50Z";
    return place(
      solid(pen, outline, color, { rim: 6 }) +
        `<g clip-path="${pen.clip(outline)}">${traces(pen, 420, 620, wire)}${smd(pen, 380, 560, 22)}</g>` +
        rect(-92, -330, 184, 70, `rx="8" fill="${ink.silver}"`) +
        rect(-60, -318, 120, 20, `rx="10" fill="#05060d"`) +
        chipPackage(pen, 40, -140, 120, "PMIC") +
        rect(-30, 240, 200, 60, `rx="6" fill="${ink.white}"`) +
        repeat(9, (i) => rect(-16 + i * 20, 246, 9, 48, `fill="#11141f"`)),
      0,
      0,
      1.14,
      -14,
    );
  }
  const outline = padLayouts.dualshock.outline;
  return (
    solid(pen, outline, color, { rim: 6 }) +
    `<g clip-path="${pen.clip(outline)}">${traces(pen, 700, 420, wire)}${smd(pen, 600, 280, 34)}</g>` +
    [
      [-122, 46],
      [122, 46],
    ]
      .map(
        ([x = 0, y = 0]) =>
          rect(x - 62, y - 62, 124, 124, `rx="10" fill="${ink.silver}"`) +
          circle(x, y, 44, `fill="#05060d"`) +
          rect(x - 84, y - 30, 24, 60, `fill="${ink.green}"`),
      )
      .join("") +
    [
      [-250, -72],
      [250, -72],
    ]
      .map(([x = 0, y = 0]) =>
        [
          [0, -56],
          [56, 0],
          [0, 56],
          [-56, 0],
        ]
          .map(
            ([a = 0, b = 0]) =>
              circle(x + a, y + b, 26, `fill="${ink.gold}"`) +
              path(
                `M${x + a - 20} ${y + b - 8}h40M${x + a - 20} ${y + b + 8}h40`,
                `stroke="${darken(color, 0.3)}" stroke-width="6"`,
              ),
          )
          .join(""),
      )
      .join("") +
    chipPackage(pen, 0, -80, 100, "MCU") +
    rect(-44, -176, 88, 38, `rx="5" fill="${ink.silver}"`)
  );
}

export function port(pen: Pen, spec: ArtOf<"port">): string {
  if (spec.model === "board")
    return board(pen, { kind: "board", shape: "stick", body: spec.body ?? "blue", tone: "electric" });
  const metal = pen.linear([
    [0, ink.white],
    [0.45, ink.silver],
    [1, ink.graphite],
  ]);
  const legs = [-1, 1]
    .map(
      (s) =>
        solid(pen, roundRect(s * 300 - 34, 40, 68, 230, 8), ink.steel, { rim: 2 }) +
        solid(pen, roundRect(s * 300 - 22, 240, 44, 80, 8), ink.silver, { rim: 2 }),
    )
    .join("");
  const pins = repeat(19, (i) => rect(-240 + i * 26, 170, 12, 120, `rx="4" fill="${ink.gold}"`));
  const frame = (outer: string, inner: string, tongue: string): string =>
    pins +
    legs +
    path("M-330 -170L-270 -260H330L340 -160V150L300 210H-300L-340 150Z", `fill="${darken(ink.steel, 0.5)}"`) +
    path(outer, `fill="${metal}" stroke="${pen.light.rim}" stroke-width="6"`) +
    path(inner, `fill="#05060d" stroke="#3c445c" stroke-width="6"`) +
    tongue;
  if (spec.model === "usb-c") {
    return place(
      frame(
        roundRect(-330, -190, 660, 380, 180),
        roundRect(-282, -142, 564, 284, 140),
        solid(pen, roundRect(-200, -46, 400, 92, 30), ink.black, { rim: 2 }) +
          repeat(
            12,
            (i) =>
              rect(-176 + i * 31, -46, 17, 40, `fill="${ink.gold}"`) +
              rect(-176 + i * 31, 8, 17, 38, `fill="${ink.gold}"`),
          ),
      ),
      0,
      -30,
      1.02,
    );
  }
  if (spec.model === "micro") {
    return place(
      frame(
        "M-300 -170H300L330 -120V90L240 190H-240L-330 90V-120Z",
        "M-256 -128H256L284 -100V74L214 146H-214L-284 74V-100Z",
        solid(pen, roundRect(-170, -70, 340, 70, 8), ink.black, { rim: 2 }) +
          repeat(5, (i) => rect(-140 + i * 62, -70, 34, 54, `fill="${ink.gold}"`)),
      ),
      0,
      -30,
    );
  }
  if (spec.model === "slot") {
    return place(
      solid(pen, roundRect(-330, -280, 660, 500, 16), ink.steel, { rim: 6 }) +
        rect(-280, -230, 560, 330, `rx="8" fill="#05060d"`) +
        repeat(17, (i) => rect(-262 + i * 32, -10, 17, 110, `fill="${ink.gold}"`)) +
        rect(-280, 100, 560, 60, `fill="${ink.black}"`) +
        repeat(17, (i) => rect(-262 + i * 32, 220, 14, 90, `rx="4" fill="${ink.gold}"`)) +
        [-290, 290].map((x) => circle(x, -250, 12, `fill="#05060d"`)).join("") +
        path("M-200 -180H200M-200 -140H120", `stroke="${ink.graphite}" stroke-width="12"`),
      0,
      -10,
    );
  }
  return place(
    frame(
      "M-360 -190H360V60L290 190H-290L-360 60Z",
      "M-312 -142H312V44L262 142H-262L-312 44Z",
      solid(pen, roundRect(-240, -46, 480, 66, 8), ink.black, { rim: 2 }) +
        repeat(
          10,
          (i) =>
            rect(-220 + i * 46, -46, 24, 46, `fill="${ink.gold}"`) +
            rect(-198 + i * 43, 12, 20, 16, `fill="${ink.gold}"`),
        ),
    ),
    0,
    -30,
    1.02,
  );
}

export function screen(pen: Pen, spec: ArtOf<"screen">): string {
  const [w, h] = [760, 450];
  const glass = spec.model === "glass";
  const art = glass
    ? rect(
        -w / 2 + 40,
        -h / 2 + 40,
        w - 80,
        h - 80,
        `rx="6" fill="#bcd6ff" fill-opacity=".1" stroke="${pen.light.rim}" stroke-opacity=".5" stroke-width="3"`,
      )
    : `<g transform="translate(${-w / 2 + 30} ${-h / 2 + 30})">${coverArt(pen, spec.cover, w - 60, h - 60, spec.model === "oled" ? ink.violet : pen.light.glow, pen.light.warm)}</g>`;
  const glare = polygon([
    [-w / 2 + 40, -h / 2 + 40],
    [40, -h / 2 + 40],
    [-160, h / 2 - 40],
    [-w / 2 + 40, h / 2 - 40],
  ]);
  const tail = (x: number, len: number): string =>
    solid(
      pen,
      `M${x - 60} ${h / 2 - 20}H${x + 60}V${h / 2 + len * 0.5}L${x + 90} ${h / 2 + len * 0.7}V${h / 2 + len}H${x - 30}V${h / 2 + len * 0.7}L${x - 60} ${h / 2 + len * 0.5}Z`,
      ink.amber,
      { rim: 2 },
    ) + repeat(6, (i) => rect(x - 20 + i * 18, h / 2 + len - 36, 9, 32, `fill="#6b3d10"`));
  return place(
    tail(-200, 170) +
      (glass ? "" : tail(120, 130)) +
      (glass
        ? path(
            roundRect(-w / 2, -h / 2, w, h, 30),
            `fill="#8fb4ff" fill-opacity=".12" stroke="${pen.light.rim}" stroke-width="8"`,
          ) +
          path(
            `${roundRect(-w / 2, -h / 2, w, h, 30)}${roundRect(-w / 2 + 44, -h / 2 + 44, w - 88, h - 88, 8)}`,
            `fill="#05060d" fill-rule="evenodd"`,
          )
        : solid(pen, roundRect(-w / 2, -h / 2, w, h, 18), ink.coal, { rim: 6 })) +
      art +
      path(glare, `fill="#fff" fill-opacity=".13"`),
    0,
    -50,
    1.02,
    -7,
  );
}
