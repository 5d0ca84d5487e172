import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { waitUntil } from "@/tests/support/wait-until";
import { askedPages, now } from "./held-pages";
import { noteRequests } from "./open-requests";
import { isUnderWay } from "./refresh-under-way";

let responses: ServerResponse[] = [];
let self = "";
let uninstall = () => {};
const server = createServer((_, response) => void responses.push(response));

beforeEach(async () => {
  responses = [];
  askedPages().clear();
  uninstall = noteRequests();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  self = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  uninstall();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  vi.restoreAllMocks();
});

/** Sends a request and resolves once it has arrived; `end` gives it up. */
async function ask() {
  const controller = new AbortController();
  const count = responses.length;
  const answer = fetch(self, { signal: controller.signal }).then(
    (response) => response.text(),
    () => undefined,
  );
  await waitUntil(async () => responses.length > count, "the request");
  return { answer, abort: () => controller.abort() };
}

test("a request is under way until it is answered, for what comes after its beginning", async () => {
  const before = now();
  const { answer } = await ask();
  expect(isUnderWay(before)).toBe(false);
  expect(isUnderWay(now())).toBe(true);
  responses[0]?.end("x");
  await answer;
  await waitUntil(async () => !isUnderWay(now()), "the end");
});

test("a request that its visitor gives up is not under way for ever", async () => {
  const { abort } = await ask();
  abort();
  await waitUntil(async () => !isUnderWay(now()), "the end");
});

test("a page that is rendered behind an answer is under way until it is kept", () => {
  askedPages().set("/$/tienda", now() - 1);
  expect(isUnderWay(now())).toBe(true);
  askedPages().delete("/$/tienda");
  expect(isUnderWay(now())).toBe(false);
});

test("what began long ago has failed", () => {
  askedPages().set("/$/tienda", now() - 14_000);
  expect(isUnderWay(now())).toBe(true);
  askedPages().set("/$/tienda", now() - 16_000);
  expect(isUnderWay(now())).toBe(false);
});
