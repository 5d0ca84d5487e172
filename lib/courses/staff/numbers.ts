const LONGEST_LESSON = 6000;

/** Whole minutes out of what was typed; 0 when it is none. */
export function toMinutes(typed: string | number): number {
  const minutes = Math.trunc(Number(typed));
  return Number.isFinite(minutes) && minutes > 0 ? Math.min(minutes, LONGEST_LESSON) : 0;
}
