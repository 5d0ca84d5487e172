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
  /** Number of the order that paid the service, with the device and fault given there. */
  paid?: { order: string; device: string; fault: string };
  product?: string;
};

/** Initial values of a request that starts from a service, bought or not, or from a spare part. */
export function prefill({ service, paid, product }: From): {
  device: DeviceKind | "";
  model: string;
  description: string;
} {
  const name = service ?? product ?? "";
  if (!name) return { device: "", model: "", description: "" };
  const bought = paid ? `Ya lo pagué en el pedido ${paid.order}. ${paid.fault}` : "";
  const description = service
    ? `Quiero este servicio: ${name}. ${bought}`
    : `Quiero que me instalen: ${name}. `;
  const model = paid?.device ?? "";
  return { device: deviceOf(model) || deviceOf(name), model, description };
}
