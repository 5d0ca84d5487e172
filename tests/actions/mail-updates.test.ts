import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { POST as sweep } from "@/app/api/mails/route";
import { sendMessageAction } from "@/lib/contact/actions";
import { replyMessageAction } from "@/lib/contact/staff/actions";
import { getThread } from "@/lib/contact/staff/queries";
import { listFailedMails } from "@/lib/mail/staff/queries";
import { answered, messageForm, scheduled } from "./support/calls.ts";
import { SITE, testSite } from "./support/site.ts";

const site = await testSite();
const staff = await site.person("employee");

const { mailsTo } = site;
const freshEmail = () => `${randomUUID()}@example.com`;

test("an answer by mail is sent with its text; until then it does not count as sent", async () => {
  const email = freshEmail();
  await site.visitAs(null);
  const sent = answered(await sendMessageAction(messageForm({ email, kind: "queja" })));
  const [message] = await site.db.sql<{ id: string }[]>`
    select id from public.contact_messages where number = ${sent.number}`;
  await site.visitAs(staff);
  const body = "Hola, Ana.\nYa lo revisamos.";
  answered(await replyMessageAction({ messageId: message!.id, body, channel: "correo" }));
  expect((await getThread(message!.id))?.replies).toMatchObject([
    { channel: "correo", mail: expect.any(String) },
  ]);
  const mail = (await mailsTo(email)).at(-1);
  expect(mail?.subject).toBe(`${sent.number}: respuesta a tu mensaje`);
  expect(mail?.text).toContain("> Hola, Ana.\n> Ya lo revisamos.");
  expect(mail?.links).toContain(`${SITE}${sent.statusPath}`);
  expect(await getThread(message!.id)).toMatchObject({ state: "respondido", replies: [{ mail: "enviado" }] });
});

test("the owner of an account gets a mail about a new password with the next run; what cannot be sent is on the staff's list", async () => {
  const person = await site.person();
  await site.db.sql`update auth.users set encrypted_password = 'otra' where id = ${person.id}`;
  await site.db.sql`select private.post_mail('order.placed', ${randomUUID()}, 'lleno@example.org')`;
  await site.db
    .sql`update private.outbox set failed_at = now(), last_error = 'EENVELOPE 550' where recipient = 'lleno@example.org'`;
  await sweep(scheduled("/api/mails"));
  expect(await mailsTo(person.email)).toMatchObject([{ subject: "Cambió la contraseña de tu cuenta" }]);
  await site.visitAs(staff);
  expect(await listFailedMails()).toMatchObject({ total: 1, items: [{ recipient: "lleno@example.org" }] });
});
