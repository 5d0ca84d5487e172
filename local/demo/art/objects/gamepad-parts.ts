import { darken, isLight, lighten } from "../color.ts";
import { type Pen, solid } from "../pen.ts";
import { pixelText } from "../pixel-font.ts";
import { circle, ellipse, line, path, polygon, repeat, roundRect } from "../shapes.ts";

/** A thumbstick seen from above: well, collar and dished cap. */
export function thumbstick(pen: Pen, x: number, y: number, r: number, color: string, ring?: string): string {
  const dish = pen.radial(
    [
      [0, darken(color, 0.45)],
      [0.7, color],
      [1, lighten(color, 0.16)],
    ],
    'cx=".5" cy=".62" r=".6"',
  );
  return (
    circle(x, y, r * 1.34, `fill="#05060d" fill-opacity=".85"`) +
    circle(
      x,
      y,
      r * 1.34,
      `fill="none" stroke="${ring ?? lighten(color, 0.22)}" stroke-width="${ring ? 7 : 3}" stroke-opacity="${ring ? 1 : 0.6}"`,
    ) +
    path(ellipse(x, y + r * 0.1, r * 1.02), `fill="#000" fill-opacity=".5"`) +
    solid(pen, ellipse(x, y, r), color, { rim: 4, gloss: 0.16 }) +
    circle(
      x,
      y,
      r * 0.74,
      `fill="${dish}" stroke="${lighten(color, 0.3)}" stroke-opacity=".5" stroke-width="3"`,
    ) +
    repeat(16, (i) => {
      const a = (i / 16) * Math.PI * 2;
      const [c, s] = [Math.cos(a), Math.sin(a)];
      return line(
        x + c * r * 0.82,
        y + s * r * 0.82,
        x + c * r * 0.95,
        y + s * r * 0.95,
        `stroke="#000" stroke-opacity=".35" stroke-width="4"`,
      );
    })
  );
}

export function crossPad(pen: Pen, x: number, y: number, s: number, color: string): string {
  const a = s * 0.34;
  const cross = polygon([
    [x - a, y - s],
    [x + a, y - s],
    [x + a, y - a],
    [x + s, y - a],
    [x + s, y + a],
    [x + a, y + a],
    [x + a, y + s],
    [x - a, y + s],
    [x - a, y + a],
    [x - s, y + a],
    [x - s, y - a],
    [x - a, y - a],
  ]);
  return (
    circle(x, y, s * 1.28, `fill="#000" fill-opacity=".28"`) +
    solid(pen, cross, color, { rim: 3, gloss: 0.2 }) +
    circle(x, y, a * 0.6, `fill="${darken(color, 0.4)}" fill-opacity=".7"`)
  );
}

/** The four separate arrow keys of a PlayStation-style pad. */
export function splitPad(pen: Pen, x: number, y: number, s: number, color: string): string {
  const w = s * 0.33;
  return repeat(4, (i) => {
    const key = polygon([
      [x - w, y - s],
      [x + w, y - s],
      [x + w, y - s * 0.5],
      [x, y - s * 0.2],
      [x - w, y - s * 0.5],
    ]);
    return `<g transform="rotate(${i * 90} ${x} ${y})">${solid(pen, key, color, { rim: 3, gloss: 0.15 })}</g>`;
  });
}

const sonyColors = ["#43d3a8", "#ff6b7d", "#7fb2ff", "#f39ad8"] as const;

function sonyMark(i: number, x: number, y: number, r: number, stroke: string): string {
  const style = `fill="none" stroke="${stroke}" stroke-width="${r * 0.2}" stroke-linejoin="round" stroke-linecap="round"`;
  const q = r * 0.5;
  if (i === 0)
    return path(
      polygon([
        [x, y - q * 1.1],
        [x + q * 1.05, y + q * 0.75],
        [x - q * 1.05, y + q * 0.75],
      ]),
      style,
    );
  if (i === 1) return circle(x, y, q, style);
  if (i === 2) return path(`M${x - q} ${y - q}L${x + q} ${y + q}M${x + q} ${y - q}L${x - q} ${y + q}`, style);
  return path(
    polygon([
      [x - q, y - q],
      [x + q, y - q],
      [x + q, y + q],
      [x - q, y + q],
    ]),
    style,
  );
}

const around = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;
const xboxColors = ["#ffd447", "#ff5b62", "#5fd068", "#4ca8ff"] as const;

export type FaceStyle = "sony" | "xbox" | "nintendo" | "retro";

export function faceKeys(
  pen: Pen,
  x: number,
  y: number,
  spread: number,
  r: number,
  color: string,
  style: FaceStyle,
): string {
  return around
    .map(([dx, dy], i) => {
      const [cx, cy] = [x + dx * spread, y + dy * spread];
      const retro = ["#5b8cff", "#ff5b62", "#ffd447", "#4fc26b"][i] ?? color;
      const cap = style === "retro" ? retro : color;
      const letter = (style === "xbox" ? "YBAX" : "XABY")[i] ?? "";
      const mark = isLight(cap) ? "#4a5068" : "#e6ebf7";
      const print =
        style === "sony"
          ? sonyMark(i, cx, cy, r, isLight(cap) ? "#6d7489" : (sonyColors[i] ?? mark))
          : style === "retro"
            ? ""
            : pixelText(
                letter,
                cx,
                cy - r * 0.52,
                r * 0.15,
                style === "xbox" ? (xboxColors[i] ?? mark) : mark,
                true,
              );
      return (
        circle(cx, cy + 4, r * 1.08, `fill="#000" fill-opacity=".4"`) +
        solid(pen, ellipse(cx, cy, r), cap, { rim: 3, gloss: 0.3 }) +
        print
      );
    })
    .join("");
}

export const pill = (
  pen: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
  angle = 0,
): string =>
  `<g transform="rotate(${angle} ${x} ${y})">${solid(pen, roundRect(x - w / 2, y - h / 2, w, h, h / 2), color, { rim: 2, gloss: 0.1 })}</g>`;

export function screw(x: number, y: number, r: number): string {
  return (
    circle(x, y, r, `fill="#05060d"`) +
    circle(x, y, r * 0.72, `fill="#8b94ad"`) +
    path(
      `M${x - r * 0.42} ${y}H${x + r * 0.42}M${x} ${y - r * 0.42}V${y + r * 0.42}`,
      `stroke="#1d2233" stroke-width="${r * 0.24}"`,
    )
  );
}
