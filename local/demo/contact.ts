import type { TransactionSql } from "postgres";
import { type DemoMessage, demoMessages, demoSubscribers } from "./data/contact.ts";
import { rowId } from "./row-id.ts";

const HOUR_MS = 3_600_000;

const TEAM = {
  employee: "00000000-0000-4000-8000-000000000003",
  manager: "00000000-0000-4000-8000-000000000004",
  admin: "00000000-0000-4000-8000-000000000005",
};

/** Demo messages and newsletter subscribers. */
export async function seedContact(sql: TransactionSql): Promise<void> {
  for (const message of demoMessages) await insertMessage(sql, message);
  for (const { email, source, state, daysAgo } of demoSubscribers) {
    const since = hoursBack(daysAgo * 24);
    const id = rowId("subscriber", email);
    await sql`
      insert into public.newsletter_subscribers (id, email, state, source, consent_version, consent_at, confirmed_at, unsubscribed_at, created_at)
      values (${id}, ${email}, ${state}, ${source}, '2026-01', ${since}, ${state === "pendiente" ? null : since},
        ${state === "baja" ? hoursBack(daysAgo * 12) : null}, ${since})
      on conflict do nothing`;
    await sql`insert into private.newsletter_keys (subscriber_id) values (${id}) on conflict do nothing`;
  }
}

async function insertMessage(sql: TransactionSql, message: DemoMessage): Promise<void> {
  const { account, email = "", replies = [], service = null, state = "nuevo", isSpam = false } = message;
  const id = rowId("message", message.phone);
  const at = hoursBack(message.hoursAgo);
  const answer = replies.find(({ channel }) => channel);
  const answeredAt = answer ? hoursBack(message.hoursAgo - answer.hoursLater) : null;
  const assignee = message.assigned ?? answer?.by;
  const [row] = await sql`
    insert into public.contact_messages (id, number, kind, service, name, phone, email, message, user_id, state, is_spam,
      assigned_to, due_on, answered_at, closed_at, consent_version, consent_at, created_at)
    select ${id}, private.next_number('PQR', ${at}), ${message.kind}, ${service}::public.contact_service, ${message.name}, ${message.phone},
      ${email}, ${message.message}, ${account ? `00000000-0000-4000-8000-0000000000${account}` : null}, ${state}, ${isSpam},
      ${assignee ? TEAM[assignee] : null}, private.add_business_days(private.co_date(${at}), 15), ${answeredAt},
      ${state === "cerrado" ? answeredAt : null}, '2026-01', ${at}, ${at}
    where not exists (select from public.contact_messages where id = ${id}) returning id`;
  if (!row) return;
  const isRead = message.isRead || replies.length > 0;
  await sql`insert into private.contact_keys (message_id, read_at) values (${id}, ${isRead ? at : null})`;
  for (const { by, hoursLater, channel = null, body } of replies)
    await sql`
      insert into public.contact_replies (message_id, author, channel, body, created_at)
      values (${id}, ${TEAM[by]}, ${channel}, ${body}, ${hoursBack(message.hoursAgo - hoursLater)})`;
}

function hoursBack(hours: number): Date {
  return new Date(Date.now() - hours * HOUR_MS);
}
