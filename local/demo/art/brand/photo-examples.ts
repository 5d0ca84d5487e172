import { ink } from "../color.ts";
import { crate } from "../objects/faces.ts";
import { padGlyph } from "../objects/merchandise.ts";
import { createPen, type Pen, solid } from "../pen.ts";
import { pixelText } from "../pixel-font.ts";
import { circle, path, place, polygon, rect, repeat, roundRect } from "../shapes.ts";

const front = (pen: Pen): string =>
  place(
    crate(pen, 430, 360, 84, ink.graphite, {
      left: rect(60, 32, 190, 10, `rx="5" fill="#05060d"`) + circle(350, 42, 14, `fill="${ink.sky}"`),
      top: circle(215, 180, 54, `fill="none" stroke="${ink.steel}" stroke-width="8"`),
    }),
    -20,
    -40,
    0.9,
  ) + place(padGlyph(ink.black, ink.steel), 150, 180, 1.1, -8);

/** A port with a bent contact, as large as the picture. */
const fault = (pen: Pen): string =>
  solid(pen, roundRect(-480, -190, 960, 400, 40), ink.graphite, { rim: 0 }) +
  path(
    polygon([
      [-250, -110],
      [250, -110],
      [200, 120],
      [-200, 120],
    ]),
    `fill="#05060d" stroke="${ink.steel}" stroke-width="18"`,
  ) +
  repeat(7, (i) => rect(-165 + i * 50, -50, 22, 110, `fill="${ink.gold}"`)) +
  path("M190 60L150 -10L200 -60", `fill="none" stroke="${ink.red}" stroke-width="24"`) +
  circle(175, 0, 120, `fill="none" stroke="${ink.red}" stroke-width="18"`);

const serial = (pen: Pen): string =>
  solid(pen, roundRect(-480, -260, 960, 520, 40), ink.graphite, { rim: 0 }) +
  path(roundRect(-330, -160, 660, 320, 16), `fill="${ink.white}"`) +
  pixelText("MODELO", -290, -120, 8, ink.black) +
  pixelText("SERIE 0123", -290, -20, 9, ink.black) +
  repeat(24, (i) => rect(-290 + i * 24, 70, i % 3 ? 8 : 15, 66, `fill="${ink.black}"`));

const contents = (pen: Pen): string =>
  place(
    crate(pen, 380, 340, 250, ink.gold, {
      top: rect(150, 0, 80, 340, `fill="#fff" fill-opacity=".35"`),
      left: rect(40, 170, 120, 54, `rx="6" fill="#fff" fill-opacity=".75"`),
    }),
    -110,
    -20,
    0.85,
  ) +
  place(padGlyph(ink.black, ink.steel), 210, 130, 1.2, -6) +
  path(
    "M90 250C200 210 280 300 390 240",
    `fill="none" stroke="${ink.graphite}" stroke-width="20" stroke-linecap="round"`,
  );

/** Corners of a view finder. */
const FRAME = path(
  "M-420 -210V-300H-330M330 -300H420V-210M420 210V300H330M-330 300H-420V210",
  `fill="none" stroke="${ink.blue}" stroke-width="22" stroke-linecap="round"`,
);

function svg(name: string, draw: (pen: Pen) => string): string {
  const pen = createPen("ice", name);
  const ground = rect(-480, -360, 960, 720, `fill="#dfe5f3"`);
  const body = ground + draw(pen) + FRAME;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-480 -360 960 720" aria-hidden="true">${pen.defs()}${body}</svg>`;
}

/** How to photograph a device or a product, by file name. */
export const photoExamples = (): Record<string, string> => ({
  "photo-front": svg("photo-front", front),
  "photo-fault": svg("photo-fault", fault),
  "photo-serial": svg("photo-serial", serial),
  "photo-contents": svg("photo-contents", contents),
});
