import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { joinNewsletter, submitMessage, subscribe } from "../factories/contact.ts";
import { addCustomerHistory } from "../factories/customer-history.ts";
import { mailsAbout } from "../factories/outbox.ts";
import { testDatabase } from "../support/database.ts";
import { answerAs, answerOf } from "../support/queries.ts";

const db = await testDatabase();

const subscriberOf = (email: string) =>
  answerOf<string>(db)`select id from public.newsletter_subscribers where email = ${email}`;
const mailsTo = async (email: string) => mailsAbout(db, await subscriberOf(email));
const sendAll = () => db.sql`update private.outbox set sent_at = now() where sent_at is null`;

describe("the receipt of a message", () => {
  test("is queued once, with the token of its link and nothing of the message", async () => {
    const first = await submitMessage(db, {
      email: "Ana@Example.com",
      phone: "3125550001",
      text: "Se apaga sola",
    });
    const again = await submitMessage(db, {
      email: "ana@example.com",
      phone: "3125550001",
      text: "Se apaga sola",
    });
    expect(again).toMatchObject({ id: first.id, is_new: false });
    expect(await mailsAbout(db, first.id)).toMatchObject([
      { kind: "contact.received", recipient: "ana@example.com", data: { token: first.token } },
    ]);
  });

  test("is not queued without an address, nor for spam", async () => {
    const silent = await submitMessage(db);
    const spam = await submitMessage(db, { email: "robot@example.com", spam: true });
    expect(await mailsAbout(db, silent.id)).toEqual([]);
    expect(await mailsAbout(db, spam.id)).toEqual([]);
  });
});

describe("the newsletter", () => {
  test("mails each first step, with only the newest key while it waits", async () => {
    const first = await subscribe(db, "dos-veces@example.com");
    const second = await subscribe(db, "dos-veces@example.com");
    expect(second.confirm_token).not.toBe(first.confirm_token);
    expect(await mailsTo("dos-veces@example.com")).toMatchObject([
      {
        kind: "newsletter.confirm",
        recipient: "dos-veces@example.com",
        data: { confirm: second.confirm_token, leave: second.unsubscribe_token },
      },
    ]);
    await sendAll();
    await subscribe(db, "dos-veces@example.com");
    expect(await mailsTo("dos-veces@example.com")).toHaveLength(2);
  });

  test("welcomes a subscriber who confirms, once, and mails nothing to a confirmed address", async () => {
    const step = await joinNewsletter(db, "entra@example.com");
    await db.as("anon", (sql) => sql`select public.confirm_newsletter(${step.confirm_token ?? ""})`);
    await subscribe(db, "entra@example.com");
    const mails = await mailsTo("entra@example.com");
    expect(mails.map(({ kind }) => kind)).toEqual(["newsletter.confirm", "newsletter.welcome"]);
    expect(mails[1]?.data).toEqual({ leave: step.unsubscribe_token });
  });

  test("cancels waiting mails of a subscriber who leaves, and welcomes one who returns", async () => {
    const step = await joinNewsletter(db, "sale@example.com");
    await db.as("anon", (sql) => sql`select public.unsubscribe_newsletter(${step.unsubscribe_token ?? ""})`);
    expect(await mailsTo("sale@example.com")).toEqual([]);
    await joinNewsletter(db, "sale@example.com");
    expect((await mailsTo("sale@example.com")).map(({ kind }) => kind)).toEqual([
      "newsletter.confirm",
      "newsletter.welcome",
    ]);
  });

  test("reports the purpose of a link without changing anything", async () => {
    const linkState = (token: string | undefined) =>
      answerAs(db, "anon")`select public.newsletter_link(${token ?? ""})`;
    const step = await subscribe(db, "mira@example.com");
    for (let visit = 0; visit < 2; visit++) {
      expect(await linkState(step.confirm_token)).toEqual({ step: "confirm", state: "pendiente" });
      expect(await linkState(step.unsubscribe_token)).toEqual({ step: "leave", state: "pendiente" });
    }
    await db.as("anon", (sql) => sql`select public.confirm_newsletter(${step.confirm_token ?? ""})`);
    expect(await linkState(step.confirm_token)).toEqual({ step: "confirm", state: "confirmado" });
    await db.as("anon", (sql) => sql`select public.unsubscribe_newsletter(${step.unsubscribe_token ?? ""})`);
    expect(await linkState(step.confirm_token)).toBeNull();
    expect(await linkState(step.unsubscribe_token)).toEqual({ step: "leave", state: "baja" });
    expect(await linkState("nada")).toBeNull();
  });
});

describe("a person who leaves", () => {
  test("has every mail about their orders, messages and subscription deleted", async () => {
    const [life, other] = [
      await addCustomerHistory(db, "Rosa Escribe"),
      await addCustomerHistory(db, "Otra Persona"),
    ];
    const mailsOf = (person: typeof life) =>
      db.sql<{ id: string; kind: string }[]>`
        select m.id, m.kind from private.outbox m
        where m.recipient = ${person.email} or m.about in (select id from public.orders where user_id = ${person.id})
        order by m.kind`;
    const kinds = [
      "contact.received",
      "newsletter.confirm",
      "order.delivered",
      "order.placed",
      "order.placed",
      "order.reversal",
      "order.withdrawal",
      "repair.delivered",
      "repair.message",
      "repair.quote",
      "repair.received",
    ];
    const own = await mailsOf(life);
    expect(own.map(({ kind }) => kind)).toEqual(kinds);
    await sendAll();
    await db.as("service_role", (sql) => sql`select public.anonymise_account(${life.id})`);
    expect(
      await db.sql`select 1 from private.outbox where id in ${db.sql(own.map(({ id }) => id))}`,
    ).toHaveLength(0);
    expect((await mailsOf(other)).map(({ kind }) => kind)).toEqual(kinds);
  });

  test("also has a subscriber's mails deleted with the row", async () => {
    const email = `${randomUUID()}@example.com`;
    await subscribe(db, email);
    const id = await subscriberOf(email);
    await db.sql`delete from public.newsletter_subscribers where id = ${id}`;
    expect(await mailsAbout(db, id)).toEqual([]);
  });
});
