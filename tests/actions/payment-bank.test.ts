import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { leavePayment, resumeChallenge } from "@/lib/checkout/mutations";
import { followCheckout, getCheckoutState } from "@/lib/checkout/queries";
import { Failure } from "@/lib/core/result";
import { getBanks, isBankPaymentOffered } from "@/lib/payments/banks";
import { reconcile } from "@/lib/payments/reconcile";
import { orderOf, type PlacedOrder } from "../factories/orders.ts";
import { stockOf } from "../factories/products.ts";
import {
  addRepairPeople,
  bringRepair,
  decideQuote,
  placeQuoteOrder,
  quoteRepair,
} from "../factories/repairs.ts";
import { answerInstead, failing } from "./support/answer-instead.ts";
import { testSiteWithPayments } from "./support/site-with-payments.ts";

const site = await testSiteWithPayments();
const { db, pay, payAtBank, decideAtBank, age, attempts, charges } = site;
const NORMAL = { delivery: "hold", banks: "normal", partial_bank_refunds: false };
beforeEach(() => db.sql`delete from public.rate_limits`);
afterEach(async () => {
  vi.restoreAllMocks();
  await site.control("/settings", NORMAL, "PUT");
  await site.control("/failures", undefined, "DELETE");
  await site.deliver();
});

const lose = () => site.control("/settings", { delivery: "lose" }, "PUT");
const stateOf = async ({ token }: { token: string }) => (await getCheckoutState({ token }))!;
const follow = async ({ token }: { token: string }) => (await followCheckout({ token }))!;
const paymentStatus = async (order: PlacedOrder) => (await orderOf(db, order)).payment_status;
async function failureOf(work: Promise<unknown>): Promise<Failure> {
  const error = await work.catch((caught: unknown) => caught);
  if (error instanceof Failure) return error;
  throw new Error("It went through", { cause: error });
}

describe("paying from a bank", () => {
  test("sends the buyer to the bank, and the order is paid when the bank says so", async () => {
    const { order, product } = await site.order();
    const outcome = await payAtBank(order);
    expect(outcome).toMatchObject({ status: "pending", statusDetail: "pending_waiting_transfer" });
    expect(outcome.message).toMatch(/página de tu banco/);
    expect(Date.parse(outcome.expiresAt ?? "")).toBeGreaterThan(Date.now() + 14 * 60_000);
    const [charge] = await charges(order);
    expect(charge).toMatchObject({
      transaction_amount: product.price,
      payment_method_id: "pse",
      external_reference: order.order_id,
      callback_url: expect.stringContaining(`/pago/banco?pedido=${order.token}`),
      additional_info: { ip_address: "190.0.0.1" },
      payer: { entity_type: "individual", email: "ana@example.com", first_name: "Ana" },
      transaction_details: { financial_institution: "1007", external_resource_url: outcome.bankUrl },
    });
    expect(await stateOf(order)).toMatchObject({
      stage: "pending",
      method: "pse",
      bankUrl: outcome.bankUrl,
      bankExpiresAt: expect.any(String),
      hasChallenge: false,
    });
    await decideAtBank(outcome.bankUrl, "approve");
    expect(await site.deliver()).toEqual([200, 200]);
    expect(await stateOf(order)).toMatchObject({ stage: "paid", bankUrl: null, bankExpiresAt: null });
    expect(await stockOf(db, product)).toBe(0);
  });

  test("after a rejection the order is paid from a bank again, or by card", async () => {
    const { order, product } = await site.order();
    await decideAtBank((await payAtBank(order)).bankUrl, "reject");
    await site.deliver();
    const state = await stateOf(order);
    expect(state).toMatchObject({ stage: "open", method: "pse", bankUrl: null });
    expect(state.message).toMatch(/banco no aprobó/);
    expect(await stockOf(db, product)).toBe(1);
    await decideAtBank((await payAtBank(order)).bankUrl, "reject");
    await site.deliver();
    expect(await pay(order, "APRO")).toMatchObject({ status: "approved" });
    expect(await attempts(order)).toEqual(["rejected", "rejected", "approved"]);
    expect(await stateOf(order)).toMatchObject({ stage: "paid", method: "card" });
  });

  test("a repeated press is the same try, at once and later; a new key is none while the first is open", async () => {
    const { order } = await site.order();
    const attemptKey = randomUUID();
    const results = await Promise.all(Array.from({ length: 3 }, () => payAtBank(order, { attemptKey })));
    const again = await payAtBank(order, { attemptKey });
    expect(new Set([...results, again].map(({ bankUrl }) => bankUrl)).size).toBe(1);
    expect((await failureOf(payAtBank(order))).reason).toBe("payment_in_flight");
    expect(await charges(order)).toHaveLength(1);
  });

  test("a card and a bank at once make one payment", async () => {
    for (let round = 0; round < 5; round++) {
      const { order } = await site.order();
      const results = await Promise.allSettled([pay(order, "APRO"), payAtBank(order)]);
      expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      expect(await charges(order)).toHaveLength(1);
    }
  });

  test.each([
    [
      "a passport",
      { documentType: "PAS", documentNumber: "ab-123 456" },
      { type: "PAS", number: "AB123456" },
    ],
    [
      "a company",
      { person: "association", documentType: "NIT", documentNumber: "900.373.913-4" },
      { type: "NIT", number: "9003739134" },
    ],
  ] as const)("%s pays, and the document is stored with the attempt", async (_, account, identification) => {
    const { order } = await site.order();
    await payAtBank(order, account);
    expect(await charges(order)).toMatchObject([{ payer: { identification } }]);
    const [stored] =
      await db.sql`select document_type, bank_name from public.payments where order_id = ${order.order_id}`;
    expect(stored).toEqual({ document_type: account.documentType, bank_name: "Bancolombia" });
  });

  test("texts that are too long for the provider are shortened", async () => {
    const { order } = await site.order();
    const long = "Transversal de la Inmaculada Concepción ".repeat(3);
    await db.sql`update public.orders set customer_name = ${long}, shipping_address = ${`${long} # ${long}, ${long}`} where id = ${order.order_id}`;
    expect(await payAtBank(order)).toMatchObject({ status: "pending" });
  });

  test.each([
    ["documentNumber", { person: "association", documentType: "NIT", documentNumber: "900.373.913-5" }],
    ["documentType", { person: "association" }],
    ["bankId", { bankId: "9999" }],
  ] as const)("with a wrong %s opens nothing", async (field, account) => {
    const { order } = await site.order();
    const failure = await failureOf(payAtBank(order, account));
    expect(Object.keys(failure.fieldErrors ?? {})).toEqual([field]);
    expect([await attempts(order), await charges(order)]).toEqual([[], []]);
  });

  test("a repair's order has no customer: name and e-mail come from who pays", async () => {
    const people = await addRepairPeople(db);
    const repair = await bringRepair(db, people.customer);
    const quote = await quoteRepair(db, people.staff, repair.id, 150_000);
    await decideQuote(db, { quote, user: people.customer });
    const order = { ...(await placeQuoteOrder(db, people.customer, quote)), payment_status: "unpaid" };
    expect(Object.keys((await failureOf(payAtBank(order))).fieldErrors ?? {})).toEqual(["name", "email"]);
    const payer = { name: "Luis Peña", email: "luis@example.com" };
    await decideAtBank((await payAtBank(order, { payer })).bankUrl, "approve");
    await site.deliver();
    expect(await charges(order)).toMatchObject([{ payer: { first_name: "Luis", email: payer.email } }]);
    expect(await paymentStatus(order)).toBe("paid");
  });

  test("when the provider refuses, nothing is open and another way remains", async () => {
    const { order } = await site.order();
    answerInstead(/\/v1\/payments$/, failing(403));
    const failure = await failureOf(payAtBank(order));
    expect(failure).toMatchObject({ reason: "payment_refused", code: "unavailable" });
    vi.restoreAllMocks();
    expect(await attempts(order)).toEqual(["error"]);
    expect(await pay(order, "APRO")).toMatchObject({ status: "approved" });
  });
});

describe("without any notification", () => {
  beforeEach(lose);

  test("a page that follows a payment settles it, and asks the provider at most every ten seconds", async () => {
    const { order } = await site.order();
    await decideAtBank((await payAtBank(order)).bankUrl, "approve");
    expect(await follow(order)).toMatchObject({ stage: "pending" });
    await age(order, 1);
    const asked = answerInstead(/\/v1\/payments\//, failing(500));
    for (let call = 0; call < 5; call++) expect(await follow(order)).toMatchObject({ stage: "pending" });
    expect(asked).toHaveLength(1);
    vi.restoreAllMocks();
    await db.sql`delete from public.rate_limits`;
    expect(await follow(order)).toMatchObject({ stage: "paid" });
  });

  test("an answer that was lost is found by the page too, with the bank's address", async () => {
    const { order } = await site.order();
    await site.fail("error_after", 2);
    const outcome = await payAtBank(order);
    expect(outcome).toMatchObject({ status: "pending", statusDetail: "" });
    expect(outcome.bankUrl).toBeUndefined();
    await age(order, 1);
    expect(await follow(order)).toMatchObject({
      stage: "pending",
      bankUrl: expect.stringContaining("/bank/pse/"),
    });
    expect(await charges(order)).toHaveLength(1);
  });

  test.each([
    ["approve", "paid", "confirmed"],
    ["reject", "rejected", "placed"],
    ["expire", "rejected", "placed"],
  ])("the scheduler settles it: %s", async (what, payment_status, status) => {
    const { order } = await site.order();
    const { paymentId } = await payAtBank(order);
    await site.control(`/payments/${paymentId}/${what}`);
    await age(order, 2);
    expect(await reconcile()).toMatchObject({ failed: 0 });
    expect(await orderOf(db, order)).toMatchObject({ payment_status, status });
  });

  test("paid in minute 16: the order is paid, or paid back when its unit is sold", async () => {
    for (const isSold of [false, true]) {
      const { order, product } = await site.order();
      const { paymentId, bankUrl } = await payAtBank(order);
      await site.control(`/payments/${paymentId}/expire`);
      await age(order, 2);
      await reconcile();
      expect(await stateOf(order)).toMatchObject({ stage: "open", message: expect.stringMatching(/plazo/) });
      if (isSold) await db.sql`update public.products set stock = 0 where id = ${product.id}`;
      await decideAtBank(bankUrl, "approve");
      await site.sweptAt(null);
      await reconcile();
      const [charge] = await charges(order);
      expect([charge?.status, await paymentStatus(order)]).toEqual(
        isSold ? ["refunded", "refunded"] : ["approved", "paid"],
      );
    }
  });
});

describe("a buyer who leaves the bank", () => {
  test("cancels the payment at the provider and pays by card", async () => {
    const { order } = await site.order();
    await payAtBank(order);
    expect(await leavePayment(order)).toMatchObject({ stage: "open", bankUrl: null });
    expect(await charges(order)).toMatchObject([{ status: "cancelled" }]);
    expect(await pay(order, "APRO")).toMatchObject({ status: "approved" });
  });

  test("reads that it is paid when the bank approved meanwhile", async () => {
    const { order } = await site.order();
    await decideAtBank((await payAtBank(order)).bankUrl, "approve");
    expect(await leavePayment(order)).toMatchObject({ stage: "paid" });
  });

  test("cancels neither a payment without an answer nor a card under review", async () => {
    const [unanswered, reviewed] = [await site.order(), await site.order()];
    await site.fail("error_after", 2);
    await payAtBank(unanswered.order);
    await pay(reviewed.order, "CONT");
    for (const { order } of [unanswered, reviewed]) {
      expect(await leavePayment(order)).toMatchObject({ stage: "pending" });
      expect((await charges(order))[0]?.status).not.toBe("cancelled");
    }
  });

  test("is told when the provider does not answer, and may try again", async () => {
    const { order } = await site.order();
    await payAtBank(order);
    answerInstead(/\/v1\/payments\//, failing(500));
    expect(await failureOf(leavePayment(order))).toMatchObject({ code: "unavailable" });
    vi.restoreAllMocks();
    expect(await leavePayment(order)).toMatchObject({ stage: "open" });
  });
});

describe("a card whose bank asks the buyer", () => {
  const answer = async (challenge: { url: string; creq: string } | null | undefined, decision: string) =>
    (
      await fetch(`${challenge?.url}/answer`, {
        method: "POST",
        body: new URLSearchParams({ creq: challenge?.creq ?? "", decision }),
      })
    ).text();

  test.each([
    ["approve", "paid", /aprobado/],
    ["reject", "open", /No se confirmó la compra/],
  ] as const)("%s ends the payment: %s", async (decision, stage, message) => {
    const { order } = await site.order();
    const outcome = await pay(order, "CHAL");
    expect(outcome).toMatchObject({ status: "pending", statusDetail: "pending_challenge" });
    expect(await stateOf(order)).toMatchObject({ stage: "pending", hasChallenge: true, method: "card" });
    // After a reload the provider is asked for it again.
    const resumed = await resumeChallenge(order);
    expect(resumed.challenge).toEqual(outcome.challenge);
    expect(await answer(resumed.challenge, decision)).toContain("COMPLETE");
    const done = await resumeChallenge(order);
    expect(done).toMatchObject({
      challenge: null,
      state: { stage, message: expect.stringMatching(message) },
    });
  });

  test("is stored nowhere", async () => {
    const { order } = await site.order();
    const { challenge } = await pay(order, "CHAL");
    const rows = await db.sql`select p::text from public.payments p where order_id = ${order.order_id}`;
    expect(JSON.stringify(rows)).toContain("pending_challenge");
    expect(JSON.stringify(rows)).not.toContain(challenge?.creq);
  });

  test("may be left for another way to pay", async () => {
    const { order } = await site.order();
    const { challenge } = await pay(order, "CHAL");
    expect(await leavePayment(order)).toMatchObject({ stage: "open", hasChallenge: false });
    expect(await resumeChallenge(order)).toMatchObject({ challenge: null });
    await answer(challenge, "approve");
    expect(await payAtBank(order)).toMatchObject({ status: "pending" });
    expect((await charges(order)).map(({ status }) => status).sort()).toEqual(["cancelled", "pending"]);
  });
});

describe("the banks", () => {
  const NEQUI = { id: "1507", name: "Nequi" };
  const forget = () => db.sql`delete from private.bank_lists`;
  const makeOld = () =>
    db.sql`update private.bank_lists set fetched_at = now() - interval '61 minutes', leased_until = null`;
  const askedNow = () => answerInstead(/\/v1\/payment_methods/, (real) => real());
  const banksAre = (banks: string) => site.control("/settings", { banks }, "PUT");

  test("are fetched once an hour", async () => {
    await forget();
    const asked = askedNow();
    expect(await getBanks()).toContainEqual(NEQUI);
    expect(await getBanks()).toContainEqual(NEQUI);
    expect(asked).toHaveLength(1);
    await makeOld();
    await Promise.all(Array.from({ length: 5 }, getBanks));
    expect(asked).toHaveLength(2);
  });

  test.each(["empty", "down"])(
    "are the last good ones while the list is %s, and asked for once in half a minute",
    async (banks) => {
      await getBanks();
      await makeOld();
      await banksAre(banks);
      const asked = askedNow();
      expect(await getBanks()).toContainEqual(NEQUI);
      expect(await getBanks()).toContainEqual(NEQUI);
      expect(asked).toHaveLength(1);
    },
  );

  test("that do not arrive in time are the last good ones", async () => {
    await getBanks();
    await makeOld();
    answerInstead(/\/v1\/payment_methods/, () => new Promise(() => {}));
    expect(await getBanks()).toContainEqual(NEQUI);
  });

  test("are none without any list: the payment is not offered, and offered again afterwards", async () => {
    await forget();
    await banksAre("empty");
    expect(await isBankPaymentOffered()).toBe(false);
    await banksAre("normal");
    await db.sql`update private.bank_lists set leased_until = null`;
    expect(await isBankPaymentOffered()).toBe(true);
    const asked = askedNow();
    await makeOld();
    expect(await isBankPaymentOffered()).toBe(true);
    expect(asked).toEqual([]);
  });
});
