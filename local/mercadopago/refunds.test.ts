import { describe, expect, test } from "vitest";
import { type Client, startClient } from "./test-client.ts";
import type { Refund } from "./types.ts";

const refund = (client: Client, id: number, body: object, key: string = crypto.randomUUID()) =>
  client.call<Refund>("POST", `/v1/payments/${id}/refunds`, body, { "x-idempotency-key": key });

describe("refunds", () => {
  test("gives all of it back", async () => {
    const client = await startClient();
    const payment = await client.charge();
    const { status, body } = await refund(client, payment.id, {});
    expect(status).toBe(201);
    expect(body).toMatchObject({ payment_id: payment.id, amount: 120_000, status: "approved" });
    const { body: after } = await client.call("GET", `/v1/payments/${payment.id}`);
    expect(after).toMatchObject({
      status: "refunded",
      status_detail: "refunded",
      transaction_amount_refunded: 120_000,
    });
  });

  test("adds parts up until nothing is left", async () => {
    const client = await startClient();
    const payment = await client.charge();
    const first = await refund(client, payment.id, { amount: 50_000 });
    const { body: between } = await client.call("GET", `/v1/payments/${payment.id}`);
    expect(between).toMatchObject({
      status: "approved",
      status_detail: "partially_refunded",
      transaction_amount_refunded: 50_000,
    });
    const tooMuch = await refund(client, payment.id, { amount: 70_001 });
    expect(tooMuch.body.cause[0].code).toBe(2017);
    const last = await refund(client, payment.id, {});
    expect(last.body.amount).toBe(70_000);
    const { body: after } = await client.call("GET", `/v1/payments/${payment.id}`);
    expect(after.status).toBe("refunded");
    expect(after.refunds.map(({ id }) => id)).toEqual([first.body.id, last.body.id]);
    expect((await client.call("GET", `/v1/payments/${payment.id}/refunds`)).body).toEqual(after.refunds);
    const one = await client.call("GET", `/v1/payments/${payment.id}/refunds/${first.body.id}`);
    expect(one.body).toEqual(first.body);
    expect((await client.call("GET", `/v1/payments/${payment.id}/refunds/1`)).status).toBe(404);
    expect((await refund(client, payment.id, {})).body.cause[0].code).toBe(2063);
  });

  test.each([0, -1, 120_001, 10.5, "x"])("refuses the amount %s", async (amount) => {
    const client = await startClient();
    const payment = await client.charge();
    expect((await refund(client, payment.id, { amount })).body.cause[0].code).toBe(2017);
    expect((await client.call("GET", `/v1/payments/${payment.id}/refunds`)).body).toEqual([]);
  });

  test.each(["CONT", "OTHE"])("refuses what was never paid (%s)", async (name) => {
    const client = await startClient();
    const payment = await client.charge(name);
    expect((await refund(client, payment.id, {})).body.cause[0].code).toBe(2063);
  });

  test("needs a key, repeats nothing for the same one, and refuses it with another body", async () => {
    const client = await startClient();
    const payment = await client.charge();
    const missing = await client.call("POST", `/v1/payments/${payment.id}/refunds`, {});
    expect(missing.body.cause[0].code).toBe(4292);
    expect((await refund(client, payment.id, { amount: 1_000 }, "r1")).status).toBe(201);
    const again = await refund(client, payment.id, { amount: 1_000 }, "r1");
    expect(again.status).toBe(200);
    expect(again.body).toBeNull();
    expect((await refund(client, payment.id, { amount: 2_000 }, "r1")).status).toBe(409);
    const { body } = await client.call("GET", `/v1/payments/${payment.id}`);
    expect(body.transaction_amount_refunded).toBe(1_000);
  });

  test("never gives back more than was paid when ten refunds come at once", async () => {
    const client = await startClient();
    const payment = await client.charge();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => refund(client, payment.id, { amount: 50_000 })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    const { body } = await client.call("GET", `/v1/payments/${payment.id}`);
    expect(body.transaction_amount_refunded).toBe(100_000);
  });

  test("ends 180 days after the approval", async () => {
    let now = Date.now();
    const client = await startClient({ now: () => now });
    const payment = await client.charge();
    now += 180 * 86_400_000;
    expect((await refund(client, payment.id, { amount: 1_000 })).status).toBe(201);
    now += 60_000;
    expect((await refund(client, payment.id, { amount: 1_000 })).body.cause[0].code).toBe(2064);
  });
});
