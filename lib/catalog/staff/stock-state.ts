import type { STOCK_STATES } from "./labels";

/** How many are left in one word; `low` is up to how many units are few. */
export function stockState(stock: number, low: number): (typeof STOCK_STATES)[number] {
  if (stock === 0) return "agotado";
  return stock <= low ? "bajo" : "disponible";
}
