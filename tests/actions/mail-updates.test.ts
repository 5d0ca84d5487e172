import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { POST as sweep } from "@/app/api/mails/route";
import { sendMessageAction } from "@/lib/contact/actions";
import { replyMessageAction } from "@/lib/contact/staff/actions";
import { getThread } from "@/lib/contact/staff/queries";
import { listFailedMails } from "@/lib/mail/staff/queries";
import { moveOrderAction } from "@/lib/orders/staff/actions";
import { requestRepairAction } from "@/lib/repairs/actions";
import { createQuoteAction } from "@/lib/repairs/staff/actions";
import { buyProduct } from "../factories/orders.ts";
import { addProduct } from "../factories/products.ts";
import { answered, messageForm, repairForm, scheduled } from "./support/calls.ts";
import { afterIsDone } from "./support/next-server.ts";
import { SITE, testSite } from "./support/site.ts";

const site = await testSite();
const staff = await site.person("employee");

const { mailsTo } = site;
const freshEmail = () => `${randomUUID()}@example.com`;

const subjects = async (email: string) =>
  (await mailsTo(email)).map(({ subject }) => subject.replace(/^.*?: /, ""));

test("a buyer gets a mail when the order is confirmed and shipped, and with the reason when it is cancelled", async () => {
  const [there, gone] = [freshEmail(), freshEmail()];
  const product = await addProduct(site.db);
  const order = await buyProduct(site.db, product, 1, { method: "contra_entrega", email: there });
  const other = await buyProduct(site.db, product, 1, { method: "contra_entrega", email: gone });
  await site.visitAs(staff);
  const move = { orderId: order.order_id, move: "confirm", stamp: "placed/unpaid/pending" } as const;
  answered(await moveOrderAction(move));
  await afterIsDone();
  answered(
    await moveOrderAction({
      orderId: order.order_id,
      move: "ship",
      stamp: "confirmed/unpaid/pending",
      details: { carrier: "Servientrega", tracking: "70099" },
    }),
  );
  const cancellation = { orderId: other.order_id, move: "cancel", stamp: "placed/unpaid/pending" } as const;
  answered(
    await moveOrderAction({ ...cancellation, details: { reason: "No llegamos a esa zona" } } as never),
  );

  const mails = await mailsTo(there);
  expect(await subjects(there)).toEqual(["recibimos tu pedido", "confirmado", "va en camino"]);
  expect(mails.at(-1)?.text).toContain("Número de guía: 70099");
  expect(mails.at(-1)?.links).toContain(`${SITE}/pedido/${order.token}`);
  expect((await mailsTo(gone)).at(-1)?.text).toContain("> No llegamos a esa zona");
});

test("a guest gets the link of a repair, without what they typed, and its price", async () => {
  const email = freshEmail();
  await site.visitAs(null);
  const made = answered(
    await requestRepairAction(
      repairForm({
        model: "http://evil.test",
        description: "http://evil.test",
        name: "Entra a evil.test",
        email,
      }),
    ),
  );
  const [first] = await mailsTo(email);
  expect(first?.links).toContain(`${SITE}/reparacion/${made.token}`);
  expect(`${first?.html}${first?.text}`).not.toContain("evil.test");

  await site.visitAs(staff);
  const line = { kind: "labour" as const, concept: "Cambio de puerto HDMI", quantity: 1, unitPrice: 120_000 };
  answered(await createQuoteAction({ repairId: made.id, lines: [line] } as never));
  expect((await mailsTo(email)).at(-1)).toMatchObject({
    subject: `Reparación ${made.number}: tu cotización es de $120.000`,
    links: expect.arrayContaining([`${SITE}/reparacion/${made.token}`]),
  });
});

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
