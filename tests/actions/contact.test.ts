import { describe, expect, test } from "vitest";
import { GET as exportCsv } from "@/app/api/newsletter/route";
import { sendMessageAction } from "@/lib/contact/actions";
import { getMessageByToken } from "@/lib/contact/queries";
import { PRIVACY_VERSION } from "@/lib/legal/versions";
import { answered, formToken, messageForm } from "./support/calls.ts";
import { testSite } from "./support/site.ts";

const site = await testSite();
const admin = await site.person("admin");
const client = await site.person();

async function sent(who: typeof client | null, more: Record<string, string> = {}) {
  await site.visitAs(who);
  const message = answered(await sendMessageAction(messageForm(more)));
  const token = message.statusPath.replace("/pqr/", "");
  const [row] = await site.db.sql`
    select id, user_id, is_spam, consent_version, consent_ip from public.contact_messages where number = ${message.number}`;
  return { ...message, token, row: row! };
}

describe("a message", () => {
  test("is stored with the evidence of its permission, and returns number, page and chat", async () => {
    await site.db.sql`update public.store_settings set whatsapp = '573001112233'`;
    const { number, whatsappUrl, token, row } = await sent(null);
    expect(row).toMatchObject({ user_id: null, is_spam: false, consent_version: PRIVACY_VERSION });
    expect(row.consent_ip).toMatch(/^10\.0\.0\./);
    expect(decodeURIComponent(whatsappUrl)).toContain(`${number}:\n\nMi consola <no> da video`);
    expect(await getMessageByToken(token)).toMatchObject({ number, state: "nuevo", answers: [] });
    expect(await getMessageByToken("nada")).toBeNull();
  });

  test("has the signed-in user", async () => {
    expect((await sent(client)).row.user_id).toBe(client.id);
  });

  test("is not accepted from programs: too fast, without the form's token, or too old", async () => {
    await site.visitAs(null);
    for (const [token, reason] of [
      [formToken(0), "too_fast"],
      ["", "unknown"],
      [formToken(3 * 86_400_000), "unknown"],
    ] as const) {
      expect(await sendMessageAction(messageForm({ token }))).toMatchObject({
        ok: false,
        code: "invalid",
        reason,
      });
    }
  });

  test("that fills in the hidden field is marked as spam", async () => {
    const { row } = await sent(null, { sitio: "https://ofertas.example" });
    expect(row.is_spam).toBe(true);
  });
});

test("the list of addresses is an uncached CSV, for the site's own pages only", async () => {
  await site.db.sql`
    insert into public.newsletter_subscribers (email, state, consent_version, confirmed_at)
    values ('lee@example.com', 'confirmado', 'v', '2026-02-03T12:00:00Z'), ('espera@example.com', 'pendiente', 'v', null)`;
  await site.visitAs(admin);
  const take = (from: string) =>
    exportCsv(new Request("http://localhost:3000/api/newsletter", { headers: { "sec-fetch-site": from } }));
  expect((await take("cross-site")).status).toBe(403);
  const answer = await take("same-origin");
  expect(answer.headers.get("cache-control")).toContain("no-store");
  expect(await answer.text()).toBe("correo;confirmado_el\r\nlee@example.com;2026-02-03\r\n");
});
