import { describe, expect, test } from "vitest";
import { paymentBody, startClient } from "./test-client.ts";
import type { Failure } from "./types.ts";

const failWith = async (mode: string, count = 1, delay_ms = 30) => {
  const client = await startClient();
  await client.control("POST", "failures", { mode, count, delay_ms });
  const body = paymentBody(await client.token());
  const total = async () => client.countPayments();
  return { ...client, body, total };
};

describe("injected failures of POST /v1/payments", () => {
  test.each([
    ["error_before", 500, 0],
    ["error_after", 500, 1],
    ["timeout_before", 504, 0],
    ["timeout_after", 504, 1],
    ["rate_limited", 429, 0],
  ])(
    "%s answers %i with %i charges made, and a repeat with the same key ends with one",
    async (mode, status, made) => {
      const { pay, body, total } = await failWith(mode);
      expect((await pay(body, "key-1")).status).toBe(status);
      expect(await total()).toBe(made);
      const second = await pay(body, "key-1");
      expect(second.status).toBe(201);
      expect(second.body.status).toBe("approved");
      expect(await total()).toBe(1);
    },
  );

  test("stays silent until the caller hangs up, with the charge made", async () => {
    const { url, body, total } = await failWith("timeout_after", 1, 60_000);
    const call = fetch(`${url}/v1/payments`, {
      method: "POST",
      headers: { authorization: "Bearer APP_USR-access-for-tests", "x-idempotency-key": "k" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(100),
    });
    await expect(call).rejects.toThrow(/timeout/i);
    expect(await total()).toBe(1);
  });

  test("hits as many calls as asked for, and can be called off", async () => {
    const { pay, body, control } = await failWith("error_before", 3);
    expect((await pay(body)).status).toBe(500);
    expect(await control<Failure[]>("GET", "failures")).toHaveLength(2);
    await control("DELETE", "failures");
    expect((await pay(body)).status).toBe(201);
  });

  test("tells when to come back after too many requests", async () => {
    const { pay, body } = await failWith("rate_limited");
    expect((await pay(body)).headers.get("retry-after")).toBe("1");
  });
});
