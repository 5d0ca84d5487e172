import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { FOR_BROWSERS, splitCacheHeaders } from "./cache-headers";
import { heldPages } from "./held-pages";

const PAGE = "s-maxage=120, stale-while-revalidate=86280";
let stop = () => {};
afterEach(() => stop());

/** Headers of a real server's answer that the framework would give with this life and status. */
async function answered(
  hasProxy: boolean,
  { life = PAGE, status = 200, path = "/producto/control?_rsc=1", method = "GET", takesMs = 0 } = {},
): Promise<Headers> {
  stop = splitCacheHeaders({ hasProxy });
  const server = createServer(async (_, response) => {
    if (takesMs > 0) await new Promise((resolve) => setTimeout(resolve, takesMs));
    response.statusCode = status;
    response.setHeader("cache-control", life);
    response.end("x");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const { headers } = await fetch(`http://127.0.0.1:${port}${path}`, { method });
  await new Promise((resolve) => server.close(resolve));
  return headers;
}

const named = (headers: Headers) =>
  ["cache-control", "cdn-cache-control", "xkey"].map((name) => headers.get(name));

test("browsers ask again each time, and nobody else is told anything without a proxy", async () => {
  expect(named(await answered(false))).toEqual([FOR_BROWSERS, null, null]);
});

test("the proxy keeps the page's life and learns its tags", async () => {
  heldPages().hold("/route-cache/APP_PAGE/ab/$/producto/control", [
    "_N_T_/producto/[id]/page",
    "product:a",
    "product-pages",
  ]);
  expect(named(await answered(true))).toEqual([FOR_BROWSERS, PAGE, "all product:a product-pages"]);
  expect(named(await answered(true, { path: "/privacidad" }))).toEqual([FOR_BROWSERS, PAGE, "all"]);
});

test("the proxy keeps a page no longer than a second that took so long that its purge may have come before it", async () => {
  expect(named(await answered(true, { path: "/privacidad", takesMs: 800 }))).toEqual([
    FOR_BROWSERS,
    "s-maxage=1",
    "all",
  ]);
});

test("what does not exist is not for the proxy", async () => {
  expect(named(await answered(true, { status: 404 }))).toEqual([FOR_BROWSERS, null, null]);
});

test.each(["private, no-store", "public, max-age=31536000, immutable", "public, s-maxage=600"])(
  "%s is left alone",
  async (life) => {
    expect(named(await answered(true, { life }))).toEqual([life, null, null]);
  },
);

test("an answer to a form is left alone", async () => {
  expect(named(await answered(true, { method: "POST" }))).toEqual([PAGE, null, null]);
});
