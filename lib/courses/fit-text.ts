/** The largest size, from `max` down to `min`, at which the text is no wider than the room. */
export function fitSize(
  widthAt: (size: number) => number,
  { room, max, min }: { room: number; max: number; min: number },
): number {
  for (let size = max; size > min; size -= 1) if (widthAt(size) <= room) return size;
  return min;
}
