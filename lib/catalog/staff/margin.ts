/** What is left of a unit's price after its cost, in COP and in percent of the price; negative when it is sold below its cost. */
export function marginOf(price: number, cost: number): { amount: number; percent: number | null } {
  const amount = price - cost;
  return { amount, percent: price > 0 ? Math.round((amount * 100) / price) : null };
}
