/** A mail that never left. */
export type LostMail = {
  id: number;
  kind: string;
  recipient: string;
  /** Why, as the mail server or the program said it. */
  reason: string;
  failedAt: string;
  /** The page of what it was about; null when there is none. */
  path: string | null;
};
