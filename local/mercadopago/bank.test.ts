import { describe, expect, test } from "vitest";
import { bankPaymentBody, type Client, paymentBody, shareClient, startClient } from "./test-client.ts";
import type { Payment } from "./types.ts";

const client = await shareClient();
const { url, call, charge, control, pay, token } = client;
const MINUTE = 60_000;

const open = async (changes = {}, { pay: send }: Pick<Client, "pay"> = client) =>
  (await send(bankPaymentBody(changes))).body;
const read = async (id: number) => (await call("GET", `/v1/payments/${id}`)).body;
const pageOf = ({ transaction_details: { external_resource_url } }: Payment) => String(external_resource_url);
/** Presses a button of one of the bank's pages. */
const press = (address: string, fields: Record<string, string>) =>
  fetch(address, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
const decide = (payment: Payment, decision: string) => press(pageOf(payment), { decision });

describe("a payment from a bank", () => {
  test("waits a quarter of an hour at the bank's page", async () => {
    const payment = await open();
    expect(payment).toMatchObject({
      status: "pending",
      status_detail: "pending_waiting_transfer",
      payment_method_id: "pse",
      payment_type_id: "bank_transfer",
      payer: { entity_type: "individual" },
    });
    expect(Date.parse(payment.date_of_expiration ?? "") - Date.parse(payment.date_created)).toBe(15 * MINUTE);
    const page = await fetch(pageOf(payment));
    expect(page.status).toBe(200);
    expect(await page.text()).toMatch(/lang="es-CO".*Bancolombia.*Aprobar el pago/s);
    expect((await fetch(pageOf(payment).replace(/t=.*/, "t=otra"))).status).toBe(404);
  });

  test.each([
    ["approve", "approved", "accredited"],
    ["reject", "rejected", "rejected_by_bank"],
    ["nothing", "pending", "pending_waiting_transfer"],
  ])("%s at the bank leads back to the shop, and is %s", async (decision, status, status_detail) => {
    const payment = await open();
    const answer = await decide(payment, decision);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, payment.callback_url]);
    expect(await read(payment.id)).toMatchObject({ status, status_detail });
  });

  test("is rejected when its time is over, and may be approved late", async () => {
    let now = Date.now();
    const own = await startClient({ now: () => now });
    const payment = await open({}, own);
    const stateOf = async () => (await own.call("GET", `/v1/payments/${payment.id}`)).body;
    now += 15 * MINUTE - 1;
    expect(await stateOf()).toMatchObject({ status: "pending" });
    now += 1;
    expect(await stateOf()).toMatchObject({ status: "rejected", status_detail: "expired" });
    expect(await (await fetch(pageOf(payment))).text()).toContain("Aprobar tarde");
    await decide(payment, "reject");
    expect(await stateOf()).toMatchObject({ status_detail: "expired" });
    await decide(payment, "approve");
    expect(await stateOf()).toMatchObject({ status: "approved" });
  });

  test("the shop cancels it while it waits", async () => {
    const { id } = await open();
    expect((await call("PUT", `/v1/payments/${id}`, { status: "cancelled" })).body).toMatchObject({
      status: "cancelled",
      status_detail: "by_collector",
    });
  });

  const payer = bankPaymentBody().payer as Record<string, object>;
  const withPayer = (changes: object) => ({ payer: { ...payer, ...changes } });
  const withAddress = (changes: object) => withPayer({ address: { ...payer.address, ...changes } });
  test.each([
    ["no bank", { transaction_details: {} }, 1],
    ["an unknown bank", { transaction_details: { financial_institution: "9" } }, 1],
    ["no address to come back to", { callback_url: "" }, 1],
    ["no address of the buyer's device", { additional_info: {} }, 1],
    ["no kind of person", withPayer({ entity_type: null }), 1],
    ["a long first name", withPayer({ first_name: "a".repeat(33) }), 1],
    ["no last name", withPayer({ last_name: "" }), 1],
    ["a short zip code", withAddress({ zip_code: "0526" }), 1],
    ["a long street", withAddress({ street_name: "a".repeat(19) }), 1],
    ["a long house number", withAddress({ street_number: "123456" }), 1],
    ["a long neighbourhood", withAddress({ neighborhood: "a".repeat(19) }), 1],
    ["a long city", withAddress({ city: "a".repeat(19) }), 1],
    ["a long area code", withPayer({ phone: { area_code: "3001", number: "1" } }), 1],
    ["a long phone", withPayer({ phone: { area_code: "300", number: "123456" } }), 1],
    ["a long document", withPayer({ identification: { type: "CC", number: "1".repeat(16) } }), 2067],
    ["letters in an identity card", withPayer({ identification: { type: "CC", number: "AB12" } }), 2067],
    ["an unknown document", withPayer({ identification: { type: "DNI", number: "12" } }), 2067],
    ["1,599 pesos", { transaction_amount: 1_599 }, 4037],
    ["340,000,001 pesos", { transaction_amount: 340_000_001 }, 4037],
    ["a broken email", withPayer({ email: "cliente" }), 4050],
  ])("is refused with %s", async (_, changes, code) => {
    const { status, body } = await pay(bankPaymentBody(changes));
    expect([status, body.cause[0].code]).toEqual([400, code]);
  });

  test.each([
    ["a passport with letters", withPayer({ identification: { type: "PAS", number: "AB123456" } })],
    ["the least", { transaction_amount: 1_600 }],
    ["the most", { transaction_amount: 340_000_000 }],
  ])("is accepted with %s", async (_, changes) => {
    expect((await pay(bankPaymentBody(changes))).status).toBe(201);
  });

  test("is refunded whole, and in part only when the sandbox is told so", async () => {
    const { id } = await open();
    await control("POST", `payments/${id}/approve`);
    const refund = (body: object) =>
      call("POST", `/v1/payments/${id}/refunds`, body, { "x-idempotency-key": crypto.randomUUID() });
    expect((await refund({ amount: 50_000 })).body.cause[0].code).toBe(3024);
    await control("PUT", "settings", { partial_bank_refunds: true });
    expect((await refund({ amount: 50_000 })).status).toBe(201);
    await control("PUT", "settings", { partial_bank_refunds: false });
    const whole = await open();
    await control("POST", `payments/${whole.id}/approve`);
    expect(
      (await call("POST", `/v1/payments/${whole.id}/refunds`, {}, { "x-idempotency-key": "whole" })).status,
    ).toBe(201);
  });
});

test("the list of banks is normal, empty or down", async () => {
  const list = () => call<{ id: string; financial_institutions: unknown[] }[]>("GET", "/v1/payment_methods");
  const banks = async () => (await list()).body.find(({ id }) => id === "pse")?.financial_institutions;
  expect(await banks()).toContainEqual({ id: "1507", description: "Nequi" });
  await control("PUT", "settings", { banks: "empty" });
  expect(await banks()).toEqual([]);
  await control("PUT", "settings", { banks: "down" });
  expect((await list()).status).toBe(503);
  await control("PUT", "settings", { banks: "normal" });
});

describe("a card whose bank asks the buyer", () => {
  const challenged = () => charge("CHAL", { three_d_secure_mode: "optional" });
  const answer = ({ three_ds_info }: Payment, decision: string, creq = three_ds_info?.creq ?? "") =>
    press(`${three_ds_info?.external_resource_url}/answer`, { creq, decision });

  test("waits for the answer at the bank's page, which every site may frame", async () => {
    const payment = await challenged();
    expect(payment).toMatchObject({ status: "pending", status_detail: "pending_challenge" });
    expect((await read(payment.id)).three_ds_info).toEqual(payment.three_ds_info);
    const { external_resource_url: address, creq } = payment.three_ds_info!;
    const page = await press(address, { creq });
    expect(await page.text()).toContain("Sí, soy yo");
    expect(page.headers.get("x-frame-options")).toBeNull();
    expect(page.headers.get("content-security-policy")).not.toContain("frame-ancestors");
    expect((await press(address, { creq: "otra" })).status).toBe(404);
  });

  test.each([
    ["approve", "approved", "accredited"],
    ["reject", "rejected", "cc_rejected_3ds_challenge"],
  ])("%s tells the shop's page that it is complete", async (decision, status, status_detail) => {
    const payment = await challenged();
    const page = await (await answer(payment, decision)).text();
    expect(page).toContain('parent.postMessage({status:"COMPLETE"},"*")');
    expect(await read(payment.id)).toMatchObject({ status, status_detail });
    // A second answer changes nothing.
    await answer(payment, decision === "approve" ? "reject" : "approve");
    expect(await read(payment.id)).toMatchObject({ status });
  });

  test("is rejected after five minutes, or at once when the shop cannot ask", async () => {
    let now = Date.now();
    const own = await startClient({ now: () => now });
    const { id } = await own.charge("CHAL", { three_d_secure_mode: "optional" });
    now += 5 * MINUTE;
    expect((await own.call("GET", `/v1/payments/${id}`)).body).toMatchObject({
      status: "rejected",
      status_detail: "cc_rejected_3ds_challenge",
    });
    expect((await pay(paymentBody(await token("CHAL")))).body).toMatchObject({
      status: "rejected",
      status_detail: "cc_rejected_3ds_mandatory",
    });
  });
});

test("the control ends a payment's time", async () => {
  const { id } = await open();
  expect(await control("POST", `payments/${id}/expire`)).toMatchObject({
    status: "rejected",
    status_detail: "expired",
  });
  expect((await fetch(`${url}/sandbox/api/payments/${id}/expire`, { method: "POST" })).status).toBe(400);
});
