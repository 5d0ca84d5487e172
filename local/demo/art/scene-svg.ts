import { brandCard, neutralCard } from "./brand/cards.ts";
import { field, objectSvg } from "./compose.ts";
import { DIAGRAMS } from "./diagrams.ts";
import { createPen } from "./pen.ts";
import { areaMap } from "./scenes/area-map.ts";
import { courseScenes } from "./scenes/courses.ts";
import { heroScenes } from "./scenes/hero.ts";
import { serviceScenes } from "./scenes/services.ts";
import { storyScenes } from "./scenes/stories.ts";
import type { ArtSpec } from "./types.ts";

const scenes = { ...serviceScenes, ...storyScenes, ...courseScenes, ...heroScenes };

/** The SVG document of any spec: an object on its stage, or a whole scene. */
export function artSvg(spec: ArtSpec, width: number, height: number): string {
  if (spec.kind === "diagram") return DIAGRAMS[spec.diagram]()(width, height);
  if (spec.kind !== "scene" && spec.kind !== "map" && spec.kind !== "og" && spec.kind !== "placeholder")
    return objectSvg(spec, width, height);
  const pen = createPen(spec.tone, JSON.stringify(spec));
  const { w, h } = field(width, height);
  const body = (() => {
    if (spec.kind === "map") return areaMap(pen, w);
    if (spec.kind === "og") return brandCard(pen, w);
    if (spec.kind === "placeholder") return neutralCard(pen, w);
    const draw = scenes[spec.scene];
    if (!draw) throw new Error(`No drawing for the scene «${spec.scene}»`);
    return draw(pen, w);
  })();
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${-w / 2} ${-h / 2} ${w} ${h}">${pen.defs()}${body}</svg>`;
}
