import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { waitUntil } from "@/tests/support/wait-until";
import { isOwnRequest } from "./own-requests";
import { isWarmingUp, warmUp } from "./warm-up";

const asked: string[] = [];
let isAnswering = true;
let areOwn = true;
const server = createServer((request, response) => {
  asked.push(request.url ?? "");
  areOwn &&= isOwnRequest(request.headers);
  if (isAnswering) response.writeHead(request.url === "/tienda" ? 500 : 200).end();
});
let self = "";

beforeEach(async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  asked.length = 0;
  isAnswering = true;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  self = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  vi.restoreAllMocks();
});

test("a new instance is warm once its pages are current and each kind of page was rendered, also one that fails", async () => {
  expect(isWarmingUp()).toBe(false);
  let setCurrent = () => {};
  const current = new Promise<void>((resolve) => {
    setCurrent = resolve;
  });
  const ended = warmUp(self, current);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([isWarmingUp(), asked]).toEqual([true, []]);
  setCurrent();
  await waitUntil(async () => asked.length > 0, "the first page");
  await ended;
  expect(isWarmingUp()).toBe(false);
  expect(asked).toEqual(expect.arrayContaining(["/", "/tienda", "/carrito", "/api/session"]));
  expect(areOwn).toBe(true);
});

test.each([
  ["its pages do not become current", new Promise<void>(() => {}), 0, 100],
  ["a page does not come", Promise.resolve(), 1, 2000],
])("an instance takes visitors after a while although %s", async (_, current, count, mostMs) => {
  isAnswering = false;
  const ended = warmUp(self, current, mostMs);
  expect(isWarmingUp()).toBe(true);
  await ended;
  expect(isWarmingUp()).toBe(false);
  expect(asked).toHaveLength(count);
});
