import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { boundedFetch, timeLimit } from "./fetch";

const api = (path: string) => `https://proyecto.supabase.co${path}`;
let server: Server | undefined;

afterEach(() => {
  vi.restoreAllMocks();
  server?.closeAllConnections();
  server?.close();
});

test("reads have five seconds, writes fifteen, work on thousands of rows a minute", () => {
  expect(timeLimit(api("/rest/v1/products?select=id"), "GET")).toBe(5000);
  expect(timeLimit(api("/rest/v1/rpc/search_products"), "POST")).toBe(5000);
  expect(timeLimit(api("/rest/v1/rpc/order_by_token"), "POST")).toBe(5000);
  expect(timeLimit(api("/rest/v1/rpc/rate_limit_wait"), "POST")).toBe(5000);
  expect(timeLimit(api("/rest/v1/rpc/place_order"), "POST")).toBe(15_000);
  expect(timeLimit(api("/auth/v1/token?grant_type=password"), "POST")).toBe(15_000);
  expect(timeLimit(api("/rest/v1/products?id=eq.1"), "PATCH")).toBe(15_000);
  expect(timeLimit(api("/rest/v1/rpc/commit_import"), "POST")).toBe(60_000);
});

test("a backend that takes the call and never answers is given up, and so is one whose answer never ends", async () => {
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

test("who called may still give up earlier", async () => {
  server = createServer(() => undefined).listen(0);
  const { port } = server.address() as AddressInfo;
  const signal = AbortSignal.abort(new Error("not wanted any more"));
  await expect(boundedFetch(`http://localhost:${port}/`, { signal })).rejects.toThrow("not wanted any more");
});
