import type { CounterMethod } from "@/lib/orders/labels";
import type { ConditionCheck } from "../types";
import type { Complexity } from "./labels";
import type { TypedIntake } from "./schema";
import type { IntakePrefill } from "./types";

/** What the check-in form holds: amounts as they are typed, accessories as ticks and words. */
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

/** A list that somebody typed: commas part it. */
export function wordsOf(text: string): string[] {
  return text
    .split(",")
    .map((word) => word.trim())
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

/** What goes to the server. */
export function toIntakeInput(
  { accessories, otherAccessories, ...values }: IntakeValues,
  requestKey: string,
): TypedIntake {
  return {
    ...values,
    requestKey,
    accessories: [...new Set([...accessories, ...wordsOf(otherAccessories)])].join(", "),
    diagnosisPrice: values.diagnosisPrice.trim() || 0,
    agreedPrice: values.agreedPrice.trim() || null,
    deposit: values.deposit.trim() || 0,
  };
}

/** What a device is better not received without, though only its fault is required. */
export function missingOf({ userId, name, phone, email, acceptsTerms }: IntakeValues): string[] {
  const isKnown = userId !== null;
  return [
    !isKnown && name.trim() === "" && "de quién es",
    !isKnown && phone.trim() === "" && email.trim() === "" && "un celular o correo para avisarle",
    !acceptsTerms && "que el cliente acepte las condiciones",
  ].filter((missing) => missing !== false);
}

/** A list with a word in it or out of it. */
export function toggle<Word extends string>(words: readonly Word[], word: Word): Word[] {
  return words.includes(word) ? words.filter((other) => other !== word) : [...words, word];
}
