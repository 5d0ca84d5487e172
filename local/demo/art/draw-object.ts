import { headset, microphone } from "./objects/audio.ts";
import { board, port, screen } from "./objects/boards.ts";
import { cable, dongle } from "./objects/cables.ts";
import { consoleBack, gameConsole } from "./objects/console.ts";
import { camera, chair, keyboard, mouse, remote, wheel } from "./objects/desk.ts";
import { gamepad, gamepadBack } from "./objects/gamepad.ts";
import { handheld, handheldBack } from "./objects/handheld.ts";
import { joycons } from "./objects/joycons.ts";
import { bag, deskmat, game, giftcard } from "./objects/merchandise.ts";
import { ports } from "./objects/ports.ts";
import { battery, charger, chip, psu, stand } from "./objects/power.ts";
import { fan, laser, pads, paste, ribbon, stick } from "./objects/repair-parts.ts";
import { buttons, caps, drive, membrane, rail, strap, triggers } from "./objects/small-parts.ts";
import { storage } from "./objects/storage.ts";
import { tools } from "./objects/tools.ts";
import type { Pen } from "./pen.ts";
import { place } from "./shapes.ts";
import type { ArtSpec } from "./types.ts";

/** Draws the object of a spec around the origin, within about 450 units each way. */
export function drawObject(pen: Pen, spec: ArtSpec): string {
  switch (spec.kind) {
    case "gamepad":
      return spec.view === "back" ? gamepadBack(pen, spec) : gamepad(pen, spec);
    case "console":
      return spec.view === "back" ? consoleBack(pen, spec) : gameConsole(pen, spec);
    case "handheld":
      return spec.view === "back" ? handheldBack(pen, spec) : handheld(pen, spec);
    case "ports":
      return ports(pen, spec);
    case "joycons":
      return joycons(pen, spec);
    case "headset":
      return headset(pen, spec);
    case "microphone":
      return microphone(pen, spec);
    case "cable":
      return cable(pen, spec);
    case "dongle":
      return dongle(pen, spec);
    case "charger":
      return charger(pen, spec);
    case "storage":
      return storage(pen, spec);
    case "stick":
      return stick(pen, spec);
    case "ribbon":
      return place(ribbon(pen, spec), -20, 0, 1.1);
    case "port":
      return port(pen, spec);
    case "board":
      return board(pen, spec);
    case "screen":
      return screen(pen, spec);
    case "psu":
      return psu(pen, spec);
    case "battery":
      return battery(pen, spec);
    case "chip":
      return chip(pen, spec);
    case "stand":
      return stand(pen, spec);
    case "fan":
      return fan(pen, spec);
    case "laser":
      return laser(pen, spec);
    case "paste":
      return paste(pen, spec);
    case "pads":
      return pads(pen, spec);
    case "drive":
      return drive(pen, spec);
    case "game":
      return game(pen, spec);
    case "giftcard":
      return giftcard(pen, spec);
    case "bag":
      return bag(pen, spec);
    case "deskmat":
      return deskmat(pen, spec);
    case "caps":
      return caps(pen, spec);
    case "buttons":
      return buttons(pen, spec);
    case "membrane":
      return membrane(pen, spec);
    case "triggers":
      return triggers(pen, spec);
    case "rail":
      return rail(pen, spec);
    case "strap":
      return strap(pen, spec);
    case "tools":
      return tools(pen, spec);
    case "keyboard":
      return keyboard(pen, spec);
    case "mouse":
      return mouse(pen, spec);
    case "chair":
      return chair(pen, spec);
    case "wheel":
      return wheel(pen, spec);
    case "camera":
      return camera(pen, spec);
    case "remote":
      return remote(pen, spec);
    default:
      throw new Error(`«${spec.kind}» is a whole picture, not an object`);
  }
}
