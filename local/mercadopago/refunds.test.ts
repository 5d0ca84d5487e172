import { expect, test } from "vitest";
import { type Client, shareClient, startClient } from "./test-client.ts";
import type { Refund } from "./types.ts";

const shared = await shareClient();
const { call, charge } = shared;
const refund = (id: number, body: object, key: string = crypto.randomUUID(), client: Client = shared) =>
  client.call<Refund>("POST", `/v1/payments/${id}/refunds`, body, { "x-idempotency-key": key });
const read = async (id: number) => (await call("GET", `/v1/payments/${id}`)).body;

test("partial refunds add up until nothing is left", async () => {
  const { id } = await charge();
  const first = await refund(id, { amount: 50_000 });
  expect(first.body).toMatchObject({ payment_id: id, amount: 50_000, status: "approved" });
  expect(await read(id)).toMatchObject({
    status: "approved",
    status_detail: "partially_refunded",
    transaction_amount_refunded: 50_000,
  });
  expect((await refund(id, { amount: 70_001 })).body.cause[0].code).toBe(2017);
  const last = await refund(id, {});
  expect(last.body.amount).toBe(70_000);
  const after = await read(id);
  expect(after).toMatchObject({
    status: "refunded",
    status_detail: "refunded",
    transaction_amount_refunded: 120_000,
  });
  expect(after.refunds.map((one) => one.id)).toEqual([first.body.id, last.body.id]);
  expect((await call("GET", `/v1/payments/${id}/refunds`)).body).toEqual(after.refunds);
  expect((await call("GET", `/v1/payments/${id}/refunds/${first.body.id}`)).body).toEqual(first.body);
  expect((await call("GET", `/v1/payments/${id}/refunds/1`)).status).toBe(404);
  expect((await refund(id, {})).body.cause[0].code).toBe(2063);
});

test("an invalid amount, and an unpaid payment, is rejected", async () => {
  const { id } = await charge();
  for (const amount of [0, -1, 120_001, 10.5, "x"])
    expect((await refund(id, { amount })).body.cause[0].code, String(amount)).toBe(2017);
  expect((await read(id)).refunds).toEqual([]);
  for (const name of ["CONT", "OTHE"])
    expect((await refund((await charge(name)).id, {})).body.cause[0].code, name).toBe(2063);
});

test("needs a key, repeats nothing for the same one, and rejects it with another body", async () => {
  const { id } = await charge();
  expect((await call("POST", `/v1/payments/${id}/refunds`, {})).body.cause[0].code).toBe(4292);
  expect((await refund(id, { amount: 1_000 }, "r1")).status).toBe(201);
  const again = await refund(id, { amount: 1_000 }, "r1");
  expect([again.status, again.body]).toEqual([200, null]);
  expect((await refund(id, { amount: 2_000 }, "r1")).status).toBe(409);
  expect((await read(id)).transaction_amount_refunded).toBe(1_000);
});

test("ten concurrent refunds never exceed the payment", async () => {
  const { id } = await charge();
  const answers = await Promise.all(Array.from({ length: 10 }, () => refund(id, { amount: 50_000 })));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
  expect((await read(id)).transaction_amount_refunded).toBe(100_000);
});

test("is possible until 180 days after the approval", async () => {
  let now = Date.now();
  const client = await startClient({ now: () => now });
  const { id } = await client.charge();
  now += 180 * 86_400_000;
  expect((await refund(id, { amount: 1_000 }, "a", client)).status).toBe(201);
  now += 60_000;
  expect((await refund(id, { amount: 1_000 }, "b", client)).body.cause[0].code).toBe(2064);
});
