import type { TestDatabase } from "../support/database.ts";

export type OutboxMail = {
  kind: string;
  recipient: string;
  data: Record<string, string>;
  attempts: number;
  sent_at: Date | null;
  failed_at: Date | null;
  last_error: string;
};

/** The mails about an order, a message or a subscriber, in the order in which they were queued. */
export async function mailsAbout(db: TestDatabase, about: string): Promise<OutboxMail[]> {
  return [
    ...(await db.sql<OutboxMail[]>`
      select kind, recipient, data, attempts, sent_at, failed_at, last_error from private.outbox
      where about = ${about} order by id`),
  ];
}

type Claimed = { id: string; kind: string; recipient: string; about: string; data: Record<string, string> };

/** The server's operations on the outbox. */
export function outboxOf(db: TestDatabase) {
  return {
    claim: (kinds: string[], limit = 5) =>
      db.as("service_role", async (sql) => [
        ...(await sql<Claimed[]>`select * from public.claim_mails(${kinds}, ${limit})`),
      ]),
    settle: (id: string, error: string | null = null, isVoid = false) =>
      db.as("service_role", (sql) => sql`select public.settle_mail(${id}, ${error}, ${isVoid})`),
  };
}
