/** The largest font size between `min` and `max` at which the text fits the width. */
export function fitSize(
  widthAt: (size: number) => number,
  { room, max, min }: { room: number; max: number; min: number },
): number {
  for (let size = max; size > min; size -= 1) if (widthAt(size) <= room) return size;
  return min;
}
