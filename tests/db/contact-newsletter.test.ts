import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { joinNewsletter, submitMessage, subscribe } from "../factories/contact.ts";
import { addPerson } from "../factories/people.ts";
import { testDatabase } from "../support/database.ts";
import { answerAs, queryAs } from "../support/queries.ts";
import { hintOf } from "../support/refusal.ts";

const db = await testDatabase();
const staff = await addPerson(db, "employee");
const asStaff = queryAs(db, staff);
const admin = await addPerson(db, "admin");

const reply = (message: string, body: string, channel: string | null = null) =>
  asStaff`select public.reply_contact_message(${message}, ${body}, ${channel}::public.contact_channel)`;
const byToken = (token: string) =>
  answerAs<Record<string, unknown> | null>(db, "anon")`select public.contact_by_token(${token})`;

describe("the newsletter", () => {
  const stateOfAddress = async (email: string) => {
    const [row] = await db.sql`select state from public.newsletter_subscribers where email = ${email}`;
    return row?.state;
  };
  const leave = (token: string | undefined) =>
    answerAs(db, "anon")`select public.unsubscribe_newsletter(${token ?? ""})`;
  const confirm = (token: string | undefined) =>
    answerAs(db, "anon")`select public.confirm_newsletter(${token ?? ""})`;

  test("takes two steps, and one address is one row whatever its case", async () => {
    const first = await subscribe(db, " Laura@Example.com ");
    expect(await stateOfAddress("laura@example.com")).toBe("pendiente");
    const second = await subscribe(db, "laura@example.com");
    expect(await confirm(first.confirm_token)).toBe(false);
    expect(await confirm(second.confirm_token)).toBe(true);
    expect(await confirm(second.confirm_token)).toBe(true);
    expect(await stateOfAddress("laura@example.com")).toBe("confirmado");
    expect(await subscribe(db, "LAURA@example.com")).toEqual({ state: "confirmado" });
    expect(await hintOf(subscribe(db, "laura@"))).toBe("bad_email");
  });

  test("is left with one click, and only the person can subscribe again", async () => {
    const step = await joinNewsletter(db, "sale@example.com");
    expect(await leave(step.unsubscribe_token)).toBe(true);
    expect(await leave(step.unsubscribe_token)).toBe(true);
    expect(await leave("nada")).toBe(false);
    expect(await confirm(step.confirm_token)).toBe(false);
    const again = await subscribe(db, "sale@example.com");
    expect(await stateOfAddress("sale@example.com")).toBe("baja");
    expect(await confirm(again.confirm_token)).toBe(true);
    expect(await stateOfAddress("sale@example.com")).toBe("confirmado");
  });

  test("is exported with its confirmed addresses, and the export is logged", async () => {
    await joinNewsletter(db, "exporta@example.com");
    await subscribe(db, "aun-no@example.com");
    const rows = await answerAs<{ email: string }[]>(db, admin)`select public.export_newsletter()`;
    expect(rows.map(({ email }) => email)).toContain("exporta@example.com");
    expect(rows.map(({ email }) => email)).not.toContain("aun-no@example.com");
    expect(Object.keys(rows[0]!).toSorted()).toEqual(["confirmed_at", "email"]);
    const log =
      await db.sql`select actor, details from public.audit_log where action = 'newsletter.exported'`;
    expect([...log]).toEqual([{ actor: admin, details: { addresses: rows.length } }]);
  });

  test("can be left through staff too", async () => {
    await joinNewsletter(db, "pide@example.com");
    const [row] = await db.sql`select id from public.newsletter_subscribers where email = 'pide@example.com'`;
    await asStaff`select public.remove_subscriber(${row!.id})`;
    expect(await stateOfAddress("pide@example.com")).toBe("baja");
  });
});

describe("a person's own data", () => {
  test("are the messages of their account and of their confirmed e-mail; forgetting keeps the number", async () => {
    const email = `${randomUUID()}@example.com`;
    const person = await db.addUser(email);
    const signedIn = await submitMessage(db, { user: person, text: "Con mi cuenta" });
    const asGuest = await submitMessage(db, { email: email.toUpperCase(), text: "Sin mi cuenta" });
    const foreign = await submitMessage(db, { text: "De otra persona" });
    await reply(asGuest.id, "Nota interna");
    await reply(asGuest.id, "Con gusto", "correo");
    await joinNewsletter(db, email);
    const own = async (what: "contact_of" | "newsletter_of") => {
      const [row] = await db.sql.unsafe(`select private.${what}('${person}') as rows`);
      return row!.rows as Record<string, unknown>[];
    };
    const text = JSON.stringify(await own("contact_of"));
    for (const phrase of ["Con mi cuenta", "Sin mi cuenta", "Con gusto"]) expect(text).toContain(phrase);
    for (const hidden of ["De otra persona", "Nota interna", staff]) expect(text).not.toContain(hidden);
    expect(await own("newsletter_of")).toMatchObject([{ email }]);

    await db.sql`select private.forget_contact(${person})`;
    expect(await own("contact_of")).toEqual([]);
    expect(await own("newsletter_of")).toEqual([]);
    const kept = await db.sql`
      select number, name, phone, email, message, state from public.contact_messages where id in (${signedIn.id}, ${asGuest.id})`;
    expect(kept.map(({ number }) => number).toSorted()).toEqual([signedIn.number, asGuest.number].toSorted());
    for (const row of kept) expect(row).toMatchObject({ name: "Cuenta eliminada", phone: "", email: "" });
    expect(await byToken(asGuest.token)).toBeNull();
    expect(await byToken(foreign.token)).not.toBeNull();
  });

  test("are not found by an e-mail that was never confirmed", async () => {
    const email = `${randomUUID()}@example.com`;
    const person = await db.addUser(email);
    await db.sql`update auth.users set email_confirmed_at = null where id = ${person}`;
    await submitMessage(db, { email });
    const [row] = await db.sql`select private.contact_of(${person}) as rows`;
    expect(row).toEqual({ rows: [] });
  });
});
