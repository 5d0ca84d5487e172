export type QuestFigures = { level: number; progress: number };

const LEVELS = 5;
const MIN_PROGRESS = 20;
const MAX_PROGRESS = 99;

/** FNV-1a hash: distributes similar ids evenly. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value ^= character.codePointAt(0) ?? 0;
    value = Math.imul(value, 0x01000193);
  }
  return value >>> 0;
}

/**
 * Decorative level (1 to 5) and progress (20 to 99 %) of a course card for visitors who are not enrolled. Derived from
 * the id, so that server and browser render the same.
 */
export function questFigures(courseId: string): QuestFigures {
  const seed = hash(courseId);
  return {
    level: 1 + (seed % LEVELS),
    progress: MIN_PROGRESS + (Math.floor(seed / LEVELS) % (MAX_PROGRESS - MIN_PROGRESS + 1)),
  };
}
