import { ellipse, roundRect, symmetric } from "../shapes.ts";
import type { GamepadModel } from "../types.ts";

type Point = readonly [number, number];

/** Where things sit on a pad: `sticks` and `dpad`, `face` as centre points in the pad's own coordinates. */
export type PadLayout = {
  outline: string;
  sticks: readonly Point[];
  dpad: Point;
  face: Point;
  shoulders: string;
};

const dualsense = symmetric(-205, [
  [60, -205, 110, -205, 160, -203],
  [185, -226, 255, -232, 292, -206],
  [350, -172, 376, -86, 396, 12],
  [416, 108, 430, 222, 386, 262],
  [350, 292, 306, 262, 280, 212],
  [258, 168, 236, 122, 190, 110],
  [130, 102, 60, 102, 0, 102],
]);

const dualshock = symmetric(-172, [
  [50, -172, 100, -172, 142, -172],
  [165, -204, 246, -214, 290, -186],
  [338, -158, 352, -78, 366, 12],
  [380, 108, 396, 226, 358, 272],
  [330, 302, 288, 282, 266, 222],
  [248, 168, 234, 128, 196, 126],
  [170, 126, 168, 92, 128, 92],
  [80, 92, 40, 92, 0, 92],
]);

const xbox = symmetric(-176, [
  [50, -178, 100, -188, 150, -204],
  [216, -222, 282, -216, 320, -172],
  [368, -110, 396, 0, 408, 110],
  [420, 212, 404, 268, 356, 272],
  [306, 274, 262, 216, 222, 166],
  [190, 130, 150, 122, 110, 122],
  [70, 122, 30, 122, 0, 122],
]);

const pro = symmetric(-172, [
  [80, -174, 170, -188, 238, -192],
  [312, -196, 352, -160, 374, -86],
  [402, 16, 424, 144, 402, 220],
  [386, 274, 330, 272, 298, 226],
  [266, 172, 236, 142, 180, 138],
  [120, 134, 60, 134, 0, 134],
]);

const retro =
  "M-235 -165H235A165 165 0 0 1 235 165C160 165 128 112 78 112H-78C-128 112 -160 165 -235 165A165 165 0 0 1 -235 -165Z";

const both = (d: (side: 1 | -1) => string): string => d(-1) + d(1);

export const padLayouts: Record<GamepadModel, PadLayout> = {
  dualsense: {
    outline: dualsense,
    sticks: [
      [-128, 46],
      [128, 46],
    ],
    dpad: [-268, -82],
    face: [268, -82],
    shoulders: both((s) => roundRect(s * 245 - 62, -252, 124, 90, 30)),
  },
  dualshock: {
    outline: dualshock,
    sticks: [
      [-122, 46],
      [122, 46],
    ],
    dpad: [-250, -72],
    face: [250, -72],
    shoulders: both((s) => roundRect(s * 232 - 58, -236, 116, 90, 28)),
  },
  xbox: {
    outline: xbox,
    sticks: [
      [-226, -84],
      [108, 34],
    ],
    dpad: [-108, 36],
    face: [228, -84],
    shoulders: both((s) => roundRect(s * 232 - 92, -244, 184, 96, 40)),
  },
  pro: {
    outline: pro,
    sticks: [
      [-228, -72],
      [112, 38],
    ],
    dpad: [-112, 40],
    face: [230, -72],
    shoulders: both((s) => roundRect(s * 242 - 92, -228, 184, 90, 36)),
  },
  retro: {
    outline: retro,
    sticks: [],
    dpad: [-235, 0],
    face: [235, 0],
    shoulders: both((s) => roundRect(s * 215 - 100, -190, 200, 80, 34)),
  },
  arcade: {
    outline: roundRect(-400, -230, 800, 470, 46),
    sticks: [],
    dpad: [0, 0],
    face: [0, 0],
    shoulders: ellipse(0, 0, 1),
  },
};
