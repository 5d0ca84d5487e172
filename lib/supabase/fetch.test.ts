import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createClient } from "@supabase/supabase-js";
import { afterEach, expect, test, vi } from "vitest";
import { boundedFetch, DATABASE, timeLimit } from "./fetch";

const api = (path: string) => `https://proyecto.supabase.co${path}`;
let server: Server | undefined;

afterEach(() => {
  vi.restoreAllMocks();
  server?.closeAllConnections();
  server?.close();
});

test("reads time out after five seconds, writes after fifteen, work on thousands of rows after a minute", () => {
  expect(timeLimit(api("/rest/v1/products?select=id"), "GET")).toBe(5000);
  expect(timeLimit(api("/rest/v1/rpc/search_products"), "POST")).toBe(5000);
  expect(timeLimit(api("/rest/v1/rpc/order_by_token"), "POST")).toBe(5000);
  expect(timeLimit(api("/rest/v1/rpc/rate_limit_wait"), "POST")).toBe(5000);
  expect(timeLimit(api("/rest/v1/rpc/place_order"), "POST")).toBe(15_000);
  expect(timeLimit(api("/auth/v1/token?grant_type=password"), "POST")).toBe(15_000);
  expect(timeLimit(api("/rest/v1/products?id=eq.1"), "PATCH")).toBe(15_000);
  expect(timeLimit(api("/rest/v1/rpc/commit_import"), "POST")).toBe(60_000);
});

test("a call that gets no response times out, as does one whose response never ends", async () => {
  vi.spyOn(AbortSignal, "timeout").mockImplementation(() => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException("late", "TimeoutError")), 50);
    return controller.signal;
  });
  server = createServer((request, response) => {
    if (request.url === "/half") response.writeHead(200).write("half");
  }).listen(0);
  const { port } = server.address() as AddressInfo;
  await expect(boundedFetch(`http://localhost:${port}/silent`)).rejects.toThrow("late");
  const half = boundedFetch(`http://localhost:${port}/half`).then((answer) => answer.text());
  await expect(half).rejects.toThrow();
});

test("the caller may abort earlier", async () => {
  server = createServer(() => undefined).listen(0);
  const { port } = server.address() as AddressInfo;
  const signal = AbortSignal.abort(new Error("not wanted any more"));
  await expect(boundedFetch(`http://localhost:${port}/`, { signal })).rejects.toThrow("not wanted any more");
});

/** A backend that drops a number of connections before it responds, and counts its calls. */
function startBreaking(times: number) {
  let calls = 0;
  server = createServer((_, response) => {
    calls += 1;
    if (calls <= times) response.destroy();
    else response.end("[]");
  }).listen(0);
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, calls: () => calls };
}

test("a read whose connection drops is retried once; a write never is", async () => {
  const once = startBreaking(1);
  expect((await boundedFetch(`${once.url}/`)).ok).toBe(true);
  server?.close();
  const ever = startBreaking(9);
  await expect(boundedFetch(`${ever.url}/`)).rejects.toThrow();
  expect(ever.calls()).toBe(2);
  await expect(boundedFetch(`${ever.url}/`, { method: "POST" })).rejects.toThrow();
  expect(ever.calls()).toBe(3);
  const read = { method: "POST", body: "{}" };
  await expect(boundedFetch(`${ever.url}/rest/v1/rpc/search_products`, read)).rejects.toThrow();
  expect(ever.calls()).toBe(5);
});

test("a client whose backend is unavailable retries once", async () => {
  const { url, calls } = startBreaking(9);
  const client = createClient(url, "key", { db: DATABASE, global: { fetch: boundedFetch } });
  expect((await client.from("products").select("id")).error).not.toBeNull();
  expect(calls()).toBe(2);
});
