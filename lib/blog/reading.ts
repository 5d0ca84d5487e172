/** Words a minute of somebody who reads to do what is written. */
const PACE = 200;

/** Minutes that a text of so many words takes, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / PACE));
}
