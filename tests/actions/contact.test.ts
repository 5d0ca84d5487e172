import { describe, expect, test } from "vitest";
import { GET as exportCsv } from "@/app/api/newsletter/route";
import { sendMessageAction } from "@/lib/contact/actions";
import { issueFormToken } from "@/lib/contact/form-token";
import { getMessageByToken } from "@/lib/contact/queries";
import {
  assignMessageAction,
  handleMessageAction,
  readMessageAction,
  removeSubscriberAction,
  replyMessageAction,
} from "@/lib/contact/staff/actions";
import { INBOX_LIST } from "@/lib/contact/staff/list";
import { getThread, listMessages } from "@/lib/contact/staff/queries";
import { parseListState } from "@/lib/core/list-state";
import { reopenPostAction, reviewPostAction } from "@/lib/gamification/staff/actions";
import { PRIVACY_VERSION } from "@/lib/legal/versions";
import { moderateReviewsAction } from "@/lib/reviews/staff/actions";
import { testSite } from "./support/site.ts";

const site = await testSite();
const staff = await site.person("employee");
const admin = await site.person("admin");
const client = await site.person();

let count = 0;

const opened = (msAgo: number) => issueFormToken(process.env.REVALIDATE_SECRET ?? "", Date.now() - msAgo);

function messageForm(more: Record<string, string> = {}) {
  count += 1;
  return {
    name: "Ana Gómez",
    phone: "300 123 4567",
    email: "",
    kind: "consulta",
    service: "consola",
    message: `Mi consola no da video ${count}`,
    privacy: "on",
    token: opened(10_000),
    ...more,
  } as Parameters<typeof sendMessageAction>[0];
}

async function sent(who: typeof staff | null, more: Record<string, string> = {}) {
  await site.visitAs(who);
  const result = await sendMessageAction(messageForm(more));
  if (!result.ok) throw new Error(result.message);
  const token = result.data.statusPath.replace("/pqr/", "");
  const [row] = await site.db.sql`
    select id, user_id, is_spam, consent_version, consent_ip from public.contact_messages where number = ${result.data.number}`;
  return { ...result.data, token, row: row! };
}

describe("a message", () => {
  test("is kept with the proof of its permission, and answers with number, page and chat", async () => {
    await site.db.sql`update public.store_settings set whatsapp = '573001112233'`;
    const { number, whatsappUrl, token, row } = await sent(null);
    expect(row).toMatchObject({ user_id: null, is_spam: false, consent_version: PRIVACY_VERSION });
    expect(row.consent_ip).toMatch(/^10\.0\.0\./);
    expect(decodeURIComponent(whatsappUrl)).toContain(`${number}:\n\nMi consola no da video`);
    expect(await getMessageByToken(token)).toMatchObject({ number, state: "nuevo", answers: [] });
    expect(await getMessageByToken("nada")).toBeNull();
  });

  test("knows who is signed in", async () => {
    expect((await sent(client)).row.user_id).toBe(client.id);
  });

  test("is not taken from programs: too fast, without the form's note, or too old", async () => {
    await site.visitAs(null);
    for (const [token, reason] of [
      [opened(0), "too_fast"],
      ["", "unknown"],
      [opened(3 * 86_400_000), "unknown"],
    ] as const) {
      expect(await sendMessageAction(messageForm({ token }))).toMatchObject({
        ok: false,
        code: "invalid",
        reason,
      });
    }
  });

  test("that fills in the hidden field is kept apart", async () => {
    const { row, number } = await sent(null, { sitio: "https://ofertas.example" });
    expect(row.is_spam).toBe(true);
    await site.visitAs(staff);
    const list = async (filters: Record<string, string>) =>
      (await listMessages(parseListState({ q: number, ...filters }, INBOX_LIST))).total;
    expect([await list({}), await list({ estado: "spam" })]).toEqual([0, 1]);
  });

  test("says what is wrong, field by field", async () => {
    await site.visitAs(null);
    const result = await sendMessageAction(
      messageForm({ name: "", phone: "1", email: "x", message: "", privacy: "" }),
    );
    expect(Object.keys((!result.ok && result.fieldErrors) || {}).toSorted()).toEqual([
      "email",
      "message",
      "name",
      "phone",
      "privacy",
    ]);
  });
});

describe("the inbox", () => {
  test("is the team's: a customer and a stranger are told so", async () => {
    const { row } = await sent(client);
    const calls = [
      () => handleMessageAction({ messageId: row.id, state: "cerrado" }),
      () => assignMessageAction({ messageId: row.id, userId: null }),
      () => readMessageAction({ messageId: row.id, isRead: true }),
      () => replyMessageAction({ messageId: row.id, body: "Hola", channel: "whatsapp" }),
      () => removeSubscriberAction({ subscriberId: row.id }),
      () => moderateReviewsAction({ reviewIds: [row.id], status: "approved" }),
      () => moderateReviewsAction({ reviewIds: [row.id], status: "pending" }),
      () => reviewPostAction({ postId: row.id, status: "approved" }),
      () => reopenPostAction({ postId: row.id }),
    ];
    for (const call of calls) {
      await site.visitAs(client);
      expect(await call()).toMatchObject({ ok: false, code: "forbidden", message: "Sin permisos" });
      await site.visitAs(null);
      expect(await call()).toMatchObject({ ok: false, code: "unauthenticated" });
    }
  });

  test("answers, notes and hands over", async () => {
    const { row, token } = await sent(null, { kind: "queja" });
    await site.visitAs(staff);
    const messageId = row.id as string;
    expect(await handleMessageAction({ messageId, state: "cerrado" })).toMatchObject({
      ok: false,
      message: "Una petición, queja o reclamo se responde antes de cerrarse.",
    });
    expect(await replyMessageAction({ messageId, body: "Ojo", channel: null })).toMatchObject({ ok: true });
    expect(await replyMessageAction({ messageId, body: "Lo sentimos", channel: "llamada" })).toMatchObject({
      ok: true,
    });
    expect(await assignMessageAction({ messageId, userId: admin.id })).toMatchObject({ ok: true });
    expect(await assignMessageAction({ messageId, userId: client.id })).toMatchObject({
      reason: "not_staff",
    });
    expect(await readMessageAction({ messageId, isRead: true })).toMatchObject({ ok: true });
    expect(await handleMessageAction({ messageId, state: "cerrado", kind: "reclamo" })).toMatchObject({
      ok: true,
    });
    expect(await getThread(messageId)).toMatchObject({
      state: "cerrado",
      kind: "reclamo",
      assignedTo: admin.id,
      isUnread: false,
      replies: [
        { channel: null, body: "Ojo" },
        { channel: "llamada", body: "Lo sentimos" },
      ],
    });
    await site.visitAs(null);
    expect((await getMessageByToken(token))?.answers).toMatchObject([{ body: "Lo sentimos" }]);
  });
});

describe("the list of addresses", () => {
  const take = async (who: typeof staff | null, from = "same-origin") => {
    await site.visitAs(who);
    return exportCsv(
      new Request("http://localhost:3000/api/newsletter", { headers: { "sec-fetch-site": from } }),
    );
  };

  test("leaves with an admin alone, as CSV that nobody stores", async () => {
    await site.db.sql`
      insert into public.newsletter_subscribers (email, state, consent_version, confirmed_at)
      values ('lee@example.com', 'confirmado', 'v', '2026-02-03T12:00:00Z'), ('espera@example.com', 'pendiente', 'v', null)`;
    expect((await take(null)).status).toBe(401);
    for (const who of [client, staff]) expect((await take(who)).status).toBe(403);
    expect((await take(admin, "cross-site")).status).toBe(403);
    const answer = await take(admin);
    expect(answer.headers.get("cache-control")).toContain("no-store");
    expect(await answer.text()).toBe("correo;confirmado_el\r\nlee@example.com;2026-02-03\r\n");
  });
});
