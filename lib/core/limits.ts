/**
 * Rate limits per user, or per client address for guests. Those of guests are generous: mobile carriers put many
 * customers behind one address.
 */
const limit = (calls: number, windowSeconds: number) => ({ limit: calls, windowSeconds });

const MINUTE = 60;
const HOUR = 3600;

/** Frequent staff actions; the default of actions restricted to roles. */
export const DAILY_WORK = limit(240, 10 * MINUTE);
/** Staff searches while typing. */
export const WHILE_TYPING = limit(900, 10 * MINUTE);
/** Expensive actions: files, roles, money, long reads. */
export const COSTLY = limit(60, 10 * MINUTE);
/** Occasional customer actions. */
export const SELDOM = limit(30, 10 * MINUTE);
/** Calls that a page makes on its own. */
export const BACKGROUND = limit(120, 5 * MINUTE);
/** Reports of page timings: one per page load, rarely two. A refused report loses nothing for the visitor. */
export const PAGE_REPORTS = limit(40, 5 * MINUTE);
/** Filtered lists of the store. */
export const SEARCHES = limit(240, 5 * MINUTE);
/** Actions that a visitor does once or twice. */
export const ONCE_OR_TWICE = limit(10, MINUTE);
/** Questions to the provider about one payment, by all who follow it. */
export const PAYMENT_QUESTIONS = limit(1, 10);
/** Checkout. */
export const ORDERS = [ONCE_OR_TWICE, limit(40, 10 * MINUTE)];
/** Other submissions by guests. */
export const SUBMISSIONS = [ONCE_OR_TWICE, limit(40, HOUR)];
/** Forms that attract spam. */
export const PUBLIC_FORMS = [limit(5, MINUTE), limit(30, HOUR)];
export const SIGN_IN = limit(60, MINUTE);
/** Per account and client address: from the tenth wrong password on, attempts are rejected without checking. */
export const PASSWORD_TRIES = limit(9, 10 * MINUTE);
/** Lookups by data that could be guessed: message numbers are sequential and phone numbers are no secret. */
export const GUESSES = limit(10, HOUR);
/** Mails to one address, which anybody can trigger. */
export const MAILS_TO_ONE = limit(5, 24 * HOUR);
