import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { submitMessage } from "../factories/contact.ts";
import { mailsAbout, outboxOf } from "../factories/outbox.ts";
import { addPerson } from "../factories/people.ts";
import {
  bringRepair,
  changeRepairState,
  commentRepair,
  decideQuote,
  quoteRepair,
  requestRepair,
  takeInRepair,
} from "../factories/repairs.ts";
import { testDatabase } from "../support/database.ts";
import { answerAs, queryAs } from "../support/queries.ts";

const db = await testDatabase();
const staff = await addPerson(db, "employee");
const asStaff = queryAs(db, staff);

beforeEach(() => db.sql`delete from private.outbox`);

const EMAIL = "ana@example.com";
const ask = () => requestRepair(db, "service_role", { email: EMAIL });
const kinds = async (id: string) => (await mailsAbout(db, id)).map(({ kind }) => kind);
const takeIn = (intake: object, orden: string | null = null) =>
  takeInRepair(db, staff, intake, { order: orden }).then(({ id }) => id);
const repairMail = (id: string, quoteId: string | null = null, from: number | null = null) =>
  answerAs<Record<string, unknown> & { messages: { text: string }[] }>(
    db,
    "service_role",
  )`select public.repair_for_mail(${id}, ${quoteId}, ${from})`;

describe("the mails about a repair", () => {
  test("are sent when it is requested, received, quoted, answered, ready and handed over; other steps send none", async () => {
    const { id, token } = await ask();
    expect(await kinds(id)).toEqual(["repair.requested"]);
    await takeIn({ descripcion: "No da video", contact_name: "Ana Gómez", contact_email: EMAIL }, id);
    await changeRepairState(db, staff, id, "En_Diagnostico");
    const quoteId = await quoteRepair(db, staff, id);
    await decideQuote(db, { quote: quoteId, token });
    await changeRepairState(db, staff, id, "Completado");
    await changeRepairState(db, staff, id, "Entregado", { unpaidOk: true });
    expect(await mailsAbout(db, id)).toMatchObject([
      { kind: "repair.requested", recipient: EMAIL, data: {} },
      { kind: "repair.received" },
      { kind: "repair.quote", data: { quote: quoteId } },
      { kind: "repair.decided", data: { quote: quoteId } },
      // Handed over before the mail was sent: that it is ready is obsolete.
      { kind: "repair.delivered" },
    ]);
  });

  test("are sent to the address given at the counter, or to the account's", async () => {
    const walkIn = await takeIn({ descripcion: "No carga", contact_email: "Caja@Example.com" });
    expect(await mailsAbout(db, walkIn)).toMatchObject([
      { kind: "repair.received", recipient: "caja@example.com" },
    ]);
    const email = `${randomUUID()}@example.com`;
    const person = await db.addUser(email);
    const known = await takeIn({ usuario_id: person, descripcion: "No enciende" });
    expect(await mailsAbout(db, known)).toMatchObject([
      { kind: "repair.received", recipient: email, data: { proved: true } },
    ]);
    expect(await kinds(await takeIn({ descripcion: "Sin correo" }))).toEqual([]);
  });

  test("are sent again when it is ready again after a step back", async () => {
    const { id } = await bringRepair(db, "service_role", { email: EMAIL });
    await changeRepairState(db, staff, id, "Completado");
    await db.sql`update private.outbox set sent_at = now() where sent_at is null`;
    await changeRepairState(db, staff, id, "Reparando", { reason: "Volvió a fallar" });
    await changeRepairState(db, staff, id, "Completado");
    expect((await kinds(id)).filter((kind) => kind === "repair.ready")).toHaveLength(2);
  });

  test("ask for an answer to the newest quote only; a price agreed at the counter asks for none", async () => {
    const { id } = await ask();
    await quoteRepair(db, staff, id, 100_000);
    const newest = await quoteRepair(db, staff, id, 120_000);
    expect((await mailsAbout(db, id)).filter(({ kind }) => kind === "repair.quote")).toMatchObject([
      { data: { quote: newest } },
    ]);
    const agreed = await takeIn({
      descripcion: "No carga",
      contact_name: "Ana Gómez",
      contact_email: EMAIL,
      agreed_price: 80_000,
      terms: true,
      terms_version: "1",
    });
    expect(await kinds(agreed)).toEqual(["repair.received"]);
  });

  test("say why it was closed when its device never came", async () => {
    const { id } = await ask();
    await asStaff`select public.close_repair_request(${id}, 'No llegó en un mes')`;
    expect(await kinds(id)).toEqual(["repair.requested", "repair.closed"]);
  });

  test("are deleted with its account, and its timeline shows staff what was mailed", async () => {
    const { id } = await ask();
    const [mail] = await outboxOf(db).claim(["repair.requested"]);
    await outboxOf(db).settle(mail!.id);
    const events =
      await db.sql`select kind, note, is_public from public.orden_eventos where orden_id = ${id} and kind like 'correo%'`;
    expect([...events]).toEqual([{ kind: "correo", note: "repair.requested", is_public: false }]);
    await db.sql`select private.forget_owners(array[${id}]::uuid[])`;
    expect(await kinds(id)).toEqual([]);
  });
});

describe("a message of the workshop", () => {
  test("shares one mail with others of two minutes, without internal notes", async () => {
    const { id } = await ask();
    await db.sql`delete from private.outbox`;
    const first = await commentRepair(db, staff, id, "Ya llegó el repuesto", { as: "admin" });
    const second = await commentRepair(db, staff, id, "Mañana lo montamos", { as: "admin" });
    await commentRepair(db, staff, id, "Ojo con la cinta", { as: "admin", internal: true });
    expect(await mailsAbout(db, id)).toMatchObject([{ kind: "repair.message", data: { comment: first } }]);
    expect(await outboxOf(db).claim(["repair.message"])).toEqual([]);
    expect((await repairMail(id, null, first)).messages.map(({ text }) => text)).toEqual([
      "Ya llegó el repuesto",
      "Mañana lo montamos",
    ]);
    expect((await repairMail(id, null, second)).messages).toHaveLength(1);
  });

  test("is not mailed to a person who has read it in their account", async () => {
    const owner = await addPerson(db);
    const { id } = await requestRepair(db, owner, { email: EMAIL });
    const sent = await commentRepair(db, staff, id, "¿Nos traes el cable?", { as: "admin" });
    expect((await repairMail(id, null, sent)).messages).toHaveLength(1);
    await db.as(owner, (sql) => sql`select public.mark_repair_read(${id})`);
    expect((await repairMail(id, null, sent)).messages).toEqual([]);
  });
});

test("a mail about a repair contains no text typed by the customer", async () => {
  const { id, token } = await requestRepair(db, "service_role", {
    email: EMAIL,
    name: "Entra a evil.test",
    description: "http://evil.test",
    model: "http://evil.test",
    phone: "3009998877",
  });
  const sent = await repairMail(id);
  expect(JSON.stringify(sent)).not.toMatch(/evil|3009998877|ana@/);
  expect(sent).toMatchObject({ token, device_kind: "playstation", quote: null, has_account: false });
});

describe("an answer by mail", () => {
  const reply = (id: string, channel: string | null) =>
    asStaff`select public.reply_contact_message(${id}, 'Hola, ya lo revisamos.', ${channel}::public.contact_channel)`;
  const stateOf = async (id: string) =>
    (await db.sql`select state, answered_at from public.contact_messages where id = ${id}`)[0];

  test("is sent from here; one by WhatsApp or a call is sent by the person who answered", async () => {
    const { id, token } = await submitMessage(db, { email: EMAIL });
    await reply(id, "whatsapp");
    await reply(id, null);
    expect(await kinds(id)).toEqual(["contact.received"]);
    await reply(id, "correo");
    expect((await mailsAbout(db, id)).at(-1)).toMatchObject({
      kind: "contact.answer",
      recipient: EMAIL,
      data: { token, reply: expect.any(Number) },
    });
  });

  const answerMailOf = async (id: string) => {
    const row = await answerAs<{ items: { id: string; answer_mail: string | null }[] }>(
      db,
      staff,
    )`select public.contact_inbox(p_query => (select number from public.contact_messages where id = ${id}))`;
    return row.items[0]?.answer_mail;
  };
  /** Sends the newest answer from the outbox, or gives it up. */
  const leave = async (id: string, error?: string) => {
    await db.sql`update private.outbox set sent_at = now() where kind = 'contact.answer' and sent_at is null and about <> ${id}`;
    if (error) await db.sql`update private.outbox set attempts = 5 where about = ${id} and sent_at is null`;
    const [mail] = await outboxOf(db).claim(["contact.answer"]);
    await outboxOf(db).settle(mail!.id, error);
  };

  test("counts as answered when it is sent, not when it was written", async () => {
    const { id } = await submitMessage(db, { email: EMAIL, kind: "queja" });
    await reply(id, "correo");
    expect(await stateOf(id)).toEqual({ state: "en_curso", answered_at: null });
    expect(await answerMailOf(id)).toBe("en_camino");
    await leave(id);
    expect(await stateOf(id)).toMatchObject({ state: "respondido", answered_at: expect.any(Date) });
    expect(await answerMailOf(id)).toBe("enviado");
  });

  test("that was not sent is no answer: the message waits, unread, until it is sent again", async () => {
    const { id } = await submitMessage(db, { email: EMAIL, kind: "queja" });
    await asStaff`select public.read_contact_message(${id})`;
    await reply(id, "correo");
    await leave(id, "EENVELOPE 550");
    expect(await stateOf(id)).toEqual({ state: "en_curso", answered_at: null });
    expect(await answerMailOf(id)).toBe("perdido");
    const thread = await answerAs<{ is_unread: boolean; replies: { mail: string; mail_id: number }[] }>(
      db,
      staff,
    )`select public.contact_thread(${id})`;
    expect(thread).toMatchObject({ is_unread: true, replies: [{ mail: "perdido" }] });
    await asStaff`select public.settle_lost_mail(${thread.replies[0]!.mail_id}, true)`;
    await leave(id);
    expect(await stateOf(id)).toMatchObject({ state: "respondido", answered_at: expect.any(Date) });
  });

  test("that fails after another answer keeps the time of that one", async () => {
    const { id } = await submitMessage(db, { email: EMAIL });
    await reply(id, "whatsapp");
    const { answered_at } = (await stateOf(id))!;
    await reply(id, "correo");
    expect(await stateOf(id)).toEqual({ state: "respondido", answered_at });
    await leave(id, "EENVELOPE 550");
    expect(await stateOf(id)).toEqual({ state: "en_curso", answered_at });
  });
});

describe("an account", () => {
  test("notifies its owner, at the confirmed address, that its address or its password changed", async () => {
    const email = `${randomUUID()}@example.com`;
    const id = await db.addUser(email);
    await db.sql`update auth.users set last_sign_in_at = now() where id = ${id}`;
    expect(await kinds(id)).toEqual([]);
    await db.sql`update auth.users set encrypted_password = 'otra' where id = ${id}`;
    await db.sql`update auth.users set email = 'otro@example.org' where id = ${id}`;
    expect(await mailsAbout(db, id)).toMatchObject([
      { kind: "account.password", recipient: email },
      { kind: "account.email", recipient: email },
    ]);
    await db.sql`delete from auth.users where id = ${id}`;
    expect(await kinds(id)).toEqual([]);
  });

  test("that never confirmed its address is not notified", async () => {
    const id = await db.addUser();
    await db.sql`update auth.users set email_confirmed_at = null where id = ${id}`;
    await db.sql`update auth.users set encrypted_password = 'otra' where id = ${id}`;
    expect(await kinds(id)).toEqual([]);
  });
});
