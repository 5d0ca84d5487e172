import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { waitUntil } from "@/tests/support/wait-until";
import { measureRequests } from "./measure-requests";
import type { Attributes } from "./telemetry";

const measured: Attributes[] = [];
const server = createServer((request, response) => {
  if (request.url !== "/carrito") response.setHeader("x-nextjs-cache", "STALE");
  response.end();
});
let stop = () => {};
let self = "";
beforeAll(async () => {
  stop = measureRequests({ record: (_, attributes) => void measured.push(attributes) });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  self = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  stop();
  server.closeAllConnections();
  server.close();
});

const ask = async (path: string) => void (await (await fetch(self + path)).arrayBuffer());

test("requests are measured by kind of page", async () => {
  await ask("/producto/control");
  await ask("/carrito");
  await waitUntil(async () => measured.length >= 2, "two measured requests");
  expect(measured).toEqual([
    {
      "page.kind": "product",
      "cache.state": "stale",
      "http.request.method": "GET",
      "http.response.status_code": 200,
    },
    {
      "page.kind": "cart",
      "cache.state": "none",
      "http.request.method": "GET",
      "http.response.status_code": 200,
    },
  ]);
});
