import { drawObject } from "./draw-object.ts";
import { carton } from "./objects/goods.ts";
import { createPen, type Pen } from "./pen.ts";
import { circle, line, place } from "./shapes.ts";
import { floorShadow, stage } from "./stage.ts";
import type { ArtSpec, Backdrop } from "./types.ts";

const backdrops = [
  "grid",
  "rings",
  "rays",
  "pixels",
  "horizon",
  "blocks",
] as const satisfies readonly Backdrop[];

const unit = 1000;

/** The visible field for a picture of that size: always 1000 units high, centred on the origin. */
export function field(width: number, height: number): { w: number; h: number } {
  return { w: Math.round((unit * width) / height), h: unit };
}

function viewed(pen: Pen, spec: ArtSpec): string {
  const object = drawObject(pen, spec);
  const angle = spec.angle ?? 0;
  switch (spec.view) {
    case "tilt":
      return floorShadow(pen, 0, 400, 400, 60) + place(object, 0, 0, 0.9, angle - 17);
    case "detail":
      return (
        place(object, -170, 150, 1.75, angle + 4) +
        circle(
          0,
          0,
          430,
          `fill="none" stroke="${pen.light.rim}" stroke-opacity=".35" stroke-width="4" stroke-dasharray="26 16"`,
        ) +
        line(-470, 0, -400, 0, `stroke="${pen.light.warm}" stroke-width="6"`) +
        line(400, 0, 470, 0, `stroke="${pen.light.warm}" stroke-width="6"`)
      );
    case "box":
      return floorShadow(pen, 20, 370, 440, 70) + place(carton(pen, object), 10, 10, 1, 0);
    case "pair":
      return (
        floorShadow(pen, 0, 380, 430, 70) +
        place(object, -170, -140, 0.58, angle - 8) +
        place(object, 150, 170, 0.66, angle + 7)
      );
    default:
      return floorShadow(pen, 0, 390, 430, 64) + place(object, 0, 0, 0.98, angle);
  }
}

/** The whole picture of one object as an SVG document. */
export function objectSvg(spec: ArtSpec, width: number, height: number): string {
  const pen = createPen(spec.tone, JSON.stringify(spec));
  const { w, h } = field(width, height);
  const backdrop = spec.backdrop ?? backdrops[Math.floor(pen.random() * backdrops.length)] ?? "grid";
  const body = stage(pen, w, h, backdrop) + viewed(pen, spec);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${-w / 2} ${-h / 2} ${w} ${h}">${pen.defs()}${body}</svg>`;
}
