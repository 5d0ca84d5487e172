import { darken, ink, isLight, lighten } from "../color.ts";
import { type Pen, solid } from "../pen.ts";
import { pixelText } from "../pixel-font.ts";
import { circle, ellipse, line, path, place, polygon, rect, repeat, roundRect } from "../shapes.ts";
import type { ArtOf } from "../types.ts";
import { crate } from "./faces.ts";

function stickModule(pen: Pen, caps: string, pots: string): string {
  const pins = repeat(7, (i) =>
    line(
      -120 + i * 40,
      96 + Math.abs(3 - i) * -14,
      -120 + i * 40,
      176 + Math.abs(3 - i) * -14,
      `stroke="${ink.gold}" stroke-width="10" stroke-linecap="round"`,
    ),
  );
  const pot = (x: number, y: number, s: number): string =>
    place(
      `<g transform="scale(${s} 1)">${crate(pen, 60, 150, 96, pots, { r: 6, left: circle(30, 44, 18, `fill="${ink.silver}"`), right: circle(75, 46, 26, `fill="${lighten(pots, 0.3)}" stroke="#05060d" stroke-width="4"`) + line(58, 46, 92, 46, `stroke="#05060d" stroke-width="6"`) })}</g>`,
      x,
      y,
    );
  const dish = pen.radial(
    [
      [0, darken(caps, 0.5)],
      [1, lighten(caps, 0.1)],
    ],
    'cx=".5" cy=".7" r=".7"',
  );
  return (
    pins +
    pot(178, 6, 1) +
    crate(pen, 240, 240, 104, ink.steel, {
      r: 10,
      top: path(ellipse(120, 120, 82), `fill="#05060d"`),
      left: rect(30, 20, 180, 60, `rx="6" fill="#05060d" fill-opacity=".55"`),
      right: rect(30, 20, 180, 60, `rx="6" fill="#05060d" fill-opacity=".35"`),
    }) +
    pot(-178, 14, 1) +
    path(
      "M-34 -190L-26 -40A26 12 0 0 0 26 -40L34 -190Z",
      `fill="${pen.linear(
        [
          [0, ink.black],
          [0.5, ink.graphite],
          [1, ink.coal],
        ],
        "right",
      )}"`,
    ) +
    solid(pen, "M-132 -236V-196C-132 -140 132 -140 132 -196V-236Z", caps, { rim: 4 }) +
    solid(pen, ellipse(0, -238, 132, 62), lighten(caps, 0.08), { rim: 5 }) +
    path(ellipse(0, -236, 92, 40), `fill="${dish}"`)
  );
}

export function stick(pen: Pen, spec: ArtOf<"stick">): string {
  const unit = stickModule(pen, ink[spec.caps], ink[spec.pots]);
  if (spec.count === 2) return place(unit, -190, -10, 0.82, -6) + place(unit, 190, 70, 0.82, 6);
  if (spec.count === 4)
    return (
      place(unit, -170, -110, 0.62) +
      place(unit, 190, -90, 0.62) +
      place(unit, -200, 210, 0.66) +
      place(unit, 190, 220, 0.66)
    );
  return place(unit, 0, 50, 1.42);
}

export function ribbon(pen: Pen, spec: ArtOf<"ribbon">): string {
  const w = spec.width ?? 170;
  const color = ink[spec.body];
  const curve = (dx: number, dy = 0): string =>
    `M${-280 + dx} ${-250 + dy}C${-330 + dx} ${20 + dy} ${-60 + dx} ${-120 + dy} ${-40 + dx} ${60 + dy}C${-20 + dx} ${210 + dy} ${140 + dx} ${100 + dy} ${140 + dx} ${280 + dy}`;
  const band = `${curve(0)}L${140 + w} 280C${140 + w} 100 ${-20 + w} 210 ${-40 + w} 60C${-60 + w} -120 ${-330 + w} 20 ${-280 + w} -250Z`;
  const wires = repeat(9, (i) =>
    path(
      curve(w * (0.1 + i * 0.1)),
      `fill="none" stroke="${lighten(color, 0.45)}" stroke-width="6" stroke-opacity=".85"`,
    ),
  );
  const tip = (x: number, y: number): string =>
    solid(pen, roundRect(x - 12, y - 46, w + 24, 92, 6), ink.blue, { rim: 3 }) +
    repeat(9, (i) =>
      rect(x + w * (0.06 + i * 0.1), y + (y < 0 ? -46 : 6), w * 0.055, 40, `fill="${ink.gold}"`),
    );
  return (
    path(band, `transform="translate(18 26)" fill="#02030a" fill-opacity=".5"`) +
    solid(pen, band, color, { rim: 5 }) +
    wires +
    tip(-280, -270) +
    tip(140, 300) +
    solid(pen, roundRect(-20, -40, 66, 44, 6), ink.black, { rim: 1 })
  );
}

export function laser(pen: Pen, spec: ArtOf<"laser">): string {
  const lens = pen.radial(
    [
      [0, "#ffffff"],
      [0.25, "#8fd3ff"],
      [0.7, "#244f9e"],
      [1, "#0a1330"],
    ],
    'cx=".38" cy=".34" r=".75"',
  );
  const rod = (y: number): string =>
    rect(
      -440,
      y,
      880,
      26,
      `rx="13" fill="${pen.linear([
        [0, ink.white],
        [0.5, ink.steel],
        [1, ink.graphite],
      ])}"`,
    );
  return (
    rod(-190) +
    rod(180) +
    solid(pen, "M-250 -260H120L250 -170V-40L300 0V120L220 240H-200L-280 160V-160Z", ink[spec.body], {
      rim: 6,
    }) +
    solid(
      pen,
      polygon([
        [-190, -180],
        [80, -180],
        [160, -110],
        [160, 130],
        [-190, 130],
      ]),
      ink.graphite,
      { rim: 3 },
    ) +
    [-150, 90]
      .map(
        (x) =>
          rect(x - 18, -130, 60, 210, `rx="8" fill="${ink.copper}"`) +
          repeat(10, (i) => rect(x - 18, -122 + i * 20, 60, 6, `fill="#5b2d16" fill-opacity=".7"`)),
      )
      .join("") +
    circle(-20, -26, 104, `fill="#05060d"`) +
    circle(-20, -26, 92, `fill="none" stroke="${ink.gold}" stroke-width="9"`) +
    circle(-20, -26, 68, `fill="${lens}" stroke="#cfe9ff" stroke-width="5"`) +
    path(ellipse(-42, -52, 20, 13), `fill="#fff" fill-opacity=".85"`) +
    solid(pen, "M-120 226H120V380L60 420H-60L-120 380Z", ink.amber, { rim: 3 }) +
    repeat(9, (i) => rect(-104 + i * 25, 240, 8, 150, `fill="#6b3d10" fill-opacity=".65"`)) +
    [
      [-230, -120],
      [210, 190],
      [-220, 150],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 17, `fill="${ink.steel}" stroke="#05060d" stroke-width="6"`))
      .join("")
  );
}

export function fan(pen: Pen, spec: ArtOf<"fan">): string {
  const blade = ink[spec.blades];
  const housing =
    spec.model === "blower"
      ? "M-330 0A330 330 0 1 1 180 276L340 330V400H20C-190 400 -330 220 -330 0Z"
      : roundRect(-350, -350, 700, 700, 70);
  const count = spec.model === "blower" ? 29 : 9;
  const blades = repeat(
    count,
    (i) =>
      `<g transform="rotate(${(i * 360) / count})">${path(spec.model === "blower" ? "M-8 -140C20 -190 20 -230 -10 -272L14 -276C46 -230 44 -184 16 -138Z" : "M0 -90C120 -130 150 -220 120 -268C40 -300 -20 -270 -40 -250C-10 -190 -30 -140 -50 -96Z", `fill="${i % 2 ? blade : lighten(blade, 0.16)}"`)}</g>`,
  );
  const screws = (
    spec.model === "axial"
      ? [
          [-300, -300],
          [300, -300],
          [-300, 300],
          [300, 300],
        ]
      : [
          [-300, 260],
          [290, 360],
          [300, -230],
        ]
  )
    .map(([x = 0, y = 0]) => circle(x, y, 24, `fill="#05060d" stroke="${ink.steel}" stroke-width="8"`))
    .join("");
  return place(
    path("M-240 220C-360 300 -380 360 -330 420", `fill="none" stroke="${ink.red}" stroke-width="11"`) +
      path("M-226 234C-340 310 -356 360 -306 420", `fill="none" stroke="${ink.yellow}" stroke-width="11"`) +
      path("M-212 246C-320 320 -332 360 -282 420", `fill="none" stroke="#11141f" stroke-width="11"`) +
      solid(pen, roundRect(-350, 400, 90, 56, 8), ink.white, { rim: 2 }) +
      (spec.model === "blower"
        ? solid(pen, ellipse(300, -230, 56), ink.black, { rim: 4 }) +
          solid(pen, ellipse(-300, 260, 56), ink.black, { rim: 4 })
        : "") +
      solid(pen, housing, ink.black, { rim: 7 }) +
      circle(0, 0, 292, `fill="#05060d"`) +
      blades +
      solid(pen, ellipse(0, 0, 132), ink.graphite, { rim: 4 }) +
      circle(0, 0, 88, `fill="${ink.silver}"`) +
      pixelText("12V", 0, -36, 8, "#20263a", true) +
      pixelText("1.45A", 0, 34, 4, "#20263a", true) +
      screws,
    0,
    -24,
    0.96,
  );
}

export function paste(pen: Pen, spec: ArtOf<"paste">): string {
  const body = ink[spec.body];
  const print = isLight(body) ? "#20263a" : "#ffffff";
  const glass = pen.linear(
    [
      [0, "#ffffff", 0.55],
      [0.4, "#cfd8ee", 0.18],
      [1, "#ffffff", 0.35],
    ],
    "right",
  );
  return (
    place(
      solid(pen, roundRect(-24, -390, 48, 240, 10), ink.graphite, { rim: 3 }) +
        solid(pen, roundRect(-110, -420, 220, 44, 18), ink.graphite, { rim: 4 }) +
        solid(pen, roundRect(-160, -196, 320, 44, 18), ink.silver, { rim: 3 }) +
        rect(
          -82,
          -60,
          164,
          286,
          `rx="12" fill="${pen.linear(
            [
              [0, ink.silver],
              [0.5, "#7f8aa5"],
              [1, ink.graphite],
            ],
            "right",
          )}"`,
        ) +
        rect(-86, -90, 172, 40, `rx="8" fill="${ink.coal}"`) +
        path(
          roundRect(-92, -160, 184, 400, 22),
          `fill="${glass}" stroke="${pen.light.rim}" stroke-opacity=".9" stroke-width="5"`,
        ) +
        rect(-92, -20, 184, 190, `fill="${body}"`) +
        pixelText(spec.label, 0, 16, spec.label.length > 5 ? 4.6 : 6, print, true) +
        pixelText("W/MK", 0, 84, 5, print, true) +
        repeat(8, (i) => rect(-80, -130 + i * 12, i % 2 ? 24 : 40, 3, `fill="#fff" fill-opacity=".6"`)) +
        solid(pen, "M-56 240H56L26 300H-26Z", ink.silver, { rim: 3 }) +
        solid(pen, roundRect(-15, 296, 30, 80, 8), ink.steel, { rim: 2 }),
      70,
      -40,
      0.98,
      38,
    ) +
    solid(pen, ellipse(-226, 318, 90, 34), "#8d97b1", { rim: 3, gloss: 0.5 }) +
    solid(pen, ellipse(-214, 292, 46, 22), "#aab4cc", { rim: 0, gloss: 0.5 })
  );
}

export function pads(pen: Pen, spec: ArtOf<"pads">): string {
  return repeat(4, (i) =>
    place(
      crate(pen, 470, 400, 26, i % 2 ? lighten(ink[spec.body], 0.25) : ink[spec.body], {
        r: 4,
        top:
          i === 3
            ? repeat(6, (k) => rect(30 + k * 72, 30, 54, 340, `rx="4" fill="#fff" fill-opacity=".13"`)) +
              pixelText("12.8", 235, 170, 10, "#fff", true)
            : "",
      }),
      i % 2 ? 14 : -14,
      130 - i * 84,
      1.02,
    ),
  );
}
