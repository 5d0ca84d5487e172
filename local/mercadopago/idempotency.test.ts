import { describe, expect, test } from "vitest";
import { paymentBody, startClient } from "./test-client.ts";

describe("idempotency of payments", () => {
  test("needs the key", async () => {
    const { call, token } = await startClient();
    const { status, body } = await call("POST", "/v1/payments", paymentBody(await token()));
    expect(status).toBe(400);
    expect(body.cause[0]).toMatchObject({
      code: 4292,
      description: "Header X-Idempotency-Key can't be null",
    });
  });

  test("gives the first answer again for the same key and body", async () => {
    const { pay, token, control, countPayments } = await startClient();
    const body = paymentBody(await token("CONT"));
    const first = await pay(body, "key-1");
    await control("POST", `payments/${first.body.id}/approve`);
    const { token: cardToken, ...rest } = body;
    const second = await pay({ ...rest, token: cardToken }, "key-1");
    expect(second.status).toBe(201);
    expect(second.body).toEqual(first.body);
    expect(await countPayments()).toBe(1);
  });

  test("refuses the same key with another body and charges nothing", async () => {
    const { pay, token, countPayments } = await startClient();
    const body = paymentBody(await token());
    await pay(body, "key-1");
    const second = await pay({ ...body, transaction_amount: 130_000 }, "key-1");
    expect(second.status).toBe(409);
    expect(second.body.error).toBe("conflict");
    expect(await countPayments()).toBe(1);
  });

  test("makes one payment of ten calls at once with one key", async () => {
    const { pay, token, countPayments } = await startClient();
    const body = paymentBody(await token());
    const answers = await Promise.all(Array.from({ length: 10 }, () => pay(body, "key-1")));
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect(answers.every((answer) => answer.status === 201)).toBe(true);
    expect(await countPayments()).toBe(1);
  });

  test("charges a token once when ten calls come with ten keys", async () => {
    const { pay, token } = await startClient();
    const body = paymentBody(await token());
    const answers = await Promise.all(Array.from({ length: 10 }, () => pay(body)));
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
    expect(answers.filter((answer) => answer.body.cause?.[0].code === 2062)).toHaveLength(9);
  });

  test("leaves the key free after a refused request", async () => {
    const { pay, token } = await startClient();
    const body = paymentBody(await token());
    expect((await pay({ ...body, installments: 13 }, "key-1")).status).toBe(400);
    expect((await pay(body, "key-1")).status).toBe(201);
  });
});
