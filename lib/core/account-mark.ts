/** The form field with the mark of the account for which the form was rendered. */
export const ACCOUNT_FIELD = "_cuenta";

/**
 * Distinguishes the accounts used in one browser without identifying them: the page has the mark of its account, a
 * cookie that of the open session.
 */
export const accountMark = (userId: string): string => userId.slice(-12);

export const isAccountMark = (text: unknown): text is string =>
  typeof text === "string" && /^[0-9a-f]{12}$/.test(text);
