import { darken, ink, lighten } from "../color.ts";
import { type Pen, solid } from "../pen.ts";
import { pixelText } from "../pixel-font.ts";
import { circle, ellipse, path, place, polygon, rect, repeat, roundRect } from "../shapes.ts";
import type { ArtOf } from "../types.ts";

/** A precision screwdriver pointing down, 700 long. */
export function driver(pen: Pen, body: string): string {
  return (
    solid(pen, roundRect(-13, 40, 26, 320, 6), ink.silver, { rim: 2, axis: "right" }) +
    path("M-13 350H13L6 384H-6Z", `fill="${ink.steel}"`) +
    solid(pen, roundRect(-46, -300, 92, 350, 34), body, { rim: 5, axis: "right" }) +
    repeat(3, (i) => rect(-28 + i * 22, -240, 10, 230, `rx="5" fill="#05060d" fill-opacity=".4"`)) +
    solid(pen, ellipse(0, -316, 40, 28), ink.graphite, { rim: 3 })
  );
}

export function iron(pen: Pen, body: string): string {
  return (
    path("M0 -380C0 -470 120 -440 120 -520", `fill="none" stroke="${ink.black}" stroke-width="22"`) +
    solid(pen, roundRect(-48, -390, 96, 380, 36), body, { rim: 5, axis: "right" }) +
    rect(-48, -110, 96, 70, `fill="${darken(body, 0.5)}"`) +
    repeat(4, (i) => rect(-48, -330 + i * 44, 96, 12, `fill="#05060d" fill-opacity=".35"`)) +
    solid(pen, roundRect(-34, -20, 68, 50, 8), ink.graphite, { rim: 2 }) +
    solid(pen, roundRect(-22, 20, 44, 230, 8), ink.silver, { rim: 2, axis: "right" }) +
    path("M-16 246H16L4 352H-4Z", `fill="${ink.copper}"`) +
    circle(0, 352, 26, `fill="${ink.orange}" fill-opacity=".4"`) +
    circle(0, 352, 10, `fill="#ffe2b0"`)
  );
}

export function multimeter(pen: Pen, body: string): string {
  return (
    solid(pen, roundRect(-230, -390, 460, 780, 54), body, { rim: 7 }) +
    solid(pen, roundRect(-190, -350, 380, 700, 30), ink.coal, { rim: 2 }) +
    rect(-160, -316, 320, 180, `rx="12" fill="#b8d8a8"`) +
    pixelText("12.04", 0, -268, 11, "#1d2b22", true) +
    pixelText("V DC", 56, -176, 4, "#1d2b22") +
    solid(pen, ellipse(0, 60, 128), ink.graphite, { rim: 5 }) +
    `<g transform="rotate(-38 0 60)">${rect(-20, -64, 40, 248, `rx="18" fill="${ink.black}"`)}${rect(-6, -58, 12, 62, `fill="${body}"`)}</g>` +
    repeat(12, (i) =>
      circle(
        Math.cos(i * 0.524) * 160,
        60 + Math.sin(i * 0.524) * 160,
        8,
        `fill="${i % 3 ? ink.steel : body}"`,
      ),
    ) +
    [
      [-110, ink.red],
      [0, ink.black],
      [110, ink.amber],
    ]
      .map(([x, c]) => circle(Number(x), 286, 34, `fill="#05060d" stroke="${c}" stroke-width="11"`))
      .join("") +
    path(
      "M-110 286C-200 400 -330 340 -340 200L-350 60",
      `fill="none" stroke="${ink.red}" stroke-width="18"`,
    ) +
    solid(pen, roundRect(-372, -160, 44, 230, 18), ink.red, { rim: 3 }) +
    rect(-355, -250, 10, 96, `fill="${ink.silver}"`)
  );
}

export function microscope(pen: Pen, body: string): string {
  return (
    solid(pen, roundRect(-320, 320, 640, 80, 30), ink.black, { rim: 6 }) +
    solid(pen, roundRect(150, -300, 70, 640, 20), ink.steel, { rim: 3, axis: "right" }) +
    solid(pen, roundRect(-60, -210, 290, 96, 26), ink.graphite, { rim: 4 }) +
    solid(pen, "M-190 -240H10V60L-40 130H-140L-190 60Z", body, { rim: 6 }) +
    solid(pen, roundRect(-136, 126, 92, 70, 10), ink.black, { rim: 3 }) +
    path(ellipse(-90, 204, 74, 18), `fill="none" stroke="#fff" stroke-width="10"`) +
    path("M-150 214L-230 330H50L-30 214Z", `fill="#fff" fill-opacity=".16"`) +
    place(
      solid(pen, roundRect(-50, -190, 100, 210, 22), body, { rim: 5 }) +
        solid(pen, roundRect(-62, -230, 124, 60, 20), ink.black, { rim: 4 }),
      -150,
      -250,
      1,
      -18,
    ) +
    place(
      solid(pen, roundRect(-50, -190, 100, 210, 22), body, { rim: 5 }) +
        solid(pen, roundRect(-62, -230, 124, 60, 20), ink.black, { rim: 4 }),
      -20,
      -250,
      1,
      6,
    ) +
    solid(pen, ellipse(226, -162, 52), ink.coal, { rim: 4 }) +
    rect(-200, 300, 220, 26, `rx="4" fill="${ink.pcb}"`) +
    rect(-110, 288, 50, 16, `fill="#05060d"`)
  );
}

export function brush(pen: Pen, body: string): string {
  return (
    solid(pen, roundRect(-34, -400, 68, 470, 32), body, { rim: 5, axis: "right" }) +
    solid(pen, roundRect(-70, 50, 140, 90, 14), ink.steel, { rim: 3, axis: "right" }) +
    repeat(13, (i) =>
      path(
        `M${-62 + i * 10.3} 138L${-76 + i * 12.6} 300`,
        `stroke="${i % 2 ? ink.cream : ink.gold}" stroke-width="9" stroke-linecap="round"`,
      ),
    ) +
    circle(0, -350, 14, `fill="#05060d"`)
  );
}

export function tweezers(pen: Pen): string {
  return solid(pen, "M-30 -380H30L44 100L8 380L14 80L0 -300L-14 80L-8 380L-44 100Z", ink.silver, { rim: 4 });
}

function kit(pen: Pen, body: string): string {
  const slots = repeat(24, (i) => {
    const [x, y] = [-350 + (i % 12) * 42, 130 + Math.floor(i / 12) * 110];
    return (
      rect(x - 14, y - 44, 28, 88, `rx="8" fill="#05060d"`) +
      rect(x - 8, y - 38, 16, 60, `rx="3" fill="${ink.silver}"`) +
      path(
        polygon([
          [x - 8, y + 22],
          [x + 8, y + 22],
          [x, y + 38],
        ]),
        `fill="${ink.steel}"`,
      )
    );
  });
  return (
    solid(pen, roundRect(-430, -350, 860, 700, 44), ink.black, { rim: 6 }) +
    solid(pen, roundRect(-400, -320, 800, 640, 28), ink.coal, { rim: 2, gloss: 0.08 }) +
    place(driver(pen, body), -80, -180, 0.62, 90) +
    place(tweezers(pen), -60, -40, 0.62, 90) +
    slots +
    place(solid(pen, "M-40 -200H40L52 120L0 210L-52 120Z", ink.blue, { rim: 4 }), 260, 30, 0.9, 10) +
    place(brush(pen, lighten(body, 0.1)), 350, 0, 0.62)
  );
}

export function tools(pen: Pen, spec: ArtOf<"tools">): string {
  const body = ink[spec.body];
  switch (spec.model) {
    case "kit":
      return kit(pen, body);
    case "driver":
      return (
        place(driver(pen, body), -110, -10, 1.1, -24) + place(driver(pen, ink.graphite), 130, 10, 1.1, 18)
      );
    case "iron":
      return place(iron(pen, body), 20, 10, 1.02, 34);
    case "multimeter":
      return place(multimeter(pen, body), 40, 0);
    case "microscope":
      return microscope(pen, body);
    case "brush":
      return (
        place(brush(pen, body), -150, 10, 1, -22) +
        place(tweezers(pen), 40, 0, 1, 8) +
        place(brush(pen, ink.graphite), 220, 20, 0.9, 26)
      );
  }
}
