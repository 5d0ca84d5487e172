import { normalizeText } from "@/lib/core/text";

export type ConditionFacts = {
  name: string;
  badgeText?: string;
  details?: readonly { label: string; value: string }[];
};

export type Condition = "NewCondition" | "RefurbishedCondition" | "UsedCondition";

const REFURBISHED = /\b(?:reacondicionad|remanufacturad|restaurad|refurbished)/;
const USED = /\b(?:usad[oa]s?\b|de segunda|segunda mano|seminuev)/;

function conditionIn(text: string): Condition | undefined {
  const words = normalizeText(text);
  if (REFURBISHED.test(words)) return "RefurbishedCondition";
  return USED.test(words) ? "UsedCondition" : undefined;
}

/**
 * Condition of a product, from its detail 'Estado', badge or name. Not from the description, which may mention other
 * used things.
 */
export function conditionOf({ name, badgeText = "", details = [] }: ConditionFacts): Condition {
  const state = details.find(({ label }) => normalizeText(label) === "estado")?.value;
  if (state) return conditionIn(state) ?? "NewCondition";
  return conditionIn(badgeText) ?? conditionIn(name) ?? "NewCondition";
}
