/**
 * The value below which a share of a histogram's entries lies, interpolated within its bucket. `bounds` are the
 * buckets' upper limits; the last count is of entries above all of them. Null without entries.
 */
export function percentile(
  bounds: readonly number[],
  counts: readonly number[],
  share: number,
): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  let left = share * total;
  for (const [range, count] of counts.entries()) {
    if (left <= count) {
      const from = bounds[range - 1] ?? 0;
      // Above the last limit no interpolation is possible.
      const to = bounds[range] ?? from;
      return from + (to - from) * (count === 0 ? 0 : left / count);
    }
    left -= count;
  }
  return bounds.at(-1) ?? null;
}
