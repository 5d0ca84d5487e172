const DAY = 24 * 3_600_000;

/** How long after its delivery a product's review is asked for; later it can still be written. */
export const ASKED_DAYS = 30;

/** Deliveries since then are asked about. */
export const reviewableSince = (now: number): string => new Date(now - ASKED_DAYS * DAY).toISOString();
