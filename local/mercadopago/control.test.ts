import { request } from "node:http";
import { describe, expect, test } from "vitest";
import { startClient } from "./test-client.ts";
import type { Settings, State } from "./types.ts";

describe("control of payments", () => {
  test.each([
    ["approve", {}, "approved", "accredited"],
    ["reject", { status_detail: "cc_rejected_high_risk" }, "rejected", "cc_rejected_high_risk"],
    ["cancel", {}, "cancelled", "expired"],
    ["cancel", { status_detail: "by_payer" }, "cancelled", "by_payer"],
  ])("decides a pending payment: %s", async (action, body, status, status_detail) => {
    const { charge, control, call } = await startClient();
    const { id } = await charge("CONT");
    await control("POST", `payments/${id}/${action}`, body);
    const after = (await call("GET", `/v1/payments/${id}`)).body;
    expect(after).toMatchObject({ status, status_detail });
    expect(after.date_approved !== null).toBe(status === "approved");
  });

  test("charges back, and settles the dispute", async () => {
    const { charge, control } = await startClient();
    const { id } = await charge();
    expect(await control("POST", `payments/${id}/chargeback`)).toMatchObject({
      status: "charged_back",
      status_detail: "in_process",
    });
    const lost = await control("POST", `payments/${id}/chargeback`, { status_detail: "settled" });
    expect(lost.status_detail).toBe("settled");
  });

  test.each([
    ["APRO", "approve"],
    ["APRO", "reject"],
    ["APRO", "cancel"],
    ["OTHE", "refund"],
    ["OTHE", "chargeback"],
  ])("refuses what the status of %s does not admit: %s", async (name, action) => {
    const { charge, call } = await startClient();
    const payment = await charge(name);
    const answer = await call("POST", `/sandbox/api/payments/${payment.id}/${action}`, {});
    expect(answer.status).toBe(400);
    expect((await call("GET", `/v1/payments/${payment.id}`)).body.status).toBe(payment.status);
  });

  test("forgets everything on reset but never hands out an id again", async () => {
    const { charge, control } = await startClient();
    const { id } = await charge();
    await control("POST", "reset");
    const state = await control<Pick<State, "payments" | "deliveries">>("GET", "state");
    expect([state.payments, state.deliveries]).toEqual([[], []]);
    expect((await charge()).id).toBeGreaterThan(id);
  });
});

describe("control of the script", () => {
  test("serves one plain script to any origin", async () => {
    const { url } = await startClient();
    const response = await fetch(`${url}/js/v2`);
    const script = await response.text();
    expect(response.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(response.headers.get("set-cookie")).toBeNull();
    expect(script).not.toMatch(/^\s*(import|export)\s/m);
    expect(script).not.toMatch(/\beval\(|new Function|document\.cookie/);
    expect(() => new Function(script)).not.toThrow();
  });

  test("takes it away during an outage", async () => {
    const { url, control } = await startClient();
    await control("PUT", "settings", { script_outage: true });
    expect((await fetch(`${url}/js/v2`)).status).toBe(503);
    await control("PUT", "settings", { script_outage: false });
    expect((await fetch(`${url}/js/v2`)).status).toBe(200);
  });
});

describe("who may control", () => {
  const ask = (url: string, headers: Record<string, string>) =>
    new Promise<number | undefined>((resolve, reject) => {
      const { port } = new URL(url);
      request({ host: "127.0.0.1", port, path: "/sandbox/api/state", headers }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on("error", reject)
        .end();
    });

  test("answers this machine, not another host's name nor another site's page", async () => {
    const { url } = await startClient();
    const { host } = new URL(url);
    expect(await ask(url, { host })).toBe(200);
    expect(await ask(url, { host, origin: `http://${host}` })).toBe(200);
    expect(await ask(url, { host: "evil.example.com" })).toBe(403);
    expect(await ask(url, { host, origin: "http://localhost:3000" })).toBe(403);
    expect(await ask(url, { host, "sec-fetch-site": "cross-site" })).toBe(403);
  });

  test("shows the page with a strict policy", async () => {
    const { url } = await startClient();
    const response = await fetch(`${url}/sandbox`);
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(await response.text()).toContain("<h1>Pasarela de prueba</h1>");
    const script = await (await fetch(`${url}/sandbox/page.js`)).text();
    expect(() => new Function(script)).not.toThrow();
  });

  test("refuses unknown settings as a whole", async () => {
    const { call, control } = await startClient();
    const answer = await call("PUT", "/sandbox/api/settings", { delivery: "hold", wrong: 1 });
    expect(answer.status).toBe(400);
    expect((await control<Settings>("GET", "settings")).delivery).toBe("send");
  });
});
