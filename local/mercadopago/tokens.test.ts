import { expect, test } from "vitest";
import {
  AMEX,
  cardData,
  MASTER,
  PUBLIC_KEY,
  paymentBody,
  shareClient,
  startClient,
  VISA_DEBIT,
} from "./test-client.ts";

const { url, call, createToken, pay, token } = await shareClient();

test("returns the documented fields and neither the number nor the code", async () => {
  const { status, body } = await createToken();
  expect(status).toBe(201);
  expect(body).toMatchObject({
    status: "active",
    first_six_digits: "401354",
    last_four_digits: "6260",
    expiration_month: 11,
    expiration_year: 2030,
    luhn_validation: true,
    card_number_length: 16,
    security_code_length: 3,
    cardholder: { name: "APRO", identification: { type: "CC", number: "123456789" } },
  });
  expect(JSON.stringify(body)).not.toContain("4013540682746260");
  expect(body).not.toHaveProperty("security_code");
  expect((await call("GET", `/v1/card_tokens/${body.id}`)).body.id).toBe(body.id);
});

test("a page of another origin may call with the public key, and not without", async () => {
  const post = async (query: string) =>
    (await fetch(`${url}/v1/card_tokens${query}`, { method: "POST", body: JSON.stringify(cardData()) }))
      .status;
  expect([await post(`?public_key=${PUBLIC_KEY}`), await post("?public_key=other"), await post("")]).toEqual([
    201, 401, 401,
  ]);
  const preflight = await fetch(`${url}/v1/card_tokens?public_key=${PUBLIC_KEY}`, {
    method: "OPTIONS",
    headers: { origin: "http://localhost:3000", "access-control-request-method": "POST" },
  });
  expect(preflight.headers.get("access-control-allow-origin")).toBe("*");
});

const holder = (name?: string, identification?: object) => ({ cardholder: { name, identification } });

test.each([
  ["no number", { card_number: "" }, "205"],
  ["a number that fails Luhn", { card_number: "4013540682746261" }, "E301"],
  ["a number cut short", { card_number: "401354068274" }, "E301"],
  ["a brand that is not accepted", { card_number: "6011111111111117" }, "E301"],
  ["no code", { security_code: "" }, "224"],
  ["a code of the wrong length", { security_code: "1234" }, "E302"],
  ["a three-digit code on a four-digit brand", { card_number: AMEX }, "E302"],
  ["no month", { expiration_month: null }, "208"],
  ["no year", { expiration_year: null }, "209"],
  ["month 13", { expiration_month: 13 }, "325"],
  ["a past year", { expiration_year: 2020 }, "326"],
  ["no holder", holder(undefined, { type: "CC", number: "123456789" }), "221"],
  ["no document type", holder("APRO", { number: "123456789" }), "212"],
  ["an unknown document", holder("A", { type: "DNI", number: "12345" }), "322"],
  ["no document number", holder("A", { type: "CC" }), "214"],
  ["a short document", holder("A", { type: "CC", number: "12" }), "324"],
])("rejects %s", async (_, change, code) => {
  const { body } = await createToken(change);
  expect(body).toMatchObject({ error: "bad_request", status: 400, cause: [{ code }] });
});

test("the documented test cards pay, each token once", async () => {
  for (const [number, method] of [
    [MASTER, "master"],
    [AMEX, "amex"],
    [VISA_DEBIT, "debvisa"],
  ] as const) {
    const body = { ...paymentBody(await token("APRO", number)), payment_method_id: method };
    expect((await pay(body)).body).toMatchObject({ status: "approved", payment_method_id: method });
    expect((await pay(body)).body.cause[0].code).toBe(2062);
  }
});

test("a token expires after seven days", async () => {
  let now = Date.now();
  const later = await startClient({ now: () => now });
  const id = await later.token();
  now += 7 * 86_400_000 + 1;
  expect((await later.call("GET", `/v1/card_tokens/${id}`)).status).toBe(404);
  expect((await later.pay(paymentBody(id))).body.cause[0].code).toBe(2006);
});
