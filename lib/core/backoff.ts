/** Delay in milliseconds until the next poll: grows by half each time, up to `max`. */
export function refreshDelay(looks: number, { first, max }: { first: number; max: number }): number {
  return Math.min(Math.round(first * 1.5 ** looks), max);
}
