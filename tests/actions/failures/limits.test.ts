import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { POST as uploadPhoto } from "@/app/api/repairs/images/route";
import { signInAction } from "@/lib/auth/actions";
import { secondsToNextSearch } from "@/lib/catalog/search-limit";
import { checkCartAction, createPaymentAction, placeCashOrderAction } from "@/lib/checkout/actions";
import { findMessageAction, sendMessageAction, subscribeAction } from "@/lib/contact/actions";
import type { ActionResult } from "@/lib/core/result";
import { requestRepairAction } from "@/lib/repairs/actions";
import { addProduct, type Product } from "../../factories/products.ts";
import { checkoutOf, formToken, messageForm, repairForm } from "../support/calls.ts";
import { newBrowser } from "../support/next-headers.ts";
import { SITE, testSite } from "../support/site.ts";

const site = await testSite();
let product: Product;
beforeAll(async () => {
  product = await addProduct(site.db, { stock: 500, price: 1000 });
});
beforeEach(() => site.db.sql`delete from public.rate_limits`);

let count = 0;
const next = () => {
  count += 1;
  return count;
};
const sendMessage = () => sendMessageAction(messageForm());
const search = () =>
  findMessageAction({ number: `PQR-2020-${100_000 + next()}`, contact: `a${count}@example.com` });

/** How many calls of one client address are served within a minute, and the rejection of the next one. */
async function callsUntilRefused(call: () => Promise<ActionResult<unknown>>, most = 40) {
  for (let n = 0; n < most; n += 1) {
    const answer = await call();
    if (!answer.ok && answer.code === "rate_limited") return { calls: n, refusal: answer };
  }
  throw new Error(`${most} calls were served`);
}

describe("one client address", () => {
  test.each<[string, number, () => Promise<ActionResult<unknown>>]>([
    ["a message", 5, sendMessage],
    [
      "the newsletter",
      5,
      () =>
        subscribeAction({
          email: `b${next()}@example.com`,
          source: "",
          privacy: "on",
          token: formToken(),
        }),
    ],
    ["a card order", 10, () => createPaymentAction(checkoutOf(product))],
    ["a cash order", 10, () => placeCashOrderAction(checkoutOf(product, { method: "contra_entrega" }))],
    ["the search for a message", 10, search],
    ["a repair", 10, () => requestRepairAction(repairForm())],
  ])("gets %s only so often, with the waiting time", async (_, most, call) => {
    newBrowser({ "x-forwarded-for": "203.0.113.50" });
    const { calls, refusal } = await callsUntilRefused(call);
    expect(calls).toBe(most);
    expect(refusal.retryAfterSeconds).toBeGreaterThan(0);
    expect(refusal.message).toMatch(
      /^Hiciste muchos intentos seguidos\. Espera (un minuto|una hora|\d+ minutos) y vuelve a intentarlo\.$/,
    );
    newBrowser({ "x-forwarded-for": "203.0.113.51" });
    expect(await call()).not.toMatchObject({ code: "rate_limited" });
  });

  test("has its cart checked often, but not without limit", async () => {
    newBrowser({ "x-forwarded-for": "203.0.113.53" });
    const check = () => checkCartAction({ items: [{ type: "product", id: product.id, quantity: 1 }] });
    expect((await callsUntilRefused(check, 121)).calls).toBe(120);
  });

  test("reads filtered lists often, but not without limit; a counter that does not answer delays nothing", async () => {
    newBrowser({ "x-forwarded-for": "203.0.113.54" });
    const waits: number[] = [];
    for (let n = 0; n < 241; n += 1) waits.push(await secondsToNextSearch());
    expect(waits.slice(0, 240).every((wait) => wait === 0)).toBe(true);
    expect(waits[240]).toBeGreaterThan(0);
    newBrowser({ "x-forwarded-for": "203.0.113.55" });
    expect(await secondsToNextSearch()).toBe(0);
    newBrowser({ "x-forwarded-for": "203.0.113.54" });
    await site.db.sql.begin(async (sql) => {
      await sql`lock table public.rate_limits in access exclusive mode`;
      expect(await secondsToNextSearch()).toBe(0);
    });
  });

  test("uploads ten photos a minute, then 429 with Retry-After", async () => {
    newBrowser({ "x-forwarded-for": "203.0.113.52" });
    const post = () =>
      uploadPhoto(
        new Request(`${SITE}/api/repairs/images`, {
          method: "POST",
          headers: { origin: SITE },
          body: new FormData(),
        }),
      );
    for (let n = 0; n < 10; n += 1) expect((await post()).status).not.toBe(429);
    const refused = await post();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await refused.json()).message).toContain("Espera un minuto");
  });

  test.each([
    [0, "192.0.2.1"],
    [1, "203.0.113.60"],
    [2, "203.0.113.61"],
  ])(
    "is found behind %i proxies, also for the stored evidence, whatever the visitor forges",
    async (hops, address) => {
      const chain = ["203.0.113.61", "203.0.113.60"];
      let forgeries = 0;
      const { calls } = await callsUntilRefused(() => {
        forgeries += 1;
        const made = hops === 1 ? chain.slice(1) : chain;
        newBrowser({ "x-forwarded-for": [`198.51.100.${forgeries}`, ...made].join(", ") }, hops);
        return sendMessage();
      });
      expect(calls).toBe(5);
      const rows = await site.db.sql`
      select consent_ip from public.contact_messages order by created_at desc limit 5`;
      expect(rows.map(({ consent_ip }) => consent_ip)).toEqual(Array(5).fill(address));
    },
  );

  test("is not stored in counters or orders", async () => {
    newBrowser({ "x-forwarded-for": "203.0.113.70" });
    await sendMessage();
    await placeCashOrderAction(checkoutOf(product, { method: "contra_entrega" }));
    const rows = await site.db.sql<{ text: string }[]>`
      select key as text from public.rate_limits union all select visitor from private.order_keys where visitor <> ''`;
    expect(rows.length).toBeGreaterThan(3);
    expect(rows.map(({ text }) => text).join()).not.toMatch(/203\.0\.113|192\.0\.2/);
  });
});

describe("guessing a password", () => {
  test("ends at the tenth wrong one from one client address; from another the owner can sign in", async () => {
    const person = await site.person();
    const place = { "x-forwarded-for": "203.0.113.80" };
    newBrowser(place);
    const { calls, refusal } = await callsUntilRefused(() =>
      signInAction({ email: person.email, password: "no-es-esta" }),
    );
    expect(calls).toBe(9);
    expect(refusal.retryAfterSeconds).toBeGreaterThan(500);
    expect(refusal.message).toContain("Espera 10 minutos");
    const right = { email: person.email, password: person.password };
    expect(await signInAction(right)).toMatchObject({ ok: false, code: "rate_limited" });
    newBrowser({ "x-forwarded-for": "203.0.113.81" });
    expect(await signInAction(right)).toMatchObject({ ok: true });
  });

  test("is reset by the right one", async () => {
    const person = await site.person();
    newBrowser({ "x-forwarded-for": "203.0.113.82" });
    const wrong = () => signInAction({ email: person.email, password: "no-es-esta" });
    for (let n = 0; n < 8; n += 1) await wrong();
    expect(await signInAction({ email: person.email, password: person.password })).toMatchObject({
      ok: true,
    });
    for (let n = 0; n < 8; n += 1) expect(await wrong()).toMatchObject({ reason: "invalid_credentials" });
  });
});

describe("searching a message of another person", () => {
  test.each<[string, () => { number: string; contact: string }]>([
    ["number", () => ({ number: "PQR-2020-777777", contact: `31255${10_000 + next()}` })],
    ["phone", () => ({ number: `PQR-2020-${100_000 + next()}`, contact: "3125550199" })],
  ])("is limited to ten attempts an hour for one %s, from any address", async (_, guess) => {
    const { calls } = await callsUntilRefused(() => {
      newBrowser({ "x-forwarded-for": `203.0.113.${100 + (next() % 100)}` });
      return findMessageAction(guess());
    });
    expect(calls).toBe(10);
  });

  test("has the same response for an existing and an unknown number", async () => {
    newBrowser({ "x-forwarded-for": "203.0.113.90" });
    const sent = await sendMessage();
    const number = sent.ok ? sent.data.number : "";
    const [there, absent] = [
      await findMessageAction({ number, contact: "otra@example.com" }),
      await findMessageAction({ number: "PQR-2020-888888", contact: "otra@example.com" }),
    ];
    expect(there).toEqual(absent);
  });
});

describe("a known phone", () => {
  test("cannot be used to block its owner's messages", async () => {
    const phone = "3129990001";
    const write = (place: string) => {
      newBrowser({ "x-forwarded-for": place });
      return sendMessageAction(messageForm({ phone, kind: "queja" }));
    };
    for (let n = 0; n < 10; n += 1) {
      await site.db.sql`delete from public.rate_limits`;
      expect(await write("203.0.113.95")).toMatchObject({ ok: true });
    }
    await site.db.sql`delete from public.rate_limits`;
    expect(await write("203.0.113.95")).toMatchObject({ ok: false, reason: "too_many" });
    expect(await write("203.0.113.96")).toMatchObject({ ok: true });
  });
});
