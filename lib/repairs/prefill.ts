import { normalizeText } from "@/lib/core/text";
import type { DeviceKind } from "./rows";

const KEYWORDS: readonly [device: DeviceKind, keywords: readonly string[]][] = [
  ["control", ["control", "joystick", "dualsense", "dualshock", "joy-con", "joycon", "gatillo"]],
  ["playstation", ["playstation", "ps3", "ps4", "ps5"]],
  ["xbox", ["xbox"]],
  ["nintendo", ["nintendo", "switch"]],
];

/** Detects the device in the name of a service or part; empty when unknown. */
export function deviceOf(name: string): DeviceKind | "" {
  const text = normalizeText(name);
  return KEYWORDS.find(([, keywords]) => keywords.some((keyword) => text.includes(keyword)))?.[0] ?? "";
}

type From = {
  service?: string;
  /** Number of the order that paid the service. */
  order?: string;
  product?: string;
};

/** Initial values of a request that starts from a service, bought or not, or from a spare part. */
export function prefill({ service, order, product }: From): {
  device: DeviceKind | "";
  description: string;
} {
  const name = service ?? product ?? "";
  if (!name) return { device: "", description: "" };
  const paid = order ? `Ya lo pagué en el pedido ${order}. ` : "";
  const description = service
    ? `Quiero este servicio: ${name}. ${paid}`
    : `Quiero que me instalen: ${name}. `;
  return { device: deviceOf(name), description };
}
