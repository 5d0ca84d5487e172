import { parseWhole } from "@/lib/core/pesos";
import type { CostBasis } from "./labels";

/** A line of a purchase as typed; the cost of one unit or of the whole line. */
export type TypedLine = { quantity: string; cost: string };

/** What the whole line costs, in COP; null while its cost or its units are no number. */
export function lineCost({ quantity, cost }: TypedLine, basis: CostBasis): number | null {
  const units = parseWhole(quantity);
  const pesos = parseWhole(cost);
  if (units === null || units === 0 || pesos === null) return null;
  return basis === "unit" ? units * pesos : pesos;
}

/** The sum of the lines with a cost, and how many have none. */
export function sumOf(lines: readonly TypedLine[], basis: CostBasis): { total: number; unknown: number } {
  const costs = lines.map((line) => lineCost(line, basis));
  return {
    total: costs.reduce<number>((sum, cost) => sum + (cost ?? 0), 0),
    unknown: costs.filter((cost) => cost === null).length,
  };
}
