const LONGEST_LESSON = 6000;

/** Parses whole minutes; 0 when invalid. */
export function toMinutes(typed: string | number): number {
  const minutes = Math.trunc(Number(typed));
  return Number.isFinite(minutes) && minutes > 0 ? Math.min(minutes, LONGEST_LESSON) : 0;
}
