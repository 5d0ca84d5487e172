import { darken, ink, lighten } from "../color.ts";
import { coverArt } from "../cover-art.ts";
import { type Pen, solid, wear } from "../pen.ts";
import { pixelText, textWidth } from "../pixel-font.ts";
import { circle, ellipse, path, place, polygon, rect, repeat, roundRect } from "../shapes.ts";
import type { ArtOf } from "../types.ts";

/** The shop's little controller emblem, 200 wide. */
export const padGlyph = (fill: string, hole: string): string =>
  path(
    "M-60 -60H60C110 -60 124 60 100 80C76 96 60 40 36 30H-36C-60 40 -76 96 -100 80C-124 60 -110 -60 -60 -60Z",
    `fill="${fill}"`,
  ) +
  path("M-72 -14h18v-18h16v18h18v16h-18v18h-16v-18h-18Z", `fill="${hole}"`) +
  circle(42, -26, 10, `fill="${hole}"`) +
  circle(66, 0, 10, `fill="${hole}"`);

/** The lines as large as fits a width: size of a pixel, distance of two lines, room above and height of all. */
function titleSize(lines: readonly string[], w: number) {
  const size = Math.min(15, (w - 44) / Math.max(...lines.map((text) => textWidth(text, 1))));
  const step = size * 9.6;
  const above = size * (/[ÁÉÍÓÑÖŌ]/.test(lines[0] ?? "") ? 4.6 : 2.6);
  return { size, step, above, h: above + step * lines.length };
}

/** A title on a bar at that height of a cover. */
function coverTitle(lines: readonly string[], w: number, top: number, hue: string, isPlate: boolean): string {
  const { size, step, above, h } = titleSize(lines, w);
  const first = top + above;
  const color = isPlate ? darken(hue, 0.62) : "#fff";
  const words = lines.map((text, i) => pixelText(text, w / 2, first + i * step, size, color, true)).join("");
  const plate = isPlate ? "#f6f8ff" : "#0b0d17";
  return (
    rect(0, top, w, h, `fill="${plate}" fill-opacity="${isPlate ? 0.95 : 0.72}"`) +
    rect(0, top + h, w, 8, `fill="${lighten(hue, 0.25)}"`) +
    // Thicker than on a screen of pixels, to be read on a card.
    `<g stroke="${color}" stroke-width="${size * 0.4}">${words}</g>`
  );
}

/** The print worn off at the lower corner. */
const rubbedCorner =
  path("M324 300L286 344L300 372L240 406H324Z", `fill="#fff" fill-opacity=".5"`) +
  path("M324 340L300 368L306 388L272 406H324Z", `fill="${ink.cream}"`);

const usedSticker = (x: number, y: number): string =>
  place(
    circle(0, 0, 74, `fill="${ink.yellow}"`) + pixelText("USADO", 0, -14, 4.4, "#221300", true),
    x,
    y,
    1,
    9,
  );

export function game(pen: Pen, spec: ArtOf<"game">): string {
  const [hue, band] = [ink[spec.hue], ink[spec.band]];
  const at = spec.titleAt ?? "bottom";
  const art = (w: number, h: number) => {
    const drawn = coverArt(pen, spec.cover, w, h, hue);
    const scene = spec.isMirrored ? `<g transform="translate(${w}) scale(-1 1)">${drawn}</g>` : drawn;
    const tops = { top: 0, middle: h * 0.3, bottom: h - titleSize(spec.title, w).h - 8 };
    return scene + coverTitle(spec.title, w, tops[at], hue, spec.isPlate ?? false);
  };
  if (spec.cartridge) {
    return place(
      solid(pen, "M-230 -330H230V300L190 340H-190L-230 300Z", ink.graphite, { rim: 6 }) +
        rect(-230, -330, 460, 46, `fill="#05060d" fill-opacity=".4"`) +
        `<g transform="translate(-180 -250)">${art(360, 420)}</g>` +
        repeat(6, (i) => rect(-150 + i * 54, 240, 30, 100, `rx="4" fill="${ink.gold}"`)),
      0,
      0,
      1.1,
      -8,
    );
  }
  const edge = lighten(band, 0.15);
  return place(
    path(
      polygon([
        [-322, -390],
        [-276, -412],
        [320, -412],
        [320, 380],
        [296, 410],
        [-300, 410],
      ]),
      `fill="${darken(band, 0.55)}"`,
    ) +
      solid(pen, roundRect(-330, -400, 62, 800, 10), darken(band, 0.15), { rim: 4, axis: "right" }) +
      solid(pen, roundRect(-276, -406, 600, 812, 16), band, { rim: 6 }) +
      `<g transform="translate(-256 -296)">${art(560, 672)}</g>` +
      rect(-256, -386, 560, 78, `fill="${darken(band, 0.1)}"`) +
      repeat(5, (i) =>
        rect(-232 + i * 26, -358 + (i % 2) * 12, 16, 16, `fill="#fff" fill-opacity="${0.95 - i * 0.13}"`),
      ) +
      rect(150, -360, 130, 26, `rx="13" fill="#fff" fill-opacity=".9"`) +
      path("M-256 -296H80L-140 376H-256Z", `fill="#fff" fill-opacity=".1"`) +
      (spec.isWorn
        ? place(wear(pen, 240), 20, 60) + rubbedCorner + usedSticker(216, at === "bottom" ? -214 : 180)
        : "") +
      path(
        roundRect(-276, -406, 600, 812, 16),
        `fill="none" stroke="${edge}" stroke-width="3" stroke-opacity=".5"`,
      ),
    10,
    0,
    0.98,
    -5,
  );
}

export function giftcard(pen: Pen, spec: ArtOf<"giftcard">): string {
  const color = ink[spec.body];
  const pixels = repeat(46, () =>
    rect(
      Math.round((pen.random() - 0.5) * 38) * 20,
      Math.round((pen.random() - 0.5) * 22) * 20,
      20,
      20,
      `fill="#fff" fill-opacity="${0.05 + pen.random() * 0.25}"`,
    ),
  );
  const outline = roundRect(-410, -250, 820, 500, 44);
  return (
    place(solid(pen, outline, darken(color, 0.35), { rim: 4 }), 30, -60, 0.94, 6) +
    place(
      solid(pen, outline, color, { rim: 7, gloss: 0.35, axis: "diagonal" }) +
        `<g clip-path="${pen.clip(outline)}">${pixels}</g>` +
        pixelText(spec.label, 0, -60, spec.label.length > 6 ? 14 : 20, "#fff", true) +
        pixelText("SALDO DIGITAL", -350, 150, 5, "#fff") +
        rect(250, 140, 110, 70, `rx="12" fill="#fff" fill-opacity=".85"`) +
        repeat(5, (i) => rect(266 + i * 18, 152, i % 2 ? 6 : 11, 46, `fill="${darken(color, 0.5)}"`)),
      0,
      30,
      1,
      -8,
    )
  );
}

export function bag(pen: Pen, spec: ArtOf<"bag">): string {
  const [body, trim] = [ink[spec.body], ink[spec.trim]];
  const zip = (d: string): string =>
    path(d, `fill="none" stroke="#05060d" stroke-width="20"`) +
    path(d, `fill="none" stroke="${ink.gold}" stroke-width="8" stroke-dasharray="9 8"`);
  if (spec.model === "backpack") {
    return (
      path(
        "M-90 -350C-90 -440 90 -440 90 -350",
        `fill="none" stroke="${darken(body, 0.3)}" stroke-width="34"`,
      ) +
      solid(pen, roundRect(-350, -120, 110, 420, 44), darken(body, 0.25), { rim: 4 }) +
      solid(pen, roundRect(240, -120, 110, 420, 44), darken(body, 0.25), { rim: 4 }) +
      solid(
        pen,
        "M-270 380V-160C-270 -310 -170 -370 0 -370C170 -370 270 -310 270 -160V380Q270 410 240 410H-240Q-270 410 -270 380Z",
        body,
        { rim: 7 },
      ) +
      zip("M-230 40V-150C-230 -270 -150 -320 0 -320C150 -320 230 -270 230 -150V40") +
      solid(pen, roundRect(-206, 60, 412, 290, 40), darken(body, 0.12), { rim: 4 }) +
      zip("M-170 110H170") +
      place(padGlyph(trim, darken(body, 0.3)), 0, 216, 1.05) +
      rect(-250, -30, 500, 14, `fill="${trim}" fill-opacity=".85"`)
    );
  }
  const outline =
    spec.model === "hard" ? roundRect(-420, -220, 840, 460, 130) : roundRect(-400, -250, 800, 520, 70);
  return (
    path(
      "M-120 -230C-120 -340 120 -340 120 -230",
      `fill="none" stroke="${darken(body, 0.3)}" stroke-width="40" stroke-linecap="round"`,
    ) +
    solid(pen, outline, body, { rim: 7 }) +
    `<g clip-path="${pen.clip(outline)}">${repeat(16, (i) => path(`M${-460 + i * 60} 300L${-260 + i * 60} -300`, `stroke="#fff" stroke-opacity=".045" stroke-width="14"`))}</g>` +
    zip(
      spec.model === "hard" ? "M-420 30H420" : "M-360 150V-150Q-360 -210 -300 -210H300Q360 -210 360 -150V150",
    ) +
    (spec.model === "hard"
      ? place(padGlyph(trim, darken(body, 0.3)), 0, -96, 1.1)
      : place(padGlyph(trim, darken(body, 0.3)), 0, -10, 1.7)) +
    solid(pen, roundRect(300, spec.model === "hard" ? 24 : 130, 34, 110, 14), ink.gold, { rim: 2 })
  );
}

export function deskmat(pen: Pen, spec: ArtOf<"deskmat">): string {
  const skew = `matrix(.94 .16 -.3 .78 0 0)`;
  return (
    `<g transform="${skew}">${path(roundRect(-440, -236, 880, 500, 26), `fill="#05060d"`)}${path(roundRect(-440, -256, 880, 500, 26), `fill="${ink.coal}"`)}<g transform="translate(-424 -240)">${coverArt(pen, spec.cover, 848, 468, ink[spec.hue])}</g>${path(roundRect(-432, -248, 864, 484, 22), `fill="none" stroke="${pen.light.rim}" stroke-width="7" stroke-dasharray="12 7"`)}</g>` +
    place(
      solid(pen, ellipse(0, 0, 64, 96), ink.coal, { rim: 5 }) +
        rect(-5, -70, 10, 34, `rx="5" fill="${pen.light.rim}"`),
      250,
      90,
      1,
      8,
    )
  );
}

/** A printed retail carton with the product's own drawing on the front. */
export function carton(pen: Pen, content: string): string {
  const front = roundRect(-350, -330, 610, 690, 6);
  const glow = pen.radial([
    [0, pen.light.glow, 0.95],
    [1, pen.light.glow, 0.12],
  ]);
  return (
    path(
      polygon([
        [260, -330],
        [380, -390],
        [380, 270],
        [260, 360],
      ]),
      `fill="${pen.linear([
        [0, darken(pen.light.glow, 0.45)],
        [1, darken(pen.light.glow, 0.75)],
      ])}"`,
    ) +
    path(
      polygon([
        [-350, -330],
        [-220, -390],
        [380, -390],
        [260, -330],
      ]),
      `fill="${lighten(pen.light.glow, 0.12)}"`,
    ) +
    solid(pen, front, "#151a30", { rim: 6, gloss: 0.1 }) +
    circle(-45, 30, 300, `fill="${glow}"`) +
    rect(-350, -330, 610, 74, `fill="${pen.light.glow}"`) +
    repeat(4, (i) =>
      rect(-322 + i * 28, -304 + (i % 2) * 14, 18, 18, `fill="#fff" fill-opacity="${1 - i * 0.2}"`),
    ) +
    rect(90, -306, 140, 26, `rx="13" fill="#fff" fill-opacity=".85"`) +
    `<g clip-path="${pen.clip(front)}">${place(content, -45, 40, 0.62)}</g>` +
    rect(-322, 316, 160, 14, `rx="7" fill="#fff" fill-opacity=".55"`) +
    rect(-322, 290, 100, 10, `rx="5" fill="#fff" fill-opacity=".35"`) +
    rect(150, 280, 84, 54, `rx="5" fill="#fff"`) +
    repeat(7, (i) => rect(158 + i * 10, 286, i % 2 ? 3 : 6, 42, `fill="#11141f"`))
  );
}
