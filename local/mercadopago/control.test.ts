import { request } from "node:http";
import { describe, expect, test } from "vitest";
import { shareClient } from "./test-client.ts";
import type { Settings, State } from "./types.ts";

const { url, call, charge, control } = await shareClient();

describe("payments", () => {
  test.each([
    ["approve", {}, "approved", "accredited"],
    ["reject", { status_detail: "cc_rejected_high_risk" }, "rejected", "cc_rejected_high_risk"],
    ["cancel", {}, "cancelled", "expired"],
    ["cancel", { status_detail: "by_payer" }, "cancelled", "by_payer"],
  ])("a pending one is decided: %s %j", async (action, body, status, status_detail) => {
    const { id } = await charge("CONT");
    await control("POST", `payments/${id}/${action}`, body);
    const after = (await call("GET", `/v1/payments/${id}`)).body;
    expect(after).toMatchObject({ status, status_detail });
    expect(after.date_approved !== null).toBe(status === "approved");
  });

  test("a charge is disputed, and the dispute settled", async () => {
    const { id } = await charge();
    const disputed = { status: "charged_back", status_detail: "in_process" };
    expect(await control("POST", `payments/${id}/chargeback`)).toMatchObject(disputed);
    const lost = await control("POST", `payments/${id}/chargeback`, { status_detail: "settled" });
    expect(lost.status_detail).toBe("settled");
  });

  test.each([
    ["APRO", ["approve", "reject", "cancel"]],
    ["OTHE", ["refund", "chargeback"]],
  ])("%s rejects actions that its status does not allow: %j", async (name, actions) => {
    const { id, status } = await charge(name);
    for (const action of actions)
      expect((await call("POST", `/sandbox/api/payments/${id}/${action}`, {})).status, action).toBe(400);
    expect((await call("GET", `/v1/payments/${id}`)).body.status).toBe(status);
  });

  test("all are deleted on reset, but an id is never reused", async () => {
    const { id } = await charge();
    await control("POST", "reset");
    const state = await control<Pick<State, "payments" | "deliveries">>("GET", "state");
    expect([state.payments, state.deliveries]).toEqual([[], []]);
    expect((await charge()).id).toBeGreaterThan(id);
  });
});

test("the script is one plain script for any origin, and unavailable during an outage", async () => {
  const response = await fetch(`${url}/js/v2`);
  const script = await response.text();
  expect(response.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  expect(response.headers.get("set-cookie")).toBeNull();
  expect(script).not.toMatch(/^\s*(import|export)\s/m);
  expect(script).not.toMatch(/\beval\(|new Function|document\.cookie/);
  expect(() => new Function(script)).not.toThrow();
  for (const [script_outage, status] of [
    [true, 503],
    [false, 200],
  ] as const) {
    await control("PUT", "settings", { script_outage });
    expect((await fetch(`${url}/js/v2`)).status).toBe(status);
  }
});

describe("access to the controls", () => {
  const ask = (headers: Record<string, string>) =>
    new Promise<number | undefined>((resolve, reject) => {
      const { port } = new URL(url);
      request({ host: "127.0.0.1", port, path: "/sandbox/api/state", headers }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on("error", reject)
        .end();
    });
  const { host } = new URL(url);

  test.each([
    [200, { host }],
    [200, { host, origin: `http://${host}` }],
    [403, { host: "evil.example.com" }],
    [403, { host, origin: "http://localhost:3000" }],
    [403, { host, "sec-fetch-site": "cross-site" }],
  ])(
    "%i for %j: calls from this machine only, no other host's name or site's page",
    async (status, headers) => {
      expect(await ask(headers)).toBe(status);
    },
  );

  test("the page has a strict policy, and a script that the browser can read", async () => {
    const response = await fetch(`${url}/sandbox`);
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(await response.text()).toContain("<h1>Pasarela de prueba</h1>");
    const script = await (await fetch(`${url}/sandbox/page.js`)).text();
    expect(() => new Function(script)).not.toThrow();
  });

  test("unknown settings are rejected as a whole", async () => {
    expect((await call("PUT", "/sandbox/api/settings", { delivery: "hold", wrong: 1 })).status).toBe(400);
    expect((await control<Settings>("GET", "settings")).delivery).toBe("send");
  });
});
