/** Rate limits per user, or per client address for guests. */

/** Frequent staff actions. */
export const DAILY_WORK = { limit: 240, windowSeconds: 600 };
/** Expensive actions: files, roles, money, long reads. */
export const COSTLY = { limit: 60, windowSeconds: 600 };
/** Occasional customer actions. */
export const SELDOM = { limit: 20, windowSeconds: 600 };
/** Actions that a visitor does once or twice. */
export const ONCE_OR_TWICE = { limit: 10, windowSeconds: 60 };
