import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { submitMessage } from "../factories/contact.ts";
import { addPerson } from "../factories/people.ts";
import { testDatabase, type Who } from "../support/database.ts";
import { answerAs, queryAs } from "../support/queries.ts";
import { hintOf } from "../support/refusal.ts";

const db = await testDatabase();
const staff = await addPerson(db, "employee");
const admin = await addPerson(db, "admin");
const client = await addPerson(db);

const reply = (who: Who, message: string, body: string, channel: string | null = null) =>
  queryAs(
    db,
    who,
  )`select public.reply_contact_message(${message}, ${body}, ${channel}::public.contact_channel)`;
const handle = (
  who: Who,
  message: string,
  { state = null as string | null, kind = null as string | null, spam = null as boolean | null },
) =>
  queryAs(
    db,
    who,
  )`select public.handle_contact_message(${message}, ${state}::public.contact_state, ${kind}::public.contact_kind, ${spam})`;
const assign = (who: Who, message: string, to: string | null) =>
  db.as(who, (sql) => sql`select public.assign_contact_message(${message}, ${to})`);

type Inbox = { total: number; counts: Record<string, number>; items: { id: string; is_unread: boolean }[] };
const inbox = (who: Who, { query = "", state = null as string | null, assigned = null as string | null }) =>
  answerAs<Inbox>(db, who)`select public.contact_inbox(${query}, ${state}, null, ${assigned})`;
const thread = (who: Who, message: string) =>
  answerAs<Record<string, unknown> | null>(db, who)`select public.contact_thread(${message})`;
const byToken = (token: string) =>
  answerAs<Record<string, unknown> | null>(db, "anon")`select public.contact_by_token(${token})`;
const stateOf = async (id: string) => {
  const [row] = await db.sql`
    select state, answered_at is not null as answered, assigned_to, closed_at is not null as closed
    from public.contact_messages where id = ${id}`;
  return row!;
};

describe("a message", () => {
  test("gets the year's next number, fifteen business days and the proof of the permission", async () => {
    const [first, second] = [await submitMessage(db), await submitMessage(db, { phone: "3007654321" })];
    expect(first.number).toMatch(/^PQR-\d{4}-\d{6}$/);
    expect(Number(second.number.slice(-6))).toBe(Number(first.number.slice(-6)) + 1);
    expect(first.token).toMatch(/^[0-9a-f]{48}$/);
    const [row] = await db.sql`
      select due_on = private.add_business_days(private.co_date(), 15) as due, consent_version, consent_ip, state
      from public.contact_messages where id = ${first.id}`;
    expect(row).toEqual({ due: true, consent_version: "2026-01", consent_ip: "203.0.113.7", state: "nuevo" });
  });

  test("keeps its number when many arrive at once, without gaps", async () => {
    const texts = Array.from({ length: 8 }, (_, n) => n);
    const written = await Promise.all(
      texts.map((n) => submitMessage(db, { phone: `30200000${n}0`, text: `A la vez ${n}` })),
    );
    const numbers = written.map(({ number }) => Number(number.slice(-6))).toSorted((a, b) => a - b);
    expect(numbers).toEqual(texts.map((n) => numbers[0]! + n));
  });

  test("sent twice is one", async () => {
    const same = { phone: "3031112233", text: "¿Tienen Joy-Con azules?" };
    const [one, two] = await Promise.all([submitMessage(db, same), submitMessage(db, same)]);
    expect(one.id).toBe(two.id);
    expect([one.is_new, two.is_new].toSorted()).toEqual([false, true]);
    const again = await submitMessage(db, { ...same, text: "¿TIENEN joy-con azules?" });
    expect(again).toMatchObject({ number: one.number, token: one.token, is_new: false });
  });

  test("is refused without permission, without text, and beyond ten a day from one phone", async () => {
    expect(await hintOf(submitMessage(db, { version: "" }))).toBe("no_consent");
    expect(await hintOf(submitMessage(db, { text: " \n " }))).toBe("bad_message");
    expect(await hintOf(submitMessage(db, { text: "x".repeat(4001) }))).toBe("bad_message");
    expect(await hintOf(submitMessage(db, { phone: "12" }))).toBe("bad_message");
    for (let n = 0; n < 10; n++) await submitMessage(db, { phone: "3040000000" });
    expect(await hintOf(submitMessage(db, { phone: "3040000000" }))).toBe("too_many");
  });

  test("is followed by its link: answers, no note, no name", async () => {
    const { id, token, number } = await submitMessage(db, {
      kind: "reclamo",
      phone: "3001234567",
      text: "Falta una pieza",
    });
    await reply(staff, id, "Cliente difícil");
    await reply(staff, id, "Te la enviamos hoy", "whatsapp");
    const seen = await byToken(token);
    expect(seen).toMatchObject({ number, state: "respondido", message: "Falta una pieza" });
    expect(seen?.answers).toMatchObject([{ body: "Te la enviamos hoy", channel: "whatsapp" }]);
    for (const hidden of ["Cliente difícil", "Ana Gómez", "3001234567", staff])
      expect(JSON.stringify(seen)).not.toContain(hidden);
    expect(await byToken("0".repeat(48))).toBeNull();
  });

  test("is promised an answer in 24 hours, Sundays excluded", async () => {
    const promise = async (at: string) => {
      const [row] = await db.sql<{ at: Date }[]>`select private.contact_promise(${at}) as at`;
      return row!.at.toISOString();
    };
    expect(await promise("2026-03-05T20:00:00Z")).toBe("2026-03-06T20:00:00.000Z");
    expect(await promise("2026-03-07T20:00:00Z")).toBe("2026-03-09T20:00:00.000Z");
    expect(await promise("2026-03-08T04:59:00Z")).toBe("2026-03-10T04:59:00.000Z");
    expect(await promise("2026-03-08T15:00:00Z")).toBe("2026-03-10T05:00:00.000Z");
  });
});

describe("the inbox", () => {
  test("finds by number, name, phone as typed, and text without accents", async () => {
    const { id, number } = await submitMessage(db, { phone: "3055556677", text: "Cámara térmica rota" });
    for (const query of [number, "+57 305 555 6677", "camara termica", "305555"]) {
      expect((await inbox(staff, { query })).items.map((item) => item.id)).toContain(id);
    }
    expect((await inbox(staff, { query: "100%_nada" })).total).toBe(0);
  });

  test("ends the term with the first answer, and assigns the message to who gave it", async () => {
    const { id } = await submitMessage(db);
    await reply(staff, id, "Llamar después de las 5");
    expect(await stateOf(id)).toMatchObject({ state: "nuevo", answered: false, assigned_to: null });
    await reply(staff, id, "Hola, ya la reviso", "llamada");
    expect(await stateOf(id)).toEqual({
      state: "respondido",
      answered: true,
      assigned_to: staff,
      closed: false,
    });
    await handle(admin, id, { state: "cerrado" });
    await reply(admin, id, "Listo", "whatsapp");
    expect(await stateOf(id)).toMatchObject({ state: "cerrado", assigned_to: staff, closed: true });
    await handle(admin, id, { state: "en_curso" });
    expect(await stateOf(id)).toMatchObject({ state: "en_curso", closed: false });
    const log = await db.sql`
      select actor, action from public.audit_log where entity = 'contact_messages' and entity_id = ${id} order by id`;
    expect(log.map(({ actor }) => actor)).toEqual([staff, admin, admin]);
    const [hidden] = await db.sql`
      select count(*)::int as n from public.audit_log where details::text like '%Hola, ya la reviso%' or details::text like '%Ana Gómez%'`;
    expect(hidden).toEqual({ n: 0 });
  });

  test("names the message to answer next: the one due first, and none that waits for its mail", async () => {
    const nextOf = async (id: string) => (await thread(staff, id))?.next;
    const [here, late, soon, sending] = [
      await submitMessage(db, { phone: "3060000001" }),
      await submitMessage(db, { phone: "3060000002" }),
      await submitMessage(db, { phone: "3060000003" }),
      await submitMessage(db, { phone: "3060000004", email: "ana@example.com" }),
    ];
    const due = (message: { id: string }, days: number) =>
      db.sql`update public.contact_messages set due_on = private.co_date() - ${days}::int where id = ${message.id}`;
    await due(sending, 400);
    await due(soon, 300);
    await due(late, 200);
    await reply(staff, sending.id, "Ya va", "correo");
    expect(await nextOf(here.id)).toBe(soon.id);
    expect(await nextOf(soon.id)).toBe(late.id);
    await handle(staff, soon.id, { spam: true });
    await handle(staff, late.id, { state: "cerrado" });
    expect([soon.id, late.id, sending.id]).not.toContain(await nextOf(here.id));
  });

  test("closes no claim without an answer; a question may be closed", async () => {
    const claim = await submitMessage(db, { kind: "queja" });
    expect(await hintOf(handle(staff, claim.id, { state: "cerrado" }))).toBe("not_answered");
    expect(await hintOf(handle(staff, claim.id, { state: "respondido" }))).toBe("not_answered");
    expect(await hintOf(reply(staff, claim.id, "Hola", "correo"))).toBe("no_email");
    expect(await hintOf(reply(staff, claim.id, "  "))).toBe("bad_reply");
    const question = await submitMessage(db);
    await handle(staff, question.id, { state: "cerrado" });
    expect(await hintOf(handle(staff, randomUUID(), { state: "cerrado" }))).toBe("not_found");
  });

  test("sets spam aside and brings it back", async () => {
    const { id } = await submitMessage(db, { spam: true, text: "Gane dinero ya" });
    const ids = async (state: string | null) =>
      (await inbox(staff, { state, query: "gane dinero" })).items.map((item) => item.id);
    expect(await ids(null)).toEqual([]);
    expect(await ids("spam")).toEqual([id]);
    await handle(staff, id, { spam: false });
    expect(await ids(null)).toEqual([id]);
  });

  test("is assigned to staff only, and counts unread messages", async () => {
    const { id } = await submitMessage(db);
    expect(await hintOf(assign(staff, id, client))).toBe("not_staff");
    await assign(staff, id, admin);
    expect((await inbox(admin, { assigned: "mias" })).items.map((item) => item.id)).toContain(id);
    expect((await inbox(staff, { assigned: "nadie" })).items.map((item) => item.id)).not.toContain(id);
    await assign(staff, id, null);
    expect((await inbox(staff, { assigned: "nadie" })).items.map((item) => item.id)).toContain(id);
    const unread = async () => (await inbox(staff, {})).counts.unread!;
    const before = await unread();
    await db.as(staff, (sql) => sql`select public.read_contact_message(${id})`);
    expect(await unread()).toBe(before - 1);
    await db.as(staff, (sql) => sql`select public.read_contact_message(${id}, false)`);
    expect(await unread()).toBe(before);
  });
});
