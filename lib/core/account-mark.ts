/** The field of a form that says for whose account it was made. */
export const ACCOUNT_FIELD = "_cuenta";

/** Tells the accounts of one browser apart without naming anybody: a page shows whose it is, a cookie whose session is open. */
export const accountMark = (userId: string): string => userId.slice(-12);

export const isAccountMark = (text: unknown): text is string =>
  typeof text === "string" && /^[0-9a-f]{12}$/.test(text);
