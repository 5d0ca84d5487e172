import { ink } from "../color.ts";
import { drawObject } from "../draw-object.ts";
import { padGlyph } from "../objects/merchandise.ts";
import type { Pen } from "../pen.ts";
import { pixelText } from "../pixel-font.ts";
import { place, rect } from "../shapes.ts";
import { stage } from "../stage.ts";
import { brandColors, mark } from "./logo.ts";

/** The card other sites show when a page of ours is shared. */
export function brandCard(pen: Pen, w: number): string {
  const tone = "electric" as const;
  return (
    stage(pen, w, 1000, "horizon", 330) +
    place(drawObject(pen, { kind: "console", model: "ps5", body: "white", tone }), 330, -60, 0.86) +
    place(drawObject(pen, { kind: "gamepad", model: "xbox", body: "black", tone }), 640, 270, 0.58, 9) +
    place(drawObject(pen, { kind: "gamepad", model: "dualsense", body: "white", tone }), 260, 300, 0.66, -9) +
    place(mark(null), -w / 2 + 190, -230, 2.6) +
    pixelText("AVENTURA", -w / 2 + 90, -60, 13, brandColors.paper) +
    pixelText("GAMER", -w / 2 + 90, 60, 13, brandColors.electric) +
    rect(-w / 2 + 90, 190, 120, 12, `fill="${ink.amber}"`) +
    pixelText("TIENDA - TALLER - CURSOS", -w / 2 + 90, 240, 4.4, "#c9d3ee") +
    pixelText("ENVIGADO ANTIOQUIA", -w / 2 + 90, 300, 4.4, "#c9d3ee")
  );
}

/** The placeholder of a product without a picture. */
export function neutralCard(pen: Pen, w: number): string {
  return (
    stage(pen, w, 1000, "grid") +
    place(padGlyph("#8b97b8", "#141827"), 0, -20, 2.7) +
    pixelText("FOTO EN CAMINO", 0, 260, 6, "#8b97b8", true)
  );
}
