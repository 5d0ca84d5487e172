import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { startSandbox } from "./sandbox.ts";
import { type Deliveries, paymentBody, startClient, startReceiver, until } from "./test-client.ts";

let folder: string;
let dataFile: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sandbox-"));
  dataFile = join(folder, "deep", "mercadopago.json");
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

describe("restart", () => {
  test("keeps payments, used tokens and keys", async () => {
    const before = await startClient({ dataFile });
    const body = paymentBody(await before.token());
    const first = await before.pay(body, "key-1");
    await before.close();

    const after = await startClient({ dataFile });
    expect((await after.call("GET", `/v1/payments/${first.body.id}`)).body).toEqual(first.body);
    expect((await after.pay(body, "key-1")).body).toEqual(first.body);
    expect((await after.pay(body, "key-2")).body.cause[0].code).toBe(2062);
    expect((await after.charge()).id).toBeGreaterThan(first.body.id);
  });

  test("has a payment on disk before the response, without the card's secrets", async () => {
    const { charge } = await startClient({ dataFile });
    const payment = await charge();
    const text = readFileSync(dataFile, "utf8");
    expect(JSON.parse(text).payments[payment.id].status).toBe("approved");
    expect(text).not.toContain("4013540682746260");
    expect(text).not.toMatch(/"security_code"/);
  });

  test("delivers pending notifications after the restart", async () => {
    const shop = await startReceiver();
    const settings = { webhook_delay_ms: 60_000 };
    const before = await startClient({ dataFile, webhookUrl: shop.url, settings });
    const payment = await before.charge();
    await before.close();
    expect(shop.calls).toHaveLength(0);

    await startClient({ dataFile, webhookUrl: shop.url, now: () => Date.now() + 60_000 });
    await until(() => shop.calls.length === 1);
    expect(shop.calls[0]?.body.data.id).toBe(String(payment.id));
  });

  test("repeats a call that the shutdown cut off", async () => {
    const shop = await startReceiver((call) => (call === 1 ? 0 : 200));
    const before = await startClient({ dataFile, webhookUrl: shop.url });
    await before.charge();
    await until(() => shop.calls.length === 1);
    await before.close();
    const after = await startClient({ dataFile, webhookUrl: shop.url });
    await until(async () => (await after.control<Deliveries>("GET", "deliveries"))[0].state === "delivered");
    expect(shop.calls).toHaveLength(2);
  });

  test("names the file that it cannot read", async () => {
    const broken = join(folder, "broken.json");
    writeFileSync(broken, "{");
    await expect(startClient({ dataFile: broken })).rejects.toThrow(broken);
  });
});

describe("start", () => {
  const options = { accessToken: "a", publicKey: "p", webhookSecret: "s", webhookUrl: "http://127.0.0.1:9/" };

  test("names the taken port and the variable that changes it", async () => {
    const { url } = await startClient();
    const port = Number(new URL(url).port);
    await expect(startSandbox({ ...options, port })).rejects.toThrow(
      new RegExp(`${port}.*MERCADOPAGO_SANDBOX_PORT`),
    );
  });

  test("refuses in production, except in a demo", async () => {
    vi.stubEnv("NODE_ENV", "production");
    vi.stubEnv("DEMO", "");
    await expect(startSandbox({ ...options, port: 0 })).rejects.toThrow(/production/);
    vi.stubEnv("DEMO", "1");
    const { close } = await startSandbox({ ...options, port: 0 });
    await close();
  });
});
