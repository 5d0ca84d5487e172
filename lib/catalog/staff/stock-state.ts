import type { STOCK_STATES } from "./labels";

/** Stock level as one word; `low` is the upper bound of low stock. */
export function stockState(stock: number, low: number): (typeof STOCK_STATES)[number] {
  if (stock === 0) return "agotado";
  return stock <= low ? "bajo" : "disponible";
}
