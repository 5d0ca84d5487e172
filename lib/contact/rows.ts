import type { ContactChannel, ContactKind, ContactService, ContactState, FollowedMessage } from "./types";

/** What the function contact_by_token answers. */
export type FollowedAnswer = {
  number: string;
  kind: ContactKind;
  service: ContactService | null;
  message: string;
  state: ContactState;
  created_at: string;
  promised_at: string;
  due_on: string;
  answered_at: string | null;
  closed_at: string | null;
  answers: { id: number; channel: ContactChannel; body: string; created_at: string }[];
};

export function toFollowedMessage({
  created_at,
  promised_at,
  due_on,
  answered_at,
  closed_at,
  answers,
  ...row
}: FollowedAnswer): FollowedMessage {
  return {
    ...row,
    createdAt: created_at,
    promisedAt: promised_at,
    dueOn: due_on,
    answeredAt: answered_at,
    closedAt: closed_at,
    answers: answers.map(({ created_at: createdAt, ...answer }) => ({ ...answer, createdAt })),
  };
}
