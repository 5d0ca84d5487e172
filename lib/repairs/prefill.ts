import { normalizeText } from "@/lib/core/text";
import type { DeviceKind } from "./types";

const WORDS: readonly [device: DeviceKind, words: readonly string[]][] = [
  ["control", ["control", "joystick", "dualsense", "dualshock", "joy-con", "joycon", "gatillo"]],
  ["playstation", ["playstation", "ps3", "ps4", "ps5"]],
  ["xbox", ["xbox"]],
  ["nintendo", ["nintendo", "switch"]],
];

/** Which device the name of a service or a part speaks of; empty when it does not say. */
export function deviceOf(name: string): DeviceKind | "" {
  const text = normalizeText(name);
  return WORDS.find(([, words]) => words.some((word) => text.includes(word)))?.[0] ?? "";
}

/** How a request begins when it comes from a service's page, or from a part that somebody would rather not install. */
export function prefill({ service, product }: { service?: string; product?: string }): {
  device: DeviceKind | "";
  description: string;
} {
  const name = service ?? product ?? "";
  if (!name) return { device: "", description: "" };
  const description = service ? `Quiero este servicio: ${name}. ` : `Quiero que me instalen: ${name}. `;
  return { device: deviceOf(name), description };
}
