import { darken, ink, lighten, mix } from "../color.ts";
import { driver, tweezers } from "../objects/tools.ts";
import { type Pen, solid } from "../pen.ts";
import { circle, path, place, polygon, rect, repeat, roundRect } from "../shapes.ts";

export const deskTop = 210;

/** The workshop: pegboard wall, shelf, lamp and bench, as wide as the picture. */
export function workshop(pen: Pen, w: number): string {
  const night = "#0b0d17";
  const wall = pen.linear([
    [0, mix(night, pen.light.glow, 0.16)],
    [1, mix(night, pen.light.glow, 0.34)],
  ]);
  const columns = Math.floor(w / 60);
  const pegs = repeat(columns * 9, (i) =>
    circle(
      -w / 2 + 30 + (i % columns) * 60,
      -440 + Math.floor(i / columns) * 66,
      5,
      `fill="#000" fill-opacity=".28"`,
    ),
  );
  const hung =
    place(driver(pen, ink.red), -w * 0.42, -220, 0.42) +
    place(driver(pen, ink.amber), -w * 0.42 + 70, -220, 0.42) +
    place(tweezers(pen), -w * 0.42 + 136, -220, 0.4, 180);
  const bin = (x: number, color: string): string =>
    solid(
      pen,
      polygon([
        [x - 62, -330],
        [x + 62, -330],
        [x + 50, -250],
        [x - 50, -250],
      ]),
      color,
      { rim: 3 },
    );
  const shelf =
    solid(pen, roundRect(w * 0.22, -250, w * 0.26, 20, 6), ink.graphite, { rim: 2 }) +
    bin(w * 0.22 + 70, ink.blue) +
    bin(w * 0.22 + 206, ink.violet);
  return rect(-w / 2, -500, w, 1000, `fill="${wall}"`) + pegs + hung + shelf + lampLight(pen) + bench(pen, w);
}

function lampLight(pen: Pen): string {
  const cone = pen.linear([
    [0, "#fff0cf", 0.42],
    [1, "#fff0cf", 0],
  ]);
  return (
    path(
      polygon([
        [-70, -400],
        [70, -400],
        [470, 300],
        [-470, 300],
      ]),
      `fill="${cone}"`,
    ) +
    path("M0 -500V-440", `stroke="${ink.graphite}" stroke-width="12"`) +
    solid(pen, "M-40 -456H40L96 -396H-96Z", ink.amber, { rim: 4 }) +
    path("M-80 -396H80L60 -386H-60Z", `fill="#fff6df"`)
  );
}

function bench(pen: Pen, w: number): string {
  const top = pen.linear([
    [0, "#4a3552"],
    [1, "#241b33"],
  ]);
  const mat = darken(mix("#14508f", pen.light.glow, 0.35), 0.35);
  const pool = pen.radial([
    [0, "#ffe3b0", 0.4],
    [1, "#ffe3b0", 0],
  ]);
  return (
    rect(-w / 2, deskTop, w, 500 - deskTop, `fill="${top}"`) +
    rect(-w / 2, deskTop, w, 7, `fill="${pen.light.warm}" fill-opacity=".55"`) +
    path(
      polygon([
        [-500, deskTop + 26],
        [500, deskTop + 26],
        [640, 486],
        [-640, 486],
      ]),
      `fill="${mat}"`,
    ) +
    path(
      polygon([
        [-500, deskTop + 26],
        [500, deskTop + 26],
        [640, 486],
        [-640, 486],
      ]),
      `fill="none" stroke="${lighten(mat, 0.35)}" stroke-width="4"`,
    ) +
    repeat(11, (i) =>
      path(
        `M${-420 + i * 84} ${deskTop + 26}L${-537 + i * 107} 486`,
        `stroke="#fff" stroke-opacity=".08" stroke-width="3"`,
      ),
    ) +
    repeat(4, (i) =>
      path(
        `M${-520 - i * 34} ${deskTop + 80 + i * 58}H${520 + i * 34}`,
        `stroke="#fff" stroke-opacity=".08" stroke-width="3"`,
      ),
    ) +
    `<ellipse cx="0" cy="${deskTop + 120}" rx="520" ry="150" fill="${pool}"/>`
  );
}

/** A skyline of hills and lit houses: the valley outside. */
export function valley(pen: Pen, w: number): string {
  const sky = pen.linear([
    [0, "#0b0d17"],
    [0.6, mix("#0b0d17", pen.light.glow, 0.5)],
    [1, mix(pen.light.glow, pen.light.warm, 0.55)],
  ]);
  const hill = (y: number, swing: number, fill: string, shift: number): string =>
    path(
      `M${-w / 2} 500V${y}${Array.from({ length: 6 }, (_, i) => `q${w / 12} ${((i + shift) % 2 ? 1 : -1) * swing} ${w / 6} 0`).join("")}V500Z`,
      `fill="${fill}"`,
    );
  const lamps = repeat(70, () =>
    rect(
      (pen.random() - 0.5) * w,
      -20 + pen.random() * 210,
      8,
      8,
      `fill="${pen.light.warm}" fill-opacity="${0.3 + pen.random() * 0.7}"`,
    ),
  );
  const houses = repeat(Math.ceil(w / 110), (i) => {
    const h = 110 + pen.random() * 190;
    const x = -w / 2 + i * 110;
    const tint = darken(mix(pen.light.glow, "#3a2b52", pen.random()), 0.55);
    const windows = repeat(12, (k) =>
      pen.random() > 0.4
        ? rect(
            x + 14 + (k % 3) * 28,
            260 - h + 22 + Math.floor(k / 3) * 36,
            16,
            18,
            `fill="${pen.light.warm}" fill-opacity=".8"`,
          )
        : "",
    );
    return rect(x, 260 - h, 98, h + 20, `rx="4" fill="${tint}"`) + windows;
  });
  return (
    rect(-w / 2, -500, w, 1000, `fill="${sky}"`) +
    circle(w * 0.26, -260, 86, `fill="#ffeccb"`) +
    repeat(40, () =>
      rect(
        (pen.random() - 0.5) * w,
        -490 + pen.random() * 330,
        6,
        6,
        `fill="#fff" fill-opacity="${0.2 + pen.random() * 0.6}"`,
      ),
    ) +
    hill(-40, 180, darken(pen.light.glow, 0.55), 0) +
    hill(70, 120, darken(pen.light.glow, 0.72), 1) +
    lamps +
    houses +
    rect(-w / 2, 262, w, 238, `fill="#131626"`) +
    rect(-w / 2, 262, w, 6, `fill="${pen.light.rim}" fill-opacity=".5"`) +
    repeat(Math.ceil(w / 150), (i) =>
      rect(-w / 2 + i * 150, 400, 84, 10, `fill="${pen.light.warm}" fill-opacity=".75"`),
    )
  );
}
