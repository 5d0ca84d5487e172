/** Whole pesos out of what was typed, read as a decimal; null when it is no price. */
export function toPesos(typed: string | number): number | null {
  if (typeof typed === "string" && typed.trim() === "") return null;
  const price = Math.round(Number(typed));
  return Number.isFinite(price) && price >= 0 ? price : null;
}

const LONGEST_LESSON = 6000;

/** Whole minutes out of what was typed; 0 when it is none. */
export function toMinutes(typed: string | number): number {
  const minutes = Math.trunc(Number(typed));
  return Number.isFinite(minutes) && minutes > 0 ? Math.min(minutes, LONGEST_LESSON) : 0;
}
