import { darken, ink, isLight, lighten } from "../color.ts";
import { type Pen, solid } from "../pen.ts";
import { pixelText } from "../pixel-font.ts";
import { circle, ellipse, path, polygon, rect, repeat, roundRect } from "../shapes.ts";
import type { ArtOf } from "../types.ts";
import { padLayouts } from "./gamepad-outlines.ts";
import { crossPad, faceKeys, pill, screw, splitPad, thumbstick } from "./gamepad-parts.ts";

type Pad = Omit<ArtOf<"gamepad">, "tone" | "backdrop" | "view" | "angle" | "kind">;

function print(pen: Pen, pad: Pad, outline: string): string {
  const clip = pen.clip(outline);
  const body = ink[pad.body];
  const second = pad.trim ? ink[pad.trim] : darken(body, 0.4);
  if (pad.print === "camo") {
    const blots = repeat(34, (i) => {
      const [x, y, r] = [(pen.random() - 0.5) * 820, (pen.random() - 0.5) * 520, 22 + pen.random() * 40];
      const fill = [second, darken(body, 0.45), lighten(body, 0.25)][i % 3] ?? second;
      return rect(
        Math.round(x / 20) * 20,
        Math.round(y / 20) * 20,
        r * 2.2,
        r,
        `fill="${fill}" fill-opacity=".75"`,
      );
    });
    return `<g clip-path="${clip}">${blots}</g>`;
  }
  if (pad.print === "split") {
    const half = pen.linear([
      [0, second],
      [1, darken(second, 0.4)],
    ]);
    return `<g clip-path="${clip}">${path("M40 -320L-60 320H500V-320Z", `fill="${half}" fill-opacity=".95"`)}</g>`;
  }
  if (pad.print === "dots") {
    const dots = repeat(150, (i) =>
      circle(
        ((i % 25) - 12) * 34 + ((i / 25) & 1) * 17,
        Math.floor(i / 25) * 34 + 60,
        3 + Math.floor(i / 25) * 1.6,
        `fill="${second}"`,
      ),
    );
    return `<g clip-path="${clip}">${dots}</g>`;
  }
  if (pad.print === "clear") {
    const board = rect(-190, -120, 380, 190, `rx="18" fill="${ink.pcb}" fill-opacity=".75"`);
    const traces = repeat(9, (i) =>
      path(
        `M${-170 + i * 42} -110V${-40 + (i % 3) * 30}H${-140 + i * 42}V60`,
        `fill="none" stroke="#7be0a6" stroke-opacity=".5" stroke-width="4"`,
      ),
    );
    const motors = [-1, 1]
      .map(
        (s) =>
          circle(s * 315, 130, 46, `fill="${ink.steel}" fill-opacity=".55"`) +
          circle(s * 315, 130, 20, `fill="#0b0d17" fill-opacity=".6"`),
      )
      .join("");
    return `<g clip-path="${clip}">${board}${traces}${motors}</g>`;
  }
  return "";
}

function face(pen: Pen, pad: Pad): string {
  const keys = pad.keys ? ink[pad.keys] : isLight(ink[pad.body]) ? ink.white : ink.black;
  const dark = ink.coal;
  const layout = padLayouts[pad.model];
  const [dx, dy] = layout.dpad;
  const [fx, fy] = layout.face;
  const ring = pad.trim && pad.print !== "camo" && pad.print !== "split" ? ink[pad.trim] : undefined;
  const sticks = layout.sticks
    .map(([x, y]) => thumbstick(pen, x, y, 56, pad.keys === "white" ? ink.graphite : dark, ring))
    .join("");

  if (pad.model === "dualsense") {
    const plate = symmetricPlate();
    const glow = [-1, 1]
      .map((s) =>
        path(
          `M${s * 158} -196C${s * 152} -130 ${s * 142} -80 ${s * 132} -40`,
          `fill="none" stroke="${pen.light.rim}" stroke-width="8" stroke-linecap="round"`,
        ),
      )
      .join("");
    return (
      solid(pen, plate, dark, { rim: 0 }) +
      sticks +
      solid(
        pen,
        "M-152 -203H152C150 -150 140 -90 132 -56Q126 -34 104 -34H-104Q-126 -34 -132 -56C-140 -90 -150 -150 -152 -203Z",
        pad.keys ? keys : ink[pad.body],
        { rim: 3 },
      ) +
      glow +
      splitPad(pen, dx, dy, 62, keys) +
      faceKeys(pen, fx, fy, 56, 30, keys, "sony") +
      pill(pen, -196, -166, 14, 40, keys, 12) +
      pill(pen, 196, -166, 14, 40, keys, -12) +
      circle(0, 34, 20, `fill="${ink.graphite}"`) +
      pill(pen, 0, 78, 46, 12, ink.graphite)
    );
  }
  if (pad.model === "dualshock") {
    return (
      circle(dx, dy, 92, `fill="#000" fill-opacity=".22"`) +
      circle(fx, fy, 96, `fill="#000" fill-opacity=".22"`) +
      solid(pen, roundRect(-132, -168, 264, 138, 18), ink.coal, { rim: 3, gloss: 0.12 }) +
      rect(-132, -186, 264, 12, `rx="6" fill="${pen.light.rim}"`) +
      sticks +
      splitPad(pen, dx, dy, 60, keys) +
      faceKeys(pen, fx, fy, 56, 29, keys, "sony") +
      pill(pen, -160, -146, 15, 36, keys) +
      pill(pen, 160, -146, 15, 36, keys) +
      repeat(8, (i) => circle(-26 + (i % 4) * 17, -8 + Math.floor(i / 4) * 15, 4, `fill="#05060d"`)) +
      circle(
        0,
        52,
        21,
        `fill="${ink.graphite}" stroke="${pen.light.rim}" stroke-opacity=".6" stroke-width="3"`,
      )
    );
  }
  if (pad.model === "xbox") {
    return (
      sticks +
      crossPad(pen, dx, dy, 54, pad.keys ? keys : ink.black) +
      faceKeys(pen, fx, fy, 58, 32, ink.black, "xbox") +
      circle(0, -136, 30, `fill="${ink.white}"`) +
      path(
        `M-14 -150L14 -122M14 -150L-14 -122`,
        `stroke="${ink.graphite}" stroke-width="7" stroke-linecap="round"`,
      ) +
      circle(-58, -82, 16, `fill="${ink.black}" stroke="#fff" stroke-opacity=".25" stroke-width="2"`) +
      circle(58, -82, 16, `fill="${ink.black}" stroke="#fff" stroke-opacity=".25" stroke-width="2"`) +
      pill(pen, 0, -68, 40, 18, ink.black)
    );
  }
  if (pad.model === "pro") {
    return (
      sticks +
      crossPad(pen, dx, dy, 56, keys) +
      faceKeys(pen, fx, fy, 60, 33, keys, "nintendo") +
      rect(-132, -136, 36, 10, `fill="${ink.steel}"`) +
      rect(96, -136, 36, 10, `fill="${ink.steel}"`) +
      rect(109, -149, 10, 36, `fill="${ink.steel}"`) +
      circle(62, -70, 17, `fill="${ink.black}" stroke="${ink.steel}" stroke-width="4"`) +
      rect(-80, -86, 32, 32, `rx="6" fill="${ink.black}" stroke="${ink.steel}" stroke-width="4"`)
    );
  }
  return (
    circle(fx, fy, 138, `fill="#000" fill-opacity=".2"`) +
    crossPad(pen, dx, dy, 82, pad.keys ? keys : ink.black) +
    faceKeys(pen, fx, fy, 74, 40, keys, "retro") +
    pill(pen, -44, 34, 74, 24, ink.graphite, -32) +
    pill(pen, 44, 34, 74, 24, ink.graphite, -32)
  );
}

const symmetricPlate = (): string =>
  "M0 -60H120C150 -40 210 -20 208 46C206 84 200 100 186 108C130 101 60 101 0 101C-60 101 -130 101 -186 108C-200 100 -206 84 -208 46C-210 -20 -150 -40 -120 -60Z";

function arcade(pen: Pen, pad: Pad): string {
  const keys = pad.keys ? ink[pad.keys] : ink.red;
  const buttons = repeat(8, (i) => {
    const [x, y] = [50 + (i % 4) * 94, -30 + Math.floor(i / 4) * 112 - ([0, 26, 26, 6][i % 4] ?? 0)];
    return (
      circle(x, y + 8, 44, `fill="#000" fill-opacity=".5"`) +
      solid(pen, ellipse(x, y, 42), i % 4 === 3 ? ink.white : keys, { gloss: 0.4 }) +
      circle(x, y, 30, `fill="none" stroke="#000" stroke-opacity=".18" stroke-width="4"`)
    );
  });
  return (
    solid(pen, roundRect(-400, -190, 800, 450, 46), darken(ink[pad.body], 0.5)) +
    solid(pen, padLayouts.arcade.outline, ink[pad.body], { rim: 6 }) +
    path(
      roundRect(-366, -196, 732, 402, 28),
      `fill="none" stroke="${keys}" stroke-opacity=".6" stroke-width="5"`,
    ) +
    path(
      polygon([
        [-366, 150],
        [-120, -196],
        [-60, -196],
        [-306, 206],
        [-366, 206],
      ]),
      `fill="${keys}" fill-opacity=".28"`,
    ) +
    circle(-210, 40, 82, `fill="#05060d"`) +
    solid(pen, ellipse(-210, 40, 70), ink.graphite) +
    path("M-222 40L-206 -120H-180L-196 40Z", `fill="${ink.steel}"`) +
    solid(pen, ellipse(-192, -140, 62), keys, { gloss: 0.55 }) +
    buttons +
    repeat(3, (i) => pill(pen, -330 + i * 60, -160, 40, 18, ink.steel))
  );
}

/** A controller seen from the front, about 820 wide, centred on the origin. */
export function gamepad(pen: Pen, pad: Pad): string {
  if (pad.model === "arcade") return arcade(pen, pad);
  const layout = padLayouts[pad.model];
  const body = ink[pad.body];
  const shell = pad.print === "shell";
  const opacity = pad.print === "clear" ? 0.55 : 1;
  const bodyTag =
    (pad.print === "clear" ? print(pen, pad, layout.outline) : "") +
    solid(pen, layout.outline, body, { rim: 6, opacity });
  if (shell) {
    const holes = [
      ...layout.sticks.map(([x, y]) => ellipse(x, y, 66)),
      ellipse(...layout.dpad, 66),
      ellipse(...layout.face, 82),
    ];
    const centre =
      pad.model === "dualsense" || pad.model === "dualshock"
        ? [roundRect(-132, -168, 264, 134, 20)]
        : [ellipse(0, -136, 30)];
    const cut = [...holes, ...centre]
      .map((d) => path(d, `fill="#0a0c16" stroke="${lighten(body, 0.35)}" stroke-width="6"`))
      .join("");
    return bodyTag + print(pen, pad, layout.outline) + cut + screw(-330, 190, 13) + screw(330, 190, 13);
  }
  return (
    solid(pen, layout.shoulders, pad.keys && pad.keys !== "white" ? ink[pad.keys] : ink.coal, {
      rim: 4,
      gloss: 0.1,
    }) +
    bodyTag +
    (pad.print === "clear" ? "" : print(pen, pad, layout.outline)) +
    face(pen, pad)
  );
}

/** The same controller from behind: triggers, screws and the service label. */
export function gamepadBack(pen: Pen, pad: Pad): string {
  const layout = padLayouts[pad.model];
  const body = isLight(ink[pad.body]) ? darken(ink[pad.body], 0.1) : darken(ink[pad.body], 0.25);
  const triggers = [-1, 1]
    .map(
      (s) =>
        `<g transform="scale(${s} 1)">${solid(pen, "M170 -190C180 -290 300 -300 330 -210L318 -120H180Z", ink.coal, { rim: 5 })}</g>`,
    )
    .join("");
  const grip = repeat(60, (i) => {
    const [c, r] = [i % 6, Math.floor(i / 6)];
    return [-1, 1]
      .map((s) =>
        circle(s * (285 + c * 17 + (r & 1) * 8), 40 + r * 19, 3.5, `fill="#000" fill-opacity=".35"`),
      )
      .join("");
  });
  return (
    triggers +
    solid(pen, layout.outline, body, { rim: 6, gloss: 0.12 }) +
    `<g clip-path="${pen.clip(layout.outline)}">${grip}</g>` +
    rect(-34, -206, 68, 26, `rx="12" fill="#05060d" stroke="${ink.steel}" stroke-width="4"`) +
    rect(-120, -90, 240, 120, `rx="10" fill="${ink.silver}" fill-opacity=".92"`) +
    pixelText("MOD AG-20", -100, -70, 3.8, "#2a3046") +
    repeat(14, (i) => rect(-100 + i * 14, -20, i % 3 === 0 ? 8 : 4, 34, `fill="#2a3046"`)) +
    screw(-318, -60, 17) +
    screw(318, -60, 17) +
    screw(-340, 196, 17) +
    screw(340, 196, 17)
  );
}
