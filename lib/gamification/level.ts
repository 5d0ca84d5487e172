export const XP_PER_LEVEL = 30;

/** Level 1 starts at 0 XP; every 30 XP add one level. */
export function levelOf(xp: number): number {
  return 1 + Math.floor(Math.max(0, xp) / XP_PER_LEVEL);
}

/** XP within the level: 55 XP are 25 of 30. */
export function xpInLevel(xp: number): number {
  return Math.max(0, xp) % XP_PER_LEVEL;
}
