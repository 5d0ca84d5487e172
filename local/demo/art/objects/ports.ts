import { darken, ink } from "../color.ts";
import type { Pen } from "../pen.ts";
import { pixelText, textWidth } from "../pixel-font.ts";
import { circle, line, path, place, polygon, rect, repeat, roundRect } from "../shapes.ts";
import type { ArtOf, PortsModel } from "../types.ts";

type Port =
  | "USB-A"
  | "USB-C"
  | "HDMI"
  | "RED"
  | "PODER"
  | "AUX"
  | "ÓPTICO"
  | "MEMORIA"
  | "JUEGO"
  | "AUDÍFONOS";
/** A port, or several alike that share a label. */
type Ports = readonly (Port | readonly [2, Port])[];
type Faces = {
  /** As it stands: width and height of its front, depth; mm. */
  size: readonly [w: number, h: number, d: number];
  /** Of a portable, its upper edge. */
  first: Ports;
  /** Of a portable, its lower edge. */
  second: Ports;
};

const PS5_BACK: Ports = [[2, "USB-A"], "HDMI", "RED", "PODER"];
const SERIES_BACK: Ports = ["HDMI", [2, "USB-A"], "RED", "MEMORIA", "PODER"];
const SWITCH_TOP: Ports = ["AUDÍFONOS", "JUEGO"];

/** Sizes and ports that the makers publish; the places of the ports are a scheme. */
export const CONSOLE_FACES: Record<PortsModel, Faces> = {
  "ps5-slim": { size: [96, 358, 216], first: [[2, "USB-C"]], second: PS5_BACK },
  "ps5-digital": { size: [80, 358, 216], first: [[2, "USB-C"]], second: PS5_BACK },
  "ps5-pro": { size: [89, 388, 216], first: [[2, "USB-C"]], second: PS5_BACK },
  ps5: { size: [104, 390, 260], first: ["USB-C", "USB-A"], second: PS5_BACK },
  "ps4-slim": { size: [265, 39, 288], first: [[2, "USB-A"]], second: ["PODER", "HDMI", "AUX", "RED"] },
  "ps4-pro": {
    size: [295, 55, 327],
    first: [[2, "USB-A"]],
    second: ["PODER", "HDMI", "AUX", "ÓPTICO", "USB-A", "RED"],
  },
  "series-x": { size: [151, 301, 151], first: ["USB-A"], second: SERIES_BACK },
  "series-s": { size: [65, 275, 151], first: ["USB-A"], second: SERIES_BACK },
  "one-s": {
    size: [295, 63, 230],
    first: ["USB-A"],
    second: ["PODER", [2, "HDMI"], [2, "USB-A"], "ÓPTICO", "RED"],
  },
  "switch-2": { size: [272, 116, 13.9], first: ["USB-C", ...SWITCH_TOP], second: ["USB-C"] },
  "switch-oled": { size: [242, 102, 13.9], first: SWITCH_TOP, second: ["USB-C"] },
  switch: { size: [239, 102, 13.9], first: SWITCH_TOP, second: ["USB-C"] },
  "switch-lite": { size: [208, 91, 13.9], first: SWITCH_TOP, second: ["USB-C", "MEMORIA"] },
};

const LETTER = 5;
const LINE = `stroke="${ink.steel}" stroke-width="3"`;
const HOLE = `fill="#05060d" stroke="${ink.steel}" stroke-width="3"`;
/** Between two ports that share a label. */
const APART = 25;

const cm = (mm: number): string => `${String(Math.round(mm * 10) / 100).replace(".", ",")} CM`;
const write = (text: string, x: number, y: number, fill: string = ink.white): string =>
  pixelText(text, x, y, LETTER, fill);

function hole(port: Port): string {
  switch (port) {
    case "USB-A":
      return rect(-20, -9, 40, 18, `rx="3" ${HOLE}`);
    case "USB-C":
      return rect(-16, -7, 32, 14, `rx="7" ${HOLE}`);
    case "HDMI":
      return path(
        polygon([
          [-22, -9],
          [22, -9],
          [15, 10],
          [-15, 10],
        ]),
        HOLE,
      );
    case "PODER":
      return rect(-21, -12, 42, 24, `rx="12" ${HOLE}`);
    case "AUDÍFONOS":
      return circle(0, 0, 10, HOLE);
    case "MEMORIA":
    case "JUEGO":
      return rect(-32, -7, 64, 14, `rx="3" ${HOLE}`);
    default:
      return rect(-16, -13, 32, 26, `rx="3" ${HOLE}`);
  }
}

const named = (ports: Ports): { port: Port; count: number; text: string }[] =>
  ports.map((one) =>
    typeof one === "string"
      ? { port: one, count: 1, text: one }
      : { port: one[1], count: one[0], text: `${one[0]} ${one[1]}` },
  );

const face = (x: number, y: number, w: number, h: number, body: string): string =>
  path(roundRect(x, y, w, h, 10), `fill="${body}" stroke="${ink.steel}" stroke-width="4"`);

/** An arrow between two ends. */
const across = (x: number, y: number, w: number): string =>
  line(x, y, x + w, y, LINE) + line(x, y - 12, x, y + 12, LINE) + line(x + w, y - 12, x + w, y + 12, LINE);
const down = (x: number, y: number, h: number): string =>
  line(x, y, x, y + h, LINE) + line(x - 12, y, x + 12, y, LINE) + line(x - 12, y + h, x + 12, y + h, LINE);

/** A bank card of the same scale, 85.6 by 54 mm, with its label below or to the left. */
function card(right: number, top: number, scale: number, isBelow: boolean): string {
  const [w, h] = [85.6 * scale, 54 * scale];
  const [labelRight, labelTop] = isBelow ? [right, top + h + 18] : [right - w - 20, top + h / 2 - 34];
  const label = (text: string, y: number) =>
    pixelText(text, labelRight - textWidth(text, 4), labelTop + y, 4, ink.steel);
  return (
    path(roundRect(right - w, top, w, h, 8), `fill="${ink.blue}"`) +
    rect(right - w, top + h * 0.18, w, h * 0.2, `fill="#05060d" fill-opacity=".5"`) +
    label("TARJETA", 0) +
    label("8,6 CM", 40)
  );
}

/** A face that is higher than wide, with its labels to the right. */
function tallFace(x: number, y: number, w: number, h: number, ports: Ports, body: string): string {
  const all = named(ports);
  return (
    face(x, y, w, h, body) +
    all
      .map(({ port, count, text }, i) => {
        const at = y + h * (0.3 + (0.65 * (i + 0.5)) / all.length);
        const textAt = y + h * 0.66 + (i - (all.length - 1) / 2) * 66;
        return (
          repeat(count, (k) => place(hole(port), x + w / 2, at + (k - (count - 1) / 2) * APART)) +
          path(
            `M${x + w / 2 + 36} ${at}L${x + w + 12} ${textAt}H${x + w + 26}`,
            `fill="none" stroke="${ink.amber}" stroke-width="4"`,
          ) +
          write(text, x + w + 34, textAt - 17)
        );
      })
      .join("")
  );
}

/** A face that is wider than high, with its labels below in two rows. */
function wideFace(x: number, y: number, w: number, h: number, ports: Ports, body: string): string {
  const all = named(ports);
  return (
    face(x, y, w, h, body) +
    all
      .map(({ port, count, text }, i) => {
        const at = x + (w * (i + 0.5)) / all.length;
        const textAt = y + h + (i % 2 ? 88 : 34);
        const half = textWidth(text, LETTER) / 2;
        const left = Math.min(Math.max(at - half, x), x + w - 2 * half);
        return (
          repeat(count, (k) => place(hole(port), at + (k - (count - 1) / 2) * 54, y + h * 0.55)) +
          line(at, y + h * 0.55 + 20, at, textAt - 8, `stroke="${ink.amber}" stroke-width="4"`) +
          write(text, left, textAt)
        );
      })
      .join("")
  );
}

function tall({ size: [w, h, d], first, second }: Faces, body: string): string {
  const scale = Math.min(600 / h, 180 / w);
  const [fw, fh] = [w * scale, h * scale];
  const [front, back, top] = [-375, 50, -fh / 2];
  const bottom = top + fh;
  return (
    write("FRENTE", front, top - 60, ink.amber) +
    write("ATRÁS", back, top - 60, ink.amber) +
    tallFace(front, top, fw, fh, first, body) +
    tallFace(back, top, fw, fh, second, body) +
    down(front - 35, top, fh) +
    place(write(cm(h), -textWidth(cm(h), LETTER) / 2, 0), front - 90, top + fh / 2, 1, -90) +
    across(front, bottom + 30, fw) +
    write(cm(w), front, bottom + 52) +
    write(`FONDO ${cm(d)}`, back, bottom + 52) +
    card(455, -450, scale, true)
  );
}

function flat({ size: [w, h, d], first, second }: Faces, body: string): string {
  const scale = 700 / w;
  const fh = h * scale;
  return (
    write("FRENTE", -380, -380, ink.amber) +
    wideFace(-380, -325, 700, fh, first, body) +
    write(`FONDO ${cm(d)}`, 450 - textWidth(`FONDO ${cm(d)}`, LETTER), -380) +
    write("ATRÁS", -380, -85, ink.amber) +
    wideFace(-380, -35, 700, fh, second, body) +
    down(355, -325, fh) +
    write(cm(h), 450 - textWidth(cm(h), LETTER), -325 + fh + 24) +
    across(-380, 255, 700) +
    write(cm(w), -380, 275) +
    card(320, 275, scale, false)
  );
}

function portable({ size: [w, h, d], first, second }: Faces, body: string): string {
  const scale = 740 / w;
  const [edge, fh] = [d * scale, h * scale];
  const bottom = -145 + fh;
  return (
    write("ARRIBA", -380, -375, ink.amber) +
    wideFace(-380, -325, 740, edge, first, body) +
    face(-380, -145, 740, fh, body) +
    path(roundRect(-230, -145 + fh * 0.08, 440, fh * 0.84, 8), `fill="${darken(ink.blue, 0.55)}"`) +
    write(cm(w), -10 - textWidth(cm(w), LETTER) / 2, -145 + fh * 0.34) +
    across(-205, -145 + fh * 0.58, 390) +
    down(395, -145, fh) +
    place(write(cm(h), -textWidth(cm(h), LETTER) / 2, 0), 415, -145 + fh / 2, 1, -90) +
    write(`ABAJO, GROSOR ${cm(d)}`, -380, bottom + 18, ink.amber) +
    wideFace(-380, bottom + 68, 740, edge, second, body)
  );
}

/** Front and back of a console as a scheme: ports with their names, and sizes. */
export function ports(_pen: Pen, spec: ArtOf<"ports">): string {
  const faces = CONSOLE_FACES[spec.model];
  const [w, h, d] = faces.size;
  const draw = d < 20 ? portable : w < h ? tall : flat;
  return (
    // The store lays a badge over the upper left corner, and the gallery its dots under the panel.
    path(roundRect(-490, -490, 980, 925, 40), `fill="#11162b" stroke="${ink.graphite}" stroke-width="4"`) +
    draw(faces, ink[spec.body])
  );
}
