import { darken, ink, lighten, mix } from "../color.ts";
import type { Pen } from "../pen.ts";
import { pixelText } from "../pixel-font.ts";
import { circle, ellipse, line, path, rect, repeat } from "../shapes.ts";

/** Where a service's scene takes place, as wide as the picture: each fault has its own place in the workshop. */
type Room = (pen: Pen, w: number) => string;

const night = "#0b0d17";

function ground(pen: Pen, w: number, from: string, to: string): string {
  const fill = pen.linear([
    [0, from],
    [1, to],
  ]);
  return rect(-w / 2, -500, w, 1000, `fill="${fill}"`);
}

/** A cutting mat from above, with its ruler. */
export const mat: Room = (pen, w) => {
  const base = mix("#0f4a52", pen.light.glow, 0.3);
  const thin = `stroke="#fff" stroke-opacity=".13" stroke-width="3"`;
  const columns = Math.ceil(w / 100);
  return (
    ground(pen, w, lighten(base, 0.06), darken(base, 0.3)) +
    repeat(columns + 1, (i) => line(-w / 2 + i * 100, -500, -w / 2 + i * 100, 500, thin)) +
    repeat(11, (i) => line(-w / 2, -500 + i * 100, w / 2, -500 + i * 100, thin)) +
    repeat(columns * 5, (i) =>
      line(
        -w / 2 + i * 20,
        470,
        -w / 2 + i * 20,
        i % 5 ? 486 : 458,
        `stroke="#fff" stroke-opacity=".5" stroke-width="4"`,
      ),
    ) +
    rect(-w / 2, 486, w, 14, `fill="${pen.light.warm}" fill-opacity=".8"`)
  );
};

/** Under the microscope: a bright round field in the dark. */
export const scope: Room = (pen, w) => {
  const field = pen.radial([
    [0, lighten(pen.light.glow, 0.5)],
    [0.7, mix(night, pen.light.glow, 0.75)],
    [1, mix(night, pen.light.glow, 0.4)],
  ]);
  return (
    ground(pen, w, "#05060d", "#0b0d17") +
    circle(0, 0, 478, `fill="${field}"`) +
    circle(0, 0, 478, `fill="none" stroke="${pen.light.rim}" stroke-width="10"`) +
    repeat(
      48,
      (i) =>
        `<g transform="rotate(${i * 7.5})">${rect(-3, -470, 6, i % 4 ? 16 : 34, `fill="#fff" fill-opacity=".6"`)}</g>`,
    )
  );
};

/** A drawing on blue paper. */
export const blueprint: Room = (pen, w) => {
  const paper = mix("#123a8c", pen.light.glow, 0.35);
  const ruled = `stroke="#fff" stroke-opacity=".12" stroke-width="2"`;
  return (
    ground(pen, w, paper, darken(paper, 0.35)) +
    repeat(Math.ceil(w / 50) + 1, (i) => line(-w / 2 + i * 50, -500, -w / 2 + i * 50, 500, ruled)) +
    repeat(21, (i) => line(-w / 2, -500 + i * 50, w / 2, -500 + i * 50, ruled)) +
    rect(-w / 2 + 40, -460, w - 80, 920, `fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="5"`) +
    path(
      `M${-w / 2 + 90} -360H${-w / 2 + 260}M${-w / 2 + 90} -376V-344M${-w / 2 + 260} -376V-344`,
      `fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="5"`,
    )
  );
};

/** White tiles with drops of water. */
export const wash: Room = (pen, w) => {
  const tile = mix("#d8f3f5", pen.light.glow, 0.16);
  const gap = `stroke="${mix(tile, "#0a3540", 0.22)}" stroke-width="8"`;
  return (
    ground(pen, w, lighten(tile, 0.3), mix(tile, pen.light.glow, 0.34)) +
    repeat(Math.ceil(w / 160) + 1, (i) => line(-w / 2 + i * 160, -500, -w / 2 + i * 160, 500, gap)) +
    repeat(7, (i) => line(-w / 2, -500 + i * 160, w / 2, -500 + i * 160, gap)) +
    repeat(26, () => {
      const r = 8 + pen.random() * 26;
      const x = (pen.random() - 0.5) * w;
      const y = (pen.random() - 0.5) * 960;
      return (
        circle(
          x,
          y,
          r,
          `fill="#fff" fill-opacity=".55" stroke="${pen.light.glow}" stroke-opacity=".5" stroke-width="4"`,
        ) + circle(x - r * 0.3, y - r * 0.3, r * 0.22, `fill="#fff"`)
      );
    })
  );
};

/** The screen of an oscilloscope. */
export const oscilloscope: Room = (pen, w) => {
  const green = lighten(pen.light.glow, 0.25);
  const wave = Array.from({ length: 80 }, (_, i) => {
    const x = -w / 2 + (i / 79) * w;
    return `${i === 0 ? "M" : "L"}${x.toFixed(1)} ${(-210 + Math.sin(i / 3.2) * (i > 44 && i < 58 ? 26 : 120)).toFixed(1)}`;
  }).join("");
  return (
    ground(pen, w, "#06110f", "#0b0d17") +
    repeat(Math.ceil(w / 125) + 1, (i) =>
      line(
        -w / 2 + i * 125,
        -500,
        -w / 2 + i * 125,
        500,
        `stroke="${green}" stroke-opacity=".18" stroke-width="3"`,
      ),
    ) +
    repeat(9, (i) =>
      line(
        -w / 2,
        -500 + i * 125,
        w / 2,
        -500 + i * 125,
        `stroke="${green}" stroke-opacity=".18" stroke-width="3"`,
      ),
    ) +
    path(
      wave,
      `fill="none" stroke="${green}" stroke-opacity=".3" stroke-width="26" stroke-linejoin="round"`,
    ) +
    path(wave, `fill="none" stroke="${lighten(green, 0.5)}" stroke-width="8" stroke-linejoin="round"`)
  );
};

/** A bench lit from below, free of dust. */
export const lightTable: Room = (pen, w) => {
  const glow = pen.radial([
    [0, "#ffffff"],
    [0.7, mix("#eef4ff", pen.light.glow, 0.2)],
    [1, mix("#cfdcf5", pen.light.glow, 0.35)],
  ]);
  return (
    ground(pen, w, mix(night, pen.light.glow, 0.5), mix(night, pen.light.glow, 0.22)) +
    `<rect x="${-w / 2 + 70}" y="-430" width="${w - 140}" height="860" rx="60" fill="${glow}"/>` +
    rect(-w / 2 + 70, -430, w - 140, 860, `rx="60" fill="none" stroke="#fff" stroke-width="10"`)
  );
};

/** Hot air: the colours of a thermal camera, with its scale. */
export const heat: Room = (pen, w) => {
  const spot = pen.radial([
    [0, "#fff3b0"],
    [0.3, "#ff9a3c"],
    [0.62, "#c22b6f"],
    [1, "#2a1366"],
  ]);
  const scale = pen.linear([
    [0, "#fff3b0"],
    [0.4, "#ff7a3c"],
    [0.75, "#b0246f"],
    [1, "#1c1150"],
  ]);
  return (
    rect(-w / 2, -500, w, 1000, `fill="#22105a"`) +
    path(ellipse(-60, 60, w * 0.62, 560), `fill="${spot}"`) +
    rect(w / 2 - 119, -340, 30, 680, `rx="15" fill="${scale}" stroke="#fff" stroke-width="5"`) +
    pixelText("95", w / 2 - 104, -400, 9, "#ffffff", true) +
    pixelText("40", w / 2 - 104, 372, 9, "#ffffff", true)
  );
};

/** The counter: shelves of boxes in the shop's light. */
export const counter: Room = (pen, w) => {
  const wall = mix("#2b1d4d", pen.light.glow, 0.3);
  const colours = [ink.blue, ink.amber, ink.red, ink.cyan, ink.violet, ink.lime];
  const shelf = (y: number) =>
    repeat(Math.ceil(w / 120), (i) => {
      const h = 90 + pen.random() * 70;
      const fill = darken(colours[Math.floor(pen.random() * colours.length)] ?? ink.blue, 0.35);
      return rect(-w / 2 + 16 + i * 120, y - h, 88, h, `rx="6" fill="${fill}"`);
    }) + rect(-w / 2, y, w, 18, `fill="${darken(wall, 0.5)}"`);
  return (
    ground(pen, w, lighten(wall, 0.08), darken(wall, 0.35)) +
    shelf(-250) +
    shelf(-20) +
    rect(-w / 2, 240, w, 260, `fill="${darken("#7a4a2a", 0.15)}"`) +
    rect(-w / 2, 240, w, 16, `fill="${ink.amber}" fill-opacity=".8"`)
  );
};
