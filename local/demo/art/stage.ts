import { darken, mix } from "./color.ts";
import type { Pen } from "./pen.ts";
import { circle, line, path, polygon, rect, repeat } from "./shapes.ts";
import type { Backdrop } from "./types.ts";

const base = "#0b0d17";

function grid(pen: Pen, w: number, h: number): string {
  const step = 62.5;
  const stroke = `stroke="${pen.light.rim}" stroke-opacity=".07" stroke-width="2"`;
  const lines: string[] = [];
  for (let x = step / 2; x < w / 2; x += step) {
    lines.push(line(x, -h / 2, x, h / 2, stroke), line(-x, -h / 2, -x, h / 2, stroke));
  }
  for (let y = step / 2; y < h / 2; y += step) {
    lines.push(line(-w / 2, y, w / 2, y, stroke), line(-w / 2, -y, w / 2, -y, stroke));
  }
  return lines.join("");
}

const rings = (pen: Pen): string =>
  repeat(4, (i) =>
    circle(
      0,
      -10,
      300 + i * 95,
      `fill="none" stroke="${pen.light.rim}" stroke-opacity="${0.2 - i * 0.04}" stroke-width="${6 - i}" stroke-dasharray="${60 + i * 50} ${22 + i * 14}"`,
    ),
  );

function rays(pen: Pen, w: number, h: number): string {
  const reach = w + h;
  return repeat(12, (i) => {
    const a = (i / 12) * Math.PI * 2;
    const b = a + Math.PI / 14;
    const ray = polygon([
      [0, 0],
      [Math.cos(a) * reach, Math.sin(a) * reach],
      [Math.cos(b) * reach, Math.sin(b) * reach],
    ]);
    return path(ray, `fill="${pen.light.rim}" fill-opacity=".05"`);
  });
}

function horizon(pen: Pen, w: number, h: number): string {
  const floor = 150;
  const stroke = `stroke="${pen.light.rim}" stroke-width="2.5"`;
  const across = repeat(7, (i) => {
    const y = floor + i ** 1.7 * 17 + 6;
    return y < h / 2 ? line(-w / 2, y, w / 2, y, `${stroke} stroke-opacity="${0.1 + i * 0.025}"`) : "";
  });
  const away = repeat(25, (i) =>
    line((i - 12) * 60, floor, (i - 12) * 260, h / 2, `${stroke} stroke-opacity=".1"`),
  );
  const sky = pen.linear([
    [0, pen.light.glow, 0],
    [1, pen.light.glow, 0.4],
  ]);
  return (
    rect(-w / 2, -h / 2, w, h / 2 + floor, `fill="${sky}"`) +
    rect(-w / 2, floor, w, h / 2 - floor, `fill="${darken(base, 0.5)}" fill-opacity=".7"`) +
    across +
    away
  );
}

const blocks = (pen: Pen, w: number, h: number): string =>
  repeat(9, (i) => {
    const size = 90 + pen.random() * 190;
    const x = (i / 8 - 0.5) * w * 1.05;
    return rect(
      x - size / 2,
      h / 2 - size * (0.8 + pen.random()),
      size,
      size * 2,
      `rx="10" fill="${pen.light.glow}" fill-opacity="${0.05 + pen.random() * 0.1}"`,
    );
  });

/** Small lit squares at the edges: the pixel motif of every picture. */
function confetti(pen: Pen, w: number, h: number, count: number): string {
  return repeat(count, (i) => {
    const side = i % 2 === 0 ? -1 : 1;
    const x = side * w * (0.3 + pen.random() * 0.19);
    const y = (pen.random() - 0.5) * h * 0.92;
    const size = [10, 14, 20, 28][Math.floor(pen.random() * 4)] ?? 14;
    const fill = pen.random() > 0.75 ? pen.light.warm : pen.light.rim;
    return rect(
      Math.round(x / 10) * 10,
      Math.round(y / 10) * 10,
      size,
      size,
      `fill="${fill}" fill-opacity="${0.12 + pen.random() * 0.4}"`,
    );
  });
}

/** The dark room behind every object, as wide as the picture. */
export function stage(pen: Pen, w: number, h: number, backdrop: Backdrop, focusX = 0): string {
  const wall = pen.linear([
    [0, mix(base, pen.light.glow, 0.22)],
    [0.55, base],
    [1, darken(base, 0.4)],
  ]);
  const glow = pen.radial([
    [0, pen.light.glow, 0.85],
    [0.45, pen.light.glow, 0.32],
    [1, pen.light.glow, 0],
  ]);
  const counter = pen.radial([
    [0, pen.light.warm, 0.26],
    [1, pen.light.warm, 0],
  ]);
  const reach = w + Math.abs(focusX) * 2;
  const motif = {
    grid: () => grid(pen, reach, h),
    rings: () => rings(pen),
    rays: () => rays(pen, reach, h),
    pixels: () => confetti(pen, w, h, 34),
    horizon: () => horizon(pen, reach, h),
    blocks: () => blocks(pen, reach, h),
  }[backdrop]();
  return (
    rect(-w / 2, -h / 2, w, h, `fill="${wall}"`) +
    circle(focusX, -30, 520, `fill="${glow}"`) +
    circle(focusX + 340, 360, 420, `fill="${counter}"`) +
    `<g transform="translate(${focusX} 0)">${motif}</g>` +
    confetti(pen, w, h, 10)
  );
}

/** Contact shadow on the floor; radial gradients instead of blur keep a picture under a tenth of a second. */
export function floorShadow(pen: Pen, cx: number, cy: number, rx: number, ry: number): string {
  const fill = pen.radial([
    [0, "#02030a", 0.9],
    [0.55, "#02030a", 0.5],
    [1, "#02030a", 0],
  ]);
  return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;
}

/** Contact shadow without a stage, for a ground of either theme. Flat: a gradient of transparency takes twice the time. */
export function flatShadow(cx: number, cy: number, rx: number, ry: number): string {
  const core = `<ellipse cx="${cx}" cy="${cy}" rx="${rx * 0.66}" ry="${ry * 0.5}" fill="#0b0d2a" fill-opacity=".16"/>`;
  return `<ellipse cx="${cx}" cy="${cy}" rx="${rx * 0.9}" ry="${ry * 0.8}" fill="#0b0d2a" fill-opacity=".1"/>${core}`;
}
