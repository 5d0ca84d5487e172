import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { waitUntil } from "@/tests/support/wait-until";
import { heldPages } from "./held-pages";
import { isOwnRequest } from "./own-requests";
import { isWarmingUp, warmUp } from "./warm-up";

vi.mock("./env", () => ({ env: () => ({ REVALIDATE_SECRET: "secret" }) }));

const asked: string[] = [];
let isAnswering = true;
let areOwn = true;
let isStoreUp = false;
const stale = new Set<string>();
const server = createServer(async (request, response) => {
  asked.push(request.url ?? "");
  areOwn &&= isOwnRequest(request.headers);
  if (request.url === "/api/revalidate") {
    asked.push(request.headers.authorization ?? "", Buffer.concat(await request.toArray()).toString());
    for (const path of heldPages().withTags([`product:${ID}`])) stale.add(path);
  }
  // As the framework: the old page, while the new one is rendered.
  if (stale.delete(request.url ?? "")) response.setHeader("x-nextjs-cache", "STALE");
  if (isStoreUp && request.url === "/tienda") return response.end(`<a href="/producto/uno">Uno</a>`);
  if (isAnswering) response.writeHead(request.url === "/tienda" ? 500 : 200).end();
});
let self = "";
const ID = "0c0a5dca-3a2f-4a6f-9a30-1a0b5a2f4a6f";

beforeEach(async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  asked.length = 0;
  isAnswering = true;
  isStoreUp = false;
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

test("a new instance has rendered the store and a product before it is warm, as after a sale", async () => {
  isStoreUp = true;
  const key = (path: string) => `/route-cache/APP_PAGE/ab/$${path}`;
  heldPages().hold(key("/tienda"), ["products", "product:other", `product:${ID}`]);
  heldPages().hold(key("/producto/uno"), [`product:${ID}`, "card:other"]);
  heldPages().hold(key("/blog"), ["posts"]);
  await warmUp(self, Promise.resolve());
  const change = { table: "products", kind: "sale", products: [ID] };
  const at = asked.indexOf("/api/revalidate");
  expect(asked.slice(at + 1, at + 3)).toEqual(["Bearer secret", JSON.stringify({ changes: [change] })]);
  expect(asked.slice(at + 3)).toEqual(["/tienda", "/tienda", "/producto/uno", "/producto/uno"]);
  expect(stale.size).toBe(0);
});

test.each([
  ["its pages do not become current", new Promise<void>(() => {}), 0, 100],
  ["a page does not come", Promise.resolve(), 1, 1000],
])("an instance takes visitors after a while although %s", async (_, current, count, mostMs) => {
  isAnswering = false;
  const ended = warmUp(self, current, mostMs);
  expect(isWarmingUp()).toBe(true);
  await ended;
  expect(isWarmingUp()).toBe(false);
  expect(asked).toHaveLength(count);
});
