import { randomUUID } from "node:crypto";
import type { TestDatabase } from "../support/database.ts";
import { answerAs } from "../support/queries.ts";
import { nextPhone } from "./people.ts";

export type SubmittedMessage = { id: string; number: string; token: string; is_new: boolean };

/** A message to the shop, as the server passes it to the database. */
export async function submitMessage(
  db: TestDatabase,
  {
    kind = "consulta",
    phone = "",
    email = "",
    text = "",
    user = null as string | null | undefined,
    spam = false,
    version = "2026-01",
    ip = "203.0.113.7",
  } = {},
): Promise<SubmittedMessage> {
  const caller = phone || nextPhone();
  const message = text || `Mi consola no da video (${randomUUID()})`;
  return answerAs<SubmittedMessage>(db, "service_role")`
      select public.submit_contact_message(${kind}::public.contact_kind, 'Ana Gómez', ${caller}, ${email}, ${message},
        ${version}, 'consola', ${ip}, ${user ?? null}, ${spam})`;
}

export type Subscription = { state: string; confirm_token?: string; unsubscribe_token?: string };

/** The first of the newsletter's two steps. */
export async function subscribe(db: TestDatabase, email: string): Promise<Subscription> {
  return answerAs<Subscription>(db, "service_role")`
      select public.subscribe_newsletter(${email}, 'blog', '2026-01', '203.0.113.7')`;
}

/** Both steps. */
export async function joinNewsletter(db: TestDatabase, email: string): Promise<Subscription> {
  const step = await subscribe(db, email);
  await db.as("anon", (sql) => sql`select public.confirm_newsletter(${step.confirm_token ?? ""})`);
  return step;
}
