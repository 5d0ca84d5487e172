/** Milliseconds until the next look: half as long again each time, up to `max`. */
export function refreshDelay(looks: number, { first, max }: { first: number; max: number }): number {
  return Math.min(Math.round(first * 1.5 ** looks), max);
}
