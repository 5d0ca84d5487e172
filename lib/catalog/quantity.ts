/** Clamps a number to a whole quantity between 1 and the stock. */
export function clampQuantity(wanted: number, stock: number): number {
  const whole = Number.isFinite(wanted) ? Math.floor(wanted) : 1;
  return Math.max(1, Math.min(whole, stock));
}
