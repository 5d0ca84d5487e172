import { darken, ink, lighten } from "../color.ts";
import { type Pen, solid } from "../pen.ts";
import { circle, path, rect, repeat } from "../shapes.ts";
import { crate } from "./faces.ts";

/** Two curved side panels around a dark core, standing upright; `slim` has the split panel. */
export function ps5(pen: Pen, body: string, slim: boolean): string {
  const right =
    "M14 -352C40 -398 62 -404 90 -396C190 -372 244 -362 264 -330C282 -110 282 150 258 336C190 362 96 378 34 366Z";
  const left =
    "M-128 -340C-122 -376 -100 -392 -72 -388C-48 -380 -40 -340 -36 -290L-30 352C-58 368 -100 366 -118 348C-140 140 -142 -130 -128 -340Z";
  const core = "M-78 -352C-40 -372 20 -372 44 -350L56 356C20 372 -40 372 -72 354Z";
  const glow = `fill="none" stroke="${lighten("#3d7bff", 0.35)}" stroke-width="9" stroke-linecap="round"`;
  const seam = slim
    ? path("M18 -28C110 -14 200 -16 276 -34", `fill="none" stroke="#0b0d17" stroke-width="9"`) +
      path("M-138 -30C-100 -22 -70 -22 -34 -28", `fill="none" stroke="#0b0d17" stroke-width="9"`)
    : "";
  const disc = slim
    ? ""
    : path(
        "M262 -330C284 -110 284 150 258 336C300 320 318 240 318 120C318 -40 304 -220 262 -330Z",
        `fill="${darken(body, 0.32)}"`,
      );
  return (
    solid(pen, "M-150 352H290L262 396H-122Z", ink.black, { rim: 4 }) +
    disc +
    solid(pen, core, ink.coal, { rim: 0, gloss: 0.35 }) +
    repeat(15, (i) => rect(-26, -330 + i * 14, 52, 6, `fill="#05060d" fill-opacity=".9"`)) +
    rect(-10, -60, 12, 180, `rx="6" fill="#05060d"`) +
    rect(-14, 190, 24, 12, `rx="5" fill="${ink.steel}"`) +
    rect(-14, 222, 24, 34, `rx="6" fill="#05060d" stroke="${ink.steel}" stroke-width="3"`) +
    solid(pen, left, body, { rim: 5 }) +
    solid(pen, right, body, { rim: 6 }) +
    path("M-34 -280L-27 340", glow) +
    path("M20 -330L38 350", glow) +
    seam
  );
}

/** The square tower with its lit-from-inside vent. */
export function seriesX(pen: Pen, body: string, trim: string): string {
  const holes = repeat(81, (i) => {
    const [x, y] = [34 + (i % 9) * 27, 34 + Math.floor(i / 9) * 27];
    const near = 1 - Math.min(1, Math.hypot(x - 142, y - 142) / 190);
    return (
      circle(x, y, 6 + near * 5, `fill="#05060d"`) +
      circle(x, y, 4 + near * 4, `fill="${trim}" fill-opacity="${0.25 + near * 0.7}"`)
    );
  });
  return crate(pen, 284, 284, 520, body, {
    r: 14,
    top: holes,
    left:
      circle(52, 52, 22, `fill="none" stroke="${ink.white}" stroke-width="5"`) +
      path("M42 42L62 62M62 42L42 62", `stroke="${ink.white}" stroke-width="5"`) +
      rect(36, 112, 11, 250, `rx="5" fill="#05060d"`) +
      rect(36, 400, 46, 16, `rx="6" fill="#05060d"`) +
      circle(60, 450, 9, `fill="#05060d"`),
  });
}

/** The small white slab with its big round grille. */
export function seriesS(pen: Pen, body: string, trim: string): string {
  const grille =
    circle(186, 196, 140, `fill="${trim}"`) +
    repeat(97, (i) => {
      const [x, y] = [(i % 11) - 5, Math.floor(i / 11) - 4];
      return Math.hypot(x, y) < 4.9 ? circle(186 + x * 25, 196 + y * 25, 7.5, `fill="#05060d"`) : "";
    });
  return crate(pen, 150, 372, 560, body, {
    r: 16,
    right: `<g transform="translate(0 30)">${grille}</g>`,
    left:
      circle(75, 60, 20, `fill="none" stroke="${ink.graphite}" stroke-width="5"`) +
      path("M66 51L84 69M84 51L66 69", `stroke="${ink.graphite}" stroke-width="5"`) +
      rect(50, 470, 50, 18, `rx="6" fill="#05060d"`) +
      circle(75, 520, 10, `fill="#05060d"`),
    top: repeat(8, (i) => rect(24, 40 + i * 38, 102, 14, `rx="7" fill="#05060d" fill-opacity=".75"`)),
  });
}
