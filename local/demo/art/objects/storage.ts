import { darken, ink, lighten } from "../color.ts";
import { type Pen, solid } from "../pen.ts";
import { pixelText } from "../pixel-font.ts";
import { circle, path, place, polygon, rect, repeat, roundRect } from "../shapes.ts";
import type { ArtOf } from "../types.ts";
import { crate } from "./faces.ts";

function nvme(pen: Pen, spec: ArtOf<"storage">, heatsink: boolean): string {
  const pcb = solid(
    pen,
    "M-420 -110H420V-22A22 22 0 0 0 420 22V110H-420V40H-400V20H-420Z",
    heatsink ? ink.coal : ink.forest,
    { rim: 5 },
  );
  const contacts = repeat(16, (i) =>
    rect(-420, -100 + i * 9 + (i > 10 ? 22 : 0), 50, 6, `fill="${ink.gold}"`),
  );
  const black = (x: number, w: number, text = ""): string =>
    solid(pen, roundRect(x, -78, w, 156, 8), ink.black, { rim: 2, gloss: 0.1 }) +
    (text ? pixelText(text, x + w / 2, -12, 4, ink.steel, true) : "");
  const flat =
    black(-340, 110, "CTRL") +
    black(-190, 210) +
    black(50, 210) +
    rect(-170, -60, 410, 120, `rx="6" fill="${ink[spec.body]}"`) +
    rect(-170, 36, 410, 12, `fill="#fff" fill-opacity=".6"`) +
    pixelText(spec.label, 36, -36, 10, "#ffffff", true);
  const finned =
    solid(pen, roundRect(-346, -128, 730, 256, 16), ink[spec.body], { rim: 6 }) +
    repeat(17, (i) => rect(-320 + i * 42, -116, 15, 232, `rx="7" fill="#05060d" fill-opacity=".6"`)) +
    rect(-120, -54, 290, 108, `rx="10" fill="${ink.coal}"`) +
    pixelText(spec.label, 25, -32, 9, pen.light.rim, true);
  return place(
    pcb + contacts + (heatsink ? finned : flat) + circle(420, 0, 16, `fill="#0b0d17"`),
    0,
    0,
    1.02,
    -24,
  );
}

export function storage(pen: Pen, spec: ArtOf<"storage">): string {
  const body = ink[spec.body];
  switch (spec.model) {
    case "nvme":
      return nvme(pen, spec, false);
    case "heatsink":
      return nvme(pen, spec, true);
    case "ssd":
      return crate(pen, 520, 400, 44, ink.black, {
        r: 10,
        top:
          rect(30, 30, 460, 340, `rx="14" fill="${body}"`) +
          path(
            polygon([
              [30, 250],
              [320, 30],
              [490, 30],
              [490, 60],
              [120, 370],
              [30, 370],
            ]),
            `fill="${lighten(body, 0.2)}" fill-opacity=".55"`,
          ) +
          pixelText("SSD", 60, 64, 18, "#fff") +
          pixelText(spec.label, 470 - spec.label.length * 54, 290, 9, "#fff"),
        left: repeat(20, (i) => rect(150 + i * 14, 14, 7, 16, `fill="${ink.gold}"`)),
      });
    case "hdd":
      return place(
        crate(pen, 440, 540, 84, body, {
          r: 26,
          top:
            pixelText(spec.label, 220, 380, 13, pen.light.rim, true) +
            rect(40, 40, 360, 10, `rx="5" fill="${pen.light.rim}" fill-opacity=".6"`) +
            path(
              polygon([
                [0, 200],
                [440, 90],
                [440, 150],
                [0, 260],
              ]),
              `fill="#fff" fill-opacity=".08"`,
            ) +
            circle(390, 500, 9, `fill="#6df08b"`),
          left: rect(160, 30, 120, 22, `rx="8" fill="#05060d" stroke="${ink.steel}" stroke-width="3"`),
        }),
        0,
        0,
        1.02,
      );
    case "microsd":
      return (
        place(
          solid(pen, "M-180 -240H90L180 -150V240H-180Z", ink.graphite, { rim: 6 }) +
            rect(-150, -30, 300, 230, `rx="10" fill="${ink.silver}"`) +
            pixelText("ADAPTADOR", 0, 60, 4.6, "#20263a", true) +
            rect(-192, 0, 14, 60, `fill="${ink.steel}"`),
          -150,
          -20,
          1.1,
          -12,
        ) +
        place(
          solid(pen, "M-120 -180H90L120 -150V-90L104 -74V-50L120 -34V180H-120Z", body, { rim: 6 }) +
            pixelText(spec.label, 0, -100, 6.4, "#fff", true) +
            rect(-90, -20, 180, 8, `fill="#fff" fill-opacity=".6"`) +
            repeat(8, (i) => rect(-98 + i * 25, 120, 16, 54, `rx="3" fill="${ink.gold}"`)),
          170,
          70,
          1.4,
          10,
        )
      );
    case "usb":
      return place(
        solid(pen, roundRect(-70, -350, 140, 180, 6), ink.silver, { axis: "right", gloss: 0.4 }) +
          rect(-44, -320, 32, 34, `fill="#05060d"`) +
          rect(12, -320, 32, 34, `fill="#05060d"`) +
          solid(pen, roundRect(-105, -180, 210, 500, 36), body, { rim: 6 }) +
          `<g transform="rotate(90)">${pixelText(spec.label, 60, -30, 9, lighten(body, 0.75), true)}</g>` +
          circle(0, 270, 22, `fill="#0b0d17" stroke="${darken(body, 0.4)}" stroke-width="8"`),
        0,
        10,
        1.05,
        32,
      );
  }
}
