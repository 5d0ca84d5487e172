import { darken, ink, lighten } from "../color.ts";
import { coverArt } from "../cover-art.ts";
import { type Pen, solid, wear } from "../pen.ts";
import { circle, path, place, rect, repeat, roundRect } from "../shapes.ts";
import type { ArtOf } from "../types.ts";
import { crossPad, faceKeys, pill, thumbstick } from "./gamepad-parts.ts";
import { joycon } from "./joycons.ts";

type Handheld = Omit<ArtOf<"handheld">, "tone" | "backdrop" | "view" | "angle" | "kind">;

/** A screen with an invented game on it and a diagonal reflection over the glass. */
export function display(pen: Pen, cover: Handheld["cover"], w: number, h: number): string {
  const glare = pen.linear(
    [
      [0, "#ffffff", 0.22],
      [1, "#ffffff", 0],
    ],
    "diagonal",
  );
  return (
    `<g transform="translate(${-w / 2} ${-h / 2})">${coverArt(pen, cover, w, h, pen.light.glow, pen.light.warm)}` +
    `${path(`M0 0H${w * 0.62}L${w * 0.3} ${h}H0Z`, `fill="${glare}"`)}</g>`
  );
}

function hybrid(pen: Pen, spec: Handheld): string {
  return (
    place(joycon(pen, ink[spec.left], "left", false), -352, 0, 0.78) +
    place(joycon(pen, ink[spec.right], "right", false), 352, 0, 0.78) +
    solid(pen, roundRect(-282, -250, 564, 500, 12), ink.black, { rim: 5 }) +
    rect(-262, -232, 524, 464, `rx="8" fill="#05060d"`) +
    display(pen, spec.cover, 490, 372)
  );
}

function docked(pen: Pen, spec: Handheld): string {
  const dock =
    solid(pen, roundRect(-300, -60, 600, 380, 30), ink.black, { rim: 5 }) +
    rect(
      -120,
      90,
      240,
      110,
      `rx="24" fill="none" stroke="${pen.light.rim}" stroke-opacity=".7" stroke-width="7"`,
    ) +
    circle(-50, 145, 20, `fill="${pen.light.rim}"`) +
    circle(50, 145, 20, `fill="${pen.light.rim}"`) +
    circle(-262, 290, 7, `fill="#6df08b"`);
  return place(hybrid(pen, spec), 0, -100, 0.92) + dock;
}

function lite(pen: Pen, spec: Handheld): string {
  const body = ink[spec.left];
  return (
    solid(pen, roundRect(-440, -220, 880, 440, 76), body, { rim: 6 }) +
    solid(pen, roundRect(-268, -182, 536, 364, 14), ink.coal, { rim: 2 }) +
    display(pen, spec.cover, 484, 304) +
    thumbstick(pen, -352, -80, 44, darken(body, 0.5)) +
    crossPad(pen, -352, 84, 48, lighten(body, 0.5)) +
    faceKeys(pen, 352, -84, 44, 24, lighten(body, 0.5), "nintendo") +
    thumbstick(pen, 352, 90, 44, darken(body, 0.5)) +
    rect(-302, -186, 26, 8, `fill="${darken(body, 0.6)}"`) +
    rect(276, -186, 26, 8, `fill="${darken(body, 0.6)}"`)
  );
}

function pocket(pen: Pen, spec: Handheld): string {
  const body = ink[spec.left];
  return (
    solid(
      pen,
      "M-230 -420H230Q262 -420 262 -388V330Q262 420 160 420H-230Q-262 420 -262 388V-388Q-262 -420 -230 -420Z",
      body,
      { rim: 6 },
    ) +
    solid(pen, roundRect(-216, -376, 432, 380, 20), ink.coal, { rim: 2 }) +
    place(display(pen, spec.cover, 344, 296), 0, -186) +
    crossPad(pen, -128, 150, 78, ink.black) +
    solid(pen, "M52 190a46 46 0 1 0 92 0a46 46 0 1 0 -92 0Z", ink[spec.right], { gloss: 0.4 }) +
    solid(pen, "M142 122a46 46 0 1 0 92 0a46 46 0 1 0 -92 0Z", ink[spec.right], { gloss: 0.4 }) +
    pill(pen, -70, 318, 84, 22, ink.graphite, -24) +
    pill(pen, 44, 318, 84, 22, ink.graphite, -24) +
    repeat(
      5,
      (i) =>
        `<g transform="rotate(-28 190 350)">${rect(140 + i * 22, 322, 9, 62, `rx="4" fill="#05060d" fill-opacity=".75"`)}</g>`,
    )
  );
}

function deck(pen: Pen, spec: Handheld): string {
  const body = ink[spec.left];
  return (
    solid(
      pen,
      "M-430 -170C-420 -232 -360 -236 -300 -226H300C360 -236 420 -232 430 -170C452 -60 462 90 440 200C420 262 350 262 318 216C300 196 290 190 270 190H-270C-290 190 -300 196 -318 216C-350 262 -420 262 -440 200C-462 90 -452 -60 -430 -170Z",
      body,
      { rim: 6 },
    ) +
    solid(pen, roundRect(-262, -196, 524, 352, 14), "#0b0d17", { rim: 2 }) +
    place(display(pen, spec.cover, 480, 300), 0, -20) +
    crossPad(pen, -382, -120, 40, ink.graphite) +
    thumbstick(pen, -318, -20, 42, ink.coal) +
    thumbstick(pen, 318, -20, 42, ink.coal) +
    faceKeys(pen, 384, -116, 34, 19, ink.graphite, "xbox") +
    rect(
      -420,
      66,
      104,
      104,
      `rx="20" fill="${darken(body, 0.4)}" stroke="${ink.steel}" stroke-opacity=".4" stroke-width="4"`,
    ) +
    rect(
      316,
      66,
      104,
      104,
      `rx="20" fill="${darken(body, 0.4)}" stroke="${ink.steel}" stroke-opacity=".4" stroke-width="4"`,
    )
  );
}

export function handheld(pen: Pen, spec: Handheld): string {
  if (spec.model === "lite") return lite(pen, spec);
  if (spec.model === "pocket") return pocket(pen, spec);
  if (spec.model === "deck") return deck(pen, spec);
  return spec.dock ? docked(pen, spec) : hybrid(pen, spec);
}

/** The back of a portable: kickstand, vents, speaker slots. */
export function handheldBack(pen: Pen, spec: Handheld): string {
  const body = spec.model === "switch" ? ink.black : ink[spec.left];
  const wings =
    spec.model === "switch"
      ? solid(pen, roundRect(-440, -240, 190, 480, 80), ink[spec.right], { rim: 5 }) +
        solid(pen, roundRect(250, -240, 190, 480, 80), ink[spec.left], { rim: 5 })
      : "";
  return (
    wings +
    solid(
      pen,
      roundRect(
        spec.model === "switch" ? -290 : -430,
        -240,
        spec.model === "switch" ? 580 : 860,
        480,
        spec.model === "switch" ? 14 : 70,
      ),
      darken(body, 0.1),
      { rim: 6 },
    ) +
    repeat(12, (i) => rect(-150 + i * 26, -214, 12, 34, `rx="6" fill="#05060d"`)) +
    solid(pen, roundRect(-240, 20, 480, 180, 14), darken(body, 0.25), { rim: 2 }) +
    repeat(2, (i) => rect(-250 + i * 440, -40, 60, 12, `rx="6" fill="#05060d"`)) +
    circle(0, -90, 34, `fill="none" stroke="${ink.steel}" stroke-opacity=".7" stroke-width="6"`) +
    path("M-14 -90H14M0 -104V-76", `stroke="${ink.steel}" stroke-width="6"`) +
    (spec.isWorn ? wear(pen, 190) : "")
  );
}
