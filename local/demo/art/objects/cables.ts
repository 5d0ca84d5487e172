import { darken, ink, lighten } from "../color.ts";
import { type Pen, solid } from "../pen.ts";
import { circle, path, place, rect, repeat, roundRect } from "../shapes.ts";
import type { ArtOf, Connector } from "../types.ts";
import { crate } from "./faces.ts";

/** A plug pointing up, its cable leaving at the bottom of the grip (0, 150). */
export function plug(pen: Pen, type: Connector, body: string): string {
  const grip = (w: number): string =>
    solid(pen, roundRect(-w / 2, -20, w, 150, 20), body, { rim: 4 }) +
    repeat(4, (i) => rect(-w * 0.3, 30 + i * 20, w * 0.6, 7, `rx="3" fill="#05060d" fill-opacity=".55"`)) +
    solid(pen, roundRect(-18, 126, 36, 44, 10), darken(body, 0.3), { rim: 2 });
  const metal = (w: number, h: number, r: number): string =>
    solid(pen, roundRect(-w / 2, -20 - h, w, h + 8, r), ink.silver, { rim: 3, axis: "right", gloss: 0.4 });
  switch (type) {
    case "usb-a":
      return (
        metal(84, 110, 5) +
        rect(-26, -106, 20, 22, `fill="#05060d"`) +
        rect(6, -106, 20, 22, `fill="#05060d"`) +
        grip(112)
      );
    case "usb-c":
      return metal(70, 70, 26) + rect(-20, -84, 40, 8, `rx="4" fill="#05060d"`) + grip(92);
    case "micro":
      return metal(60, 62, 8) + rect(-18, -78, 36, 7, `rx="3" fill="#05060d"`) + grip(82);
    case "hdmi":
      return (
        path(
          "M-70 -120H70V-34L52 -16H-52L-70 -34Z",
          `fill="${pen.linear([
            [0, ink.white],
            [1, ink.steel],
          ])}" stroke="${pen.light.rim}" stroke-width="3"`,
        ) +
        rect(-50, -118, 100, 12, `fill="#05060d"`) +
        repeat(7, (i) => rect(-44 + i * 13, -104, 7, 40, `fill="${ink.gold}"`)) +
        grip(150)
      );
    case "jack":
      return (
        solid(pen, roundRect(-13, -150, 26, 134, 12), ink.gold, { rim: 2, axis: "right" }) +
        rect(-13, -100, 26, 7, `fill="#05060d"`) +
        rect(-13, -66, 26, 7, `fill="#05060d"`) +
        grip(62)
      );
    case "fig-8":
      return (
        solid(
          pen,
          "M-62 -96C-62 -136 -14 -136 0 -118C14 -136 62 -136 62 -96C62 -56 14 -56 0 -74C-14 -56 -62 -56 -62 -96Z",
          body,
          { rim: 4 },
        ) +
        circle(-32, -96, 13, `fill="#05060d" stroke="${ink.gold}" stroke-width="5"`) +
        circle(32, -96, 13, `fill="#05060d" stroke="${ink.gold}" stroke-width="5"`) +
        rect(-40, -72, 80, 56, `fill="${darken(body, 0.2)}"`) +
        grip(110)
      );
    case "power":
      return (
        rect(-48, -110, 20, 96, `rx="5" fill="${ink.silver}"`) +
        rect(28, -110, 20, 96, `rx="5" fill="${ink.silver}"`) +
        grip(150)
      );
  }
}

export function cable(pen: Pen, spec: ArtOf<"cable">): string {
  const body = ink[spec.body];
  const strand = (d: string): string =>
    path(d, `fill="none" stroke="#03040a" stroke-opacity=".7" stroke-width="40" stroke-linecap="round"`) +
    path(d, `fill="none" stroke="${darken(body, 0.25)}" stroke-width="30" stroke-linecap="round"`) +
    path(
      d,
      `fill="none" stroke="${lighten(body, 0.3)}" stroke-opacity=".8" stroke-width="9" stroke-dasharray="16 9"`,
    );
  const loop = (rx: number, ry: number, dx: number, dy: number): string =>
    strand(`M${-rx + dx} ${dy}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0`);
  return (
    strand("M-210 -170C-290 -40 -330 120 -200 220") +
    strand("M210 -170C290 -60 330 100 220 220") +
    loop(262, 150, 0, 190) +
    loop(232, 128, 10, 196) +
    loop(200, 104, -6, 190) +
    solid(pen, roundRect(-34, 280, 68, 96, 12), ink.amber, { rim: 3 }) +
    place(plug(pen, spec.ends[0], body), -180, -250, 1.05, -16) +
    place(plug(pen, spec.ends[1], body), 180, -250, 1.05, 16)
  );
}

export function dongle(pen: Pen, spec: ArtOf<"dongle">): string {
  const body = ink[spec.body];
  if (spec.model === "receiver") {
    return place(
      solid(pen, roundRect(-80, -300, 160, 190, 8), ink.silver, { axis: "right", gloss: 0.4 }) +
        rect(-48, -270, 36, 36, `fill="#05060d"`) +
        rect(12, -270, 36, 36, `fill="#05060d"`) +
        solid(pen, roundRect(-120, -120, 240, 420, 44), body, { rim: 6 }) +
        circle(0, 190, 12, `fill="${pen.light.rim}"`) +
        repeat(3, (i) =>
          path(
            `M${-30 - i * 24} ${70 - i * 26}A${44 + i * 32} ${44 + i * 32} 0 0 1 ${30 + i * 24} ${70 - i * 26}`,
            `fill="none" stroke="${pen.light.rim}" stroke-width="11" stroke-linecap="round" stroke-opacity="${1 - i * 0.2}"`,
          ),
        ) +
        circle(0, 104, 12, `fill="${pen.light.rim}"`),
      0,
      0,
      1.12,
      28,
    );
  }
  if (spec.model === "hub") {
    const ports = repeat(
      4,
      (i) =>
        rect(44 + i * 128, 34, 88, 38, `rx="5" fill="#05060d" stroke="${ink.steel}" stroke-width="4"`) +
        rect(52 + i * 128, 40, 72, 12, `fill="#2f6bff"`),
    );
    return crate(pen, 560, 230, 106, body, {
      r: 22,
      left: ports,
      top: repeat(4, (i) => circle(88 + i * 128, 160, 9, `fill="${pen.light.rim}"`)),
    });
  }
  return (
    path(
      "M0 60C0 220 -160 150 -190 260",
      `fill="none" stroke="${darken(body, 0.2)}" stroke-width="34" stroke-linecap="round"`,
    ) +
    solid(pen, roundRect(-150, -150, 300, 240, 46), body, { rim: 6 }) +
    rect(-90, -116, 180, 54, `rx="8" fill="#05060d" stroke="${ink.steel}" stroke-width="5"`) +
    circle(0, 30, 10, `fill="${pen.light.rim}"`) +
    place(plug(pen, "usb-a", body), -230, 350, 0.85, 208)
  );
}
