import { REPAIR_TIME } from "@/lib/legal/promises";
import type { ConditionCheck, DeviceKind } from "../rows";

/** Items of the condition check; SQL has the same keys. */
export const CONDITION_CHECKS = {
  enciende: "Enciende",
  no_enciende: "No enciende",
  golpes: "Golpes",
  rayones: "Rayones",
  tornillos: "Tornillos faltantes",
  sello: "Sello roto",
  humedad: "Señales de humedad",
  suciedad: "Polvo o suciedad",
} satisfies Record<ConditionCheck, string>;

export const CONDITION_KEYS = Object.keys(CONDITION_CHECKS) as ConditionCheck[];

/** Recorded condition of a device in one line. */
export function conditionText({
  checks,
  condition,
}: {
  checks: readonly ConditionCheck[];
  condition: string;
}): string {
  const seen = CONDITION_KEYS.filter((key) => checks.includes(key)).map((key) => CONDITION_CHECKS[key]);
  return [...seen, condition].filter(Boolean).join(", ");
}

/** Maker of a kind of device, filled in with it. */
export const MAKERS: Partial<Record<DeviceKind | "", string>> = {
  playstation: "Sony",
  xbox: "Microsoft",
  nintendo: "Nintendo",
};

const CONSOLE = ["Cable de poder", "Cable HDMI", "Control", "Juego dentro", "Base", "Caja"];

/** Common accessories by kind of device. */
export const ACCESSORIES: Record<DeviceKind | "", readonly string[]> = {
  playstation: CONSOLE,
  xbox: CONSOLE,
  nintendo: [
    "Cargador",
    "Base",
    "Joy-Con izquierdo",
    "Joy-Con derecho",
    "Juego dentro",
    "Memoria",
    "Estuche",
  ],
  control: ["Cable USB", "Tapa de pilas", "Receptor", "Caja"],
  otro: ["Cargador", "Cable", "Estuche", "Caja"],
  "": ["Cable de poder", "Cargador", "Control", "Juego dentro", "Caja"],
};

export const COMPLEXITY_LABELS = {
  simple: "Simple",
  compleja: "Compleja",
} as const;

export const COMPLEXITY_HINTS = {
  simple: `${REPAIR_TIME.simple} hábiles`,
  compleja: `${REPAIR_TIME.compleja} hábiles`,
} as const;

export type Complexity = keyof typeof COMPLEXITY_LABELS;
