import { mix } from "./color.ts";
import { drawObject } from "./draw-object.ts";
import { carton } from "./objects/merchandise.ts";
import { createPen, type Pen, wear } from "./pen.ts";
import { circle, ellipse, line, path, place } from "./shapes.ts";
import { flatShadow, floorShadow, stage } from "./stage.ts";
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

/** Part of an object, enlarged: on a stage with a frame around it, without one under a round glass. */
function detail(pen: Pen, spec: ArtSpec, object: string): string {
  const part = place(object, -170, 150, 1.75, (spec.angle ?? 0) + 4);
  if (spec.isCutOut) {
    const glass = ellipse(0, 0, 440);
    const ground = pen.radial([
      [0, mix(pen.light.glow, "#ffffff", 0.78)],
      [1, mix(pen.light.glow, "#ffffff", 0.45)],
    ]);
    return (
      path(glass, `fill="${ground}"`) +
      `<g clip-path="${pen.clip(glass)}">${part}${spec.isWorn ? wear(pen, 150) : ""}</g>` +
      path(glass, `fill="none" stroke="${pen.light.glow}" stroke-opacity=".55" stroke-width="10"`)
    );
  }
  const tick = `stroke="${pen.light.warm}" stroke-width="6"`;
  return (
    part +
    circle(
      0,
      0,
      430,
      `fill="none" stroke="${pen.light.rim}" stroke-opacity=".35" stroke-width="4" stroke-dasharray="26 16"`,
    ) +
    line(-470, 0, -400, 0, tick) +
    line(400, 0, 470, 0, tick)
  );
}

function viewed(pen: Pen, spec: ArtSpec): string {
  const object = drawObject(pen, spec);
  const angle = spec.angle ?? 0;
  const shadow = (cx: number, cy: number, rx: number, ry: number) =>
    spec.isCutOut ? flatShadow(cx, cy, rx, ry) : floorShadow(pen, cx, cy, rx, ry);
  switch (spec.view) {
    case "tilt":
      return shadow(0, 400, 400, 60) + place(object, 0, 0, 0.9, angle - 17);
    case "detail":
      return detail(pen, spec, object);
    case "box":
      return shadow(20, 370, 440, 70) + place(carton(pen, object), 10, 10, 1, 0);
    case "pair":
      return (
        shadow(0, 380, 430, 70) +
        place(object, -170, -140, 0.58, angle - 8) +
        place(object, 150, 170, 0.66, angle + 7)
      );
    default:
      return shadow(0, 390, 430, 64) + place(object, 0, 0, 0.98, angle);
  }
}

/** The whole picture of one object as an SVG document. */
export function objectSvg(spec: ArtSpec, width: number, height: number): string {
  const pen = createPen(spec.tone, JSON.stringify(spec));
  const { w, h } = field(width, height);
  const backdrop = spec.backdrop ?? backdrops[Math.floor(pen.random() * backdrops.length)] ?? "grid";
  const ground = spec.isCutOut ? "" : stage(pen, w, h, backdrop);
  const body = ground + viewed(pen, spec);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${-w / 2} ${-h / 2} ${w} ${h}">${pen.defs()}${body}</svg>`;
}
