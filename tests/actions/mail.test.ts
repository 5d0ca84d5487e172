import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { POST as sweep } from "@/app/api/mails/route";
import { POST as leaveByClick, GET as openLeaveLink } from "@/app/api/newsletter/baja/[token]/route";
import { placeCashOrderAction } from "@/lib/checkout/actions";
import {
  confirmSubscriptionAction,
  leaveNewsletterAction,
  sendMessageAction,
  subscribeAction,
} from "@/lib/contact/actions";
import { mailsAbout } from "../factories/outbox.ts";
import { addProduct } from "../factories/products.ts";
import { answered, checkoutOf, formToken, messageForm, scheduled } from "./support/calls.ts";
import { newBrowser } from "./support/next-headers.ts";
import { testSiteWithPayments } from "./support/site-with-payments.ts";

const site = await testSiteWithPayments();
beforeEach(() => newBrowser({ "x-forwarded-for": `10.1.0.${Math.ceil(Math.random() * 250)}` }));

const { mailsTo } = site;
const freshEmail = () => `${randomUUID()}@example.com`;

const call = (authorization?: string) => sweep(scheduled("/api/mails", authorization));

describe("an order", () => {
  test("to be paid on delivery is acknowledged at once, and once", async () => {
    const product = await addProduct(site.db, { name: "Control «Pro»", price: 120_000 });
    const email = freshEmail();
    const checkout = checkoutOf(product, { method: "contra_entrega", quantity: 2, email });
    const order = answered(await placeCashOrderAction(checkout));
    await placeCashOrderAction(checkout);
    const [mail, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(mail?.subject).toMatch(/^Pedido [0-9a-f]{8}: recibimos tu pedido$/);
    for (const text of ["Control «Pro»: Producto · 2 x $120.000 = $240.000", "Envío: Gratis", "Te protege"])
      expect(mail?.text).toContain(text);
    expect(mail?.links).toContain(`http://localhost:3000/pedido/${order.token}`);
    // The address is unconfirmed: the mail repeats nothing that the buyer typed.
    expect(`${mail?.html}${mail?.text}`).not.toMatch(/Carrera 43A|Ana|Gómez/);
    const [event] = await site.db.sql`
      select kind from public.order_events e join private.order_keys k using (order_id)
      where k.token = ${order.token} and kind = 'mail'`;
    expect(event).toEqual({ kind: "mail" });
  });

  test("that was cancelled before its mail was sent is no longer acknowledged", async () => {
    const { order } = await site.order();
    const email = freshEmail();
    await site.db.sql`select private.post_mail('order.placed', ${order.order_id}, ${email})`;
    await site.db.sql`select private.cancel_unpaid(${order.order_id}, 'cancelled')`;
    expect(await (await call()).json()).toMatchObject({ void: 1 });
    expect(await mailsTo(email)).toEqual([]);
  });
});

describe("a message to the shop", () => {
  const write = (email: string, more = {}) =>
    sendMessageAction(messageForm({ email, kind: "queja", ...more }));

  test("is answered with its number and the page that follows it", async () => {
    const email = freshEmail();
    const written = answered(await write(email));
    expect(written.copyTo).toBe(email);
    const [mail, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(mail?.subject).toContain(written.number);
    expect(mail?.links).toContain(`http://localhost:3000${written.statusPath}`);
    expect(`${mail?.html}${mail?.text}`).not.toMatch(/Mi consola|Ana Gómez/);
    expect(mail?.text).toContain("Plazo máximo de ley");
  });

  test("that a program wrote is answered on screen only", async () => {
    const email = freshEmail();
    expect(await write(email, { sitio: "https://ofertas.example" })).toMatchObject({ ok: true });
    expect(await mailsTo(email)).toEqual([]);
    expect(await write("")).toMatchObject({ ok: true, data: { copyTo: "" } });
  });
});

describe("the newsletter", () => {
  const join = (email: string, more: object = {}) =>
    subscribeAction({ email, source: "blog", privacy: "on", token: formToken(), ...more } as never);
  const tokenOf = (links: string[] | undefined, path: string) =>
    links
      ?.find((link) => link.includes(path))
      ?.split("/")
      .at(-1) ?? "";
  const stateOf = async (email: string) =>
    (await site.db.sql`select state from public.newsletter_subscribers where email = ${email}`)[0]?.state;

  test("takes two steps, and ends by the link of the mail or by the mail program's own button", async () => {
    const email = freshEmail();
    expect(await join(email)).toEqual({ ok: true, data: undefined });
    const [first] = await mailsTo(email);
    const confirm = tokenOf(first?.links, "/boletin/confirmar/");
    expect(await stateOf(email)).toBe("pendiente");
    expect(await confirmSubscriptionAction({ token: confirm })).toMatchObject({ ok: true });
    expect(await stateOf(email)).toBe("confirmado");

    const welcome = (await mailsTo(email)).at(-1);
    expect(welcome?.subject).toBe("Ya estás en el boletín del taller");
    const leave = tokenOf(welcome?.links, "/boletin/baja/");
    expect(welcome?.headers).toMatchObject({
      "List-Unsubscribe": `<http://localhost:3000/api/newsletter/baja/${leave}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
    const context = { params: Promise.resolve({ token: leave }) };
    const request = (method = "GET") =>
      new Request(`http://localhost:3000/api/newsletter/baja/${leave}`, { method });
    const opened = await openLeaveLink(request(), context);
    expect([opened.status, opened.headers.get("location")]).toEqual([
      303,
      `http://localhost:3000/boletin/baja/${leave}`,
    ]);
    expect(await stateOf(email)).toBe("confirmado");
    expect((await leaveByClick(request("POST"), context)).status).toBe(200);
    expect(await stateOf(email)).toBe("baja");
    expect(await leaveNewsletterAction({ token: leave })).toMatchObject({ ok: true });
  });

  test("has the same response for every address: new, confirmed, or mailed too often", async () => {
    const email = freshEmail();
    const same = { ok: true, data: undefined };
    await join(email);
    const [first] = await mailsTo(email);
    await confirmSubscriptionAction({ token: tokenOf(first?.links, "/boletin/confirmar/") });
    const before = (await mailsTo(email)).length;
    expect(await join(email)).toEqual(same);
    expect(await mailsTo(email)).toHaveLength(before);

    const victim = freshEmail();
    for (let n = 0; n < 8; n++) {
      // From several client addresses: one visitor is limited sooner.
      newBrowser({ "x-forwarded-for": `10.3.0.${n + 1}` });
      expect(await join(victim)).toEqual(same);
      // A waiting mail would be replaced by the next.
      await mailsTo(victim);
    }
    expect(await mailsTo(victim)).toHaveLength(5);
  });

  test("requires the permission and a person", async () => {
    const email = freshEmail();
    expect(await join(email, { privacy: "" })).toMatchObject({
      ok: false,
      fieldErrors: { privacy: "Marca la casilla para recibir el boletín." },
    });
    expect(await join(email, { token: "" })).toMatchObject({ ok: false, reason: "unknown" });
    expect(await join(email, { sitio: "x" })).toEqual({ ok: true, data: undefined });
    expect(await stateOf(email)).toBeUndefined();
  });

  test("says what to do about an expired link", async () => {
    const token = "0".repeat(48);
    expect(await confirmSubscriptionAction({ token })).toMatchObject({ ok: false, code: "not_found" });
    expect(await leaveNewsletterAction({ token })).toMatchObject({ ok: false, code: "not_found" });
    expect(await leaveNewsletterAction({ token: "x" })).toMatchObject({ ok: false, code: "invalid" });
    for (const bad of [token, "x"]) {
      const answer = await leaveByClick(new Request("http://localhost:3000", { method: "POST" }), {
        params: Promise.resolve({ token: bad }),
      });
      expect(answer.status).toBe(404);
    }
  });
});

describe("the scheduler's call", () => {
  test("is refused without its secret", async () => {
    for (const authorization of ["", "Bearer", "Bearer wrong"])
      expect((await call(authorization)).status).toBe(401);
  });

  test("sends waiting mails; one that cannot be composed stops no other", async () => {
    const [broken, fine] = [randomUUID(), randomUUID()];
    const email = freshEmail();
    await site.db.sql`select private.post_mail('newsletter.welcome', ${broken}, 'roto@example.com')`;
    await site.db.sql`select private.post_mail('newsletter.welcome', ${fine}, ${email}, '{"leave": "abc"}')`;
    const answer = await call();
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(await answer.json()).toEqual({ sent: 1, void: 0, failed: 1 });
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await mailsAbout(site.db, broken)).toMatchObject([
      { attempts: 1, sent_at: null, failed_at: null },
    ]);
  });
});
