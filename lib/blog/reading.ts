/** Reading speed in words per minute for instructions. */
const WORDS_PER_MINUTE = 200;

/** Reading time in minutes, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

/** Word count, equal to the database's count of the stored text. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}
