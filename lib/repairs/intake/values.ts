import type { CounterMethod } from "@/lib/orders/labels";
import type { ConditionCheck, DeviceKind } from "../rows";
import { type Complexity, MAKERS } from "./labels";
import type { IntakePrefill } from "./rows";
import type { TypedIntake } from "./schema";

/** Form values of a check-in: amounts as typed, accessories as ticks and text. */
export type IntakeValues = Omit<IntakePrefill, "accessories"> & {
  accessories: string[];
  otherAccessories: string;
  checks: ConditionCheck[];
  diagnosisPrice: string;
  agreedPrice: string;
  deposit: string;
  depositMethod: CounterMethod;
  complexity: Complexity;
  acceptsTerms: boolean;
};

/** Splits a comma-separated list. */
export function splitList(text: string): string[] {
  return text
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean);
}

export function startValues({ accessories, ...prefill }: IntakePrefill): IntakeValues {
  return {
    ...prefill,
    accessories: [],
    otherAccessories: accessories,
    checks: [],
    diagnosisPrice: "",
    agreedPrice: "",
    deposit: "",
    depositMethod: "efectivo",
    complexity: "simple",
    acceptsTerms: false,
  };
}

/** The request body. */
export function toIntakeInput(
  { accessories, otherAccessories, ...values }: IntakeValues,
  requestKey: string,
): TypedIntake {
  return {
    ...values,
    requestKey,
    accessories: [...new Set([...accessories, ...splitList(otherAccessories)])].join(", "),
    diagnosisPrice: values.diagnosisPrice.trim() || 0,
    agreedPrice: values.agreedPrice.trim() || null,
    deposit: values.deposit.trim() || 0,
  };
}

/** Recommended fields that are empty, though only the fault is required. */
export function missingOf({ userId, name, phone, email, acceptsTerms }: IntakeValues): string[] {
  const isKnown = userId !== null;
  return [
    !isKnown && name.trim() === "" && "de quién es",
    !isKnown && phone.trim() === "" && email.trim() === "" && "un celular o correo para avisarle",
    !acceptsTerms && "que el cliente acepte las condiciones",
  ].filter((missing) => missing !== false);
}

/** Choosing the kind of device also fills in its maker, unless another brand was typed. */
export function chooseDevice(device: DeviceKind, brand: string): Pick<IntakeValues, "device" | "brand"> {
  const isTyped = brand.trim() !== "" && !Object.values(MAKERS).includes(brand);
  return { device, brand: isTyped ? brand : (MAKERS[device] ?? "") };
}

/** Adds an item to a list, or removes it. */
export function toggle<Item extends string>(items: readonly Item[], item: Item): Item[] {
  return items.includes(item) ? items.filter((other) => other !== item) : [...items, item];
}
