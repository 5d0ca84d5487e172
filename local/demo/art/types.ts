import type { InkName } from "./color.ts";
import type { DiagramName } from "./diagrams.ts";

/** Light of the stage: main glow and rim, with a second colour as counter light. */
export type Tone = "electric" | "violet" | "cyan" | "ember" | "magenta" | "lime" | "ice";
export type Backdrop = "grid" | "rings" | "rays" | "pixels" | "horizon" | "blocks";
export type View = "front" | "tilt" | "back" | "detail" | "box" | "pair";

export type GamepadModel = "dualsense" | "dualshock" | "xbox" | "pro" | "retro" | "arcade";
export type ConsoleModel =
  | "ps5"
  | "ps5-slim"
  | "ps4-slim"
  | "ps4-pro"
  | "series-x"
  | "series-s"
  | "one-s"
  | "retro"
  | "dock";
/** Consoles whose ports are known. */
export type PortsModel =
  | "ps5-slim"
  | "ps5-digital"
  | "ps5-pro"
  | "ps5"
  | "ps4-slim"
  | "ps4-pro"
  | "series-x"
  | "series-s"
  | "one-s"
  | "switch-2"
  | "switch-oled"
  | "switch"
  | "switch-lite";
export type Connector = "usb-a" | "usb-c" | "micro" | "hdmi" | "jack" | "power" | "fig-8";
export type Cover =
  | "planet"
  | "mountains"
  | "city"
  | "race"
  | "ball"
  | "forest"
  | "castle"
  | "ocean"
  | "blade"
  | "portal"
  | "storm"
  | "desert";
export type SceneName =
  | "stick-swap"
  | "buttons"
  | "charge"
  | "deep-clean"
  | "thermal"
  | "hdmi"
  | "screen-swap"
  | "power"
  | "disc"
  | "overheat"
  | "upgrade"
  | "scooter"
  | "express"
  | "priority"
  | "bench"
  | "solder"
  | "micro"
  | "handheld-lab"
  | "starter"
  | "business"
  | "cleaning"
  | "home-care"
  | "drift-lab"
  | "diagnosis"
  | "chip-level"
  | "dust-before"
  | "dust-after"
  | "drift-before"
  | "drift-after"
  | "port-before"
  | "port-after"
  | "glass-before"
  | "glass-after"
  | "hero-arcade"
  | "hero-workshop"
  | "hero-academy";

type Subject =
  | {
      kind: "gamepad";
      model: GamepadModel;
      body: InkName;
      trim?: InkName;
      keys?: InkName;
      print?: "camo" | "split" | "clear" | "dots" | "shell";
    }
  | { kind: "joycons"; left: InkName; right: InkName; only?: "left" | "right"; grip?: boolean }
  | { kind: "console"; model: ConsoleModel; body: InkName; trim?: InkName; pad?: InkName }
  | {
      kind: "handheld";
      model: "switch" | "lite" | "pocket" | "deck";
      left: InkName;
      right: InkName;
      cover: Cover;
      dock?: boolean;
    }
  | { kind: "ports"; model: PortsModel; body: InkName }
  | { kind: "headset"; body: InkName; trim: InkName; mic?: boolean; earbuds?: boolean }
  | { kind: "cable"; ends: [Connector, Connector]; body: InkName }
  | { kind: "dongle"; model: "receiver" | "adapter" | "hub"; body: InkName }
  | { kind: "charger"; pads: GamepadModel; body: InkName; padBody: InkName }
  | {
      kind: "storage";
      model: "nvme" | "heatsink" | "ssd" | "hdd" | "microsd" | "usb";
      label: string;
      body: InkName;
    }
  | { kind: "stick"; caps: InkName; pots: InkName; count?: 1 | 2 | 4 }
  | { kind: "ribbon"; body: InkName; width?: number }
  | { kind: "port"; model: "hdmi" | "usb-c" | "micro" | "board" | "slot"; body?: InkName }
  | { kind: "psu"; label: string }
  | { kind: "fan"; model: "blower" | "axial"; blades: InkName }
  | { kind: "laser"; body: InkName }
  | { kind: "drive"; body: InkName }
  | { kind: "paste"; body: InkName; label: string }
  | { kind: "pads"; body: InkName }
  | { kind: "screen"; model: "lcd" | "oled" | "glass"; cover: Cover }
  | {
      kind: "game";
      /** Lines of the title on the cover. */
      title: string[];
      band: InkName;
      cover: Cover;
      hue: InkName;
      /** Below when absent. */
      titleAt?: "top" | "middle";
      /** A light bar behind the title. */
      isPlate?: boolean;
      isMirrored?: boolean;
      cartridge?: boolean;
    }
  | { kind: "giftcard"; body: InkName; label: string }
  | { kind: "caps"; body: InkName; trim: InkName; count: 2 | 4 | 8 }
  | { kind: "bag"; body: InkName; trim: InkName; model: "pouch" | "backpack" | "hard" }
  | { kind: "buttons"; model: "sony" | "xbox" | "nintendo"; body: InkName }
  | { kind: "membrane"; body: InkName }
  | { kind: "triggers"; body: InkName }
  | { kind: "battery"; body: InkName; label: string }
  | { kind: "board"; shape: "pad" | "console" | "stick"; body: InkName }
  | { kind: "chip"; label: string }
  | { kind: "tools"; model: "kit" | "driver" | "iron" | "multimeter" | "microscope" | "brush"; body: InkName }
  | { kind: "stand"; body: InkName; trim: InkName; cooler?: boolean }
  | { kind: "keyboard"; body: InkName; trim: InkName }
  | { kind: "mouse"; body: InkName; trim: InkName }
  | { kind: "chair"; body: InkName; trim: InkName }
  | { kind: "wheel"; body: InkName; trim: InkName }
  | { kind: "microphone"; body: InkName; trim: InkName }
  | { kind: "camera"; body: InkName }
  | { kind: "remote"; body: InkName }
  | { kind: "rail"; body: InkName }
  | { kind: "deskmat"; cover: Cover; hue: InkName }
  | { kind: "strap"; body: InkName }
  | { kind: "diagram"; diagram: DiagramName }
  | { kind: "scene"; scene: SceneName }
  | { kind: "map" }
  | { kind: "og" }
  | { kind: "placeholder" };

/** Everything that determines a picture: the same spec always gives the same bytes. */
export type ArtSpec = Subject & {
  tone: Tone;
  backdrop?: Backdrop;
  view?: View;
  angle?: number;
  /** Scratches and rubbed edges of something used. */
  isWorn?: boolean;
  /** Without a stage: a transparent background for either theme. */
  isCutOut?: boolean;
};
export type ArtKind = ArtSpec["kind"];
export type ArtOf<K extends ArtKind> = Extract<ArtSpec, { kind: K }>;
