export const XP_PER_LEVEL = 30;

/** Level 1 starts at 0 XP; every 30 XP add one level. */
export function levelOf(xp: number): number {
  return 1 + Math.floor(Math.max(0, xp) / XP_PER_LEVEL);
}

/** XP within the level: 55 XP are 25 of 30. */
export function xpInLevel(xp: number): number {
  return Math.max(0, xp) % XP_PER_LEVEL;
}

type Earned = { kind: string; xp: number; createdAt: string };

/**
 * When the level of this total was reached: the time of the ledger entry (newest first) that crossed its threshold.
 * Null for the first level, for a level of the opening balance, and when that entry is not among the given ones.
 */
export function levelReachedAt(xp: number, ledger: readonly Earned[]): string | null {
  const level = levelOf(xp);
  let after = xp;
  for (const entry of ledger) {
    const before = after - entry.xp;
    if (levelOf(before) < level && levelOf(after) >= level)
      return entry.kind === "opening" ? null : entry.createdAt;
    after = before;
  }
  return null;
}
