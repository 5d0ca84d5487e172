/** How often one person, or the visitors of one address, may do a thing. */

/** What staff do all day. */
export const DAILY_WORK = { limit: 240, windowSeconds: 600 };
/** What costs more: files, roles, money, long reads. */
export const COSTLY = { limit: 60, windowSeconds: 600 };
/** What a customer does now and then. */
export const SELDOM = { limit: 20, windowSeconds: 600 };
/** What a visitor does once or twice in a row. */
export const ONCE_OR_TWICE = { limit: 10, windowSeconds: 60 };
