import { ink } from "../color.ts";
import { plug } from "../objects/cables.ts";
import { crate } from "../objects/faces.ts";
import { gamepad } from "../objects/gamepad.ts";
import { createPen, type Pen, solid } from "../pen.ts";
import { pixelText } from "../pixel-font.ts";
import { magnifier, sparkle } from "../scenes/props.ts";
import { circle, path, place, polygon, rect, repeat, roundRect } from "../shapes.ts";

// Shown on the page itself, dark or light: no background, and colours that work on both.
const halo = (pen: Pen): string =>
  circle(
    0,
    20,
    380,
    `fill="${pen.radial([
      [0, pen.light.glow, 0.34],
      [1, pen.light.glow, 0],
    ])}"`,
  ) +
  repeat(12, (i) =>
    rect(
      Math.round(Math.cos(i * 0.52) * 40) * 10,
      Math.round(Math.sin(i * 0.52) * 30) * 10,
      18,
      18,
      `fill="${i % 3 ? pen.light.glow : pen.light.warm}" fill-opacity=".6"`,
    ),
  );

const cart = (pen: Pen): string =>
  path(
    "M-390 -230H-300L-230 130H250",
    `fill="none" stroke="${ink.steel}" stroke-width="34" stroke-linecap="round" stroke-linejoin="round"`,
  ) +
  solid(
    pen,
    polygon([
      [-290, -170],
      [330, -170],
      [260, 60],
      [-246, 60],
    ]),
    ink.blue,
    { rim: 6, opacity: 0.92 },
  ) +
  repeat(5, (i) =>
    path(
      `M${-190 + i * 104} -150L${-164 + i * 90} 40`,
      `stroke="#0b0d17" stroke-opacity=".35" stroke-width="12"`,
    ),
  ) +
  path("M-274 -60H296", `stroke="#0b0d17" stroke-opacity=".35" stroke-width="12"`) +
  [-150, 190]
    .map(
      (x) =>
        circle(x, 220, 54, `fill="${ink.graphite}" stroke="${ink.silver}" stroke-width="12"`) +
        circle(x, 220, 14, `fill="${ink.silver}"`),
    )
    .join("") +
  `<g opacity=".9">${path("M-70 -330H100C170 -330 190 -210 150 -190H-120C-160 -210 -140 -330 -70 -330Z", `fill="none" stroke="${ink.amber}" stroke-width="12" stroke-dasharray="26 18" stroke-linejoin="round"`)}</g>` +
  sparkle(300, -300, 44, ink.amber);

const search = (pen: Pen): string =>
  `<g opacity=".55">${place(gamepad(pen, { model: "pro", body: "graphite" }), -60, 20, 0.8, -6)}</g>` +
  circle(150, -40, 176, `fill="#0b0d17" fill-opacity=".8"`) +
  place(magnifier(pen), 150, -40, 1, -34) +
  pixelText("?", 150, -110, 20, ink.amber, true);

const lost = (pen: Pen): string =>
  place(
    crate(pen, 460, 380, 80, ink.graphite, {
      left: rect(60, 30, 170, 9, `rx="4" fill="#05060d"`),
      top: circle(230, 190, 60, `fill="none" stroke="${ink.steel}" stroke-width="8"`),
    }),
    0,
    170,
    0.9,
  ) +
  path(
    "M330 190C470 160 470 -20 380 -30",
    `fill="none" stroke="${ink.graphite}" stroke-width="24" stroke-linecap="round"`,
  ) +
  place(plug(pen, "hdmi", ink.black), 366, -120, 0.62, -150) +
  solid(pen, roundRect(-330, -330, 590, 270, 30), ink.coal, { rim: 7 }) +
  pixelText("404", -35, -290, 24, ink.amber, true) +
  rect(-270, -100, 470, 8, `fill="${pen.light.rim}" fill-opacity=".5"`);

const parcel = (pen: Pen): string =>
  crate(pen, 420, 380, 300, ink.gold, {
    top: rect(170, 0, 80, 380, `fill="#fff" fill-opacity=".35"`),
    left:
      rect(170, 0, 80, 110, `fill="#fff" fill-opacity=".3"`) +
      rect(40, 210, 120, 60, `rx="6" fill="#fff" fill-opacity=".75"`),
  }) +
  sparkle(-330, -210, 46, ink.amber) +
  sparkle(320, -260, 34, ink.violet);

const unplugged = (pen: Pen): string =>
  path("M-480 190C-420 190 -400 120 -300 60", `fill="none" stroke="${ink.graphite}" stroke-width="34"`) +
  path("M480 -110C420 -110 400 -60 300 -10", `fill="none" stroke="${ink.graphite}" stroke-width="34"`) +
  place(plug(pen, "usb-a", ink.blue), -196, 26, 1.15, 64) +
  place(plug(pen, "hdmi", ink.black), 200, 4, 1.05, -112) +
  sparkle(0, 30, 74, ink.amber) +
  sparkle(40, -110, 34, ink.amber) +
  sparkle(-40, 150, 30, ink.orange);

function svg(name: string, draw: (pen: Pen) => string): string {
  const pen = createPen("electric", name);
  const body = halo(pen) + draw(pen);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-480 -420 960 840" aria-hidden="true">${pen.defs()}${body}</svg>`;
}

/** Pictures for screens that have nothing to show, by file name. */
export const emptyStates = (): Record<string, string> => ({
  "empty-cart": svg("empty-cart", cart),
  "no-results": svg("no-results", search),
  "not-found": svg("not-found", lost),
  "no-orders": svg("no-orders", parcel),
  error: svg("error", unplugged),
});
