import { setTimeout as wait } from "node:timers/promises";
import { beforeEach, expect, test } from "vitest";
import { LIVE_FOLDERS } from "@/lib/server/live-folders";
import { waitUntil } from "../support/wait-until.ts";
import { PAGE, proxyBefore, standIn } from "./support/sites.ts";

/** A second, and ten more. */
const STALE_SHOWN_MS = 11_500;

let answers: Record<string, { status?: number; headers?: Record<string, string>; body?: string }> = {};
let renders = 0;
const site = await standIn("one", (request, response) => {
  const { status = 200, headers = PAGE, body } = answers[(request.url ?? "").split("?")[0] ?? ""] ?? {};
  renders += 1;
  response.writeHead(status, headers).end(body ?? `render ${renders} rsc=${request.headers.rsc ?? ""}`);
});
const { ask, purge } = await proxyBefore({
  servers: { site_a: [site.port] },
  releases: { b: "site_a", current: "site_a" },
});

beforeEach(async () => {
  answers = {};
  await purge({ "xkey-purge": "all" });
  site.asked.length = 0;
});

test("a page is rendered once for everybody; browsers may not keep it and see no header of the proxy", async () => {
  const [first, second] = [
    await ask("/producto/uno"),
    await ask("/producto/uno", { headers: { cookie: "s=1" } }),
  ];
  expect(second.text).toBe(first.text);
  expect([first.headers["x-cache"], second.headers["x-cache"]]).toEqual(["MISS", "HIT"]);
  expect(second.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
  expect(second.headers.vary).toContain("rsc");
  expect(Object.keys(second.headers)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(cdn-cache-control|xkey|x-vary|via|x-varnish)$/)]),
  );
  expect(site.asked).toHaveLength(1);
  expect(site.asked[0]?.headers.cookie).toBeUndefined();
});

test("pages are compressed in the cache, other answers on their way out", async () => {
  const headers = { "accept-encoding": "gzip" };
  answers = { "/api/x": { headers: { "content-type": "application/json" }, body: "a".repeat(2000) } };
  for (const url of ["/blog/uno", "/blog/uno", "/api/x"])
    expect((await ask(url, { headers })).headers["content-encoding"], url).toBe("gzip");
  expect((await ask("/blog/uno")).text).toMatch(/^render/);
});

test.each([
  [
    "without the one that asks for data",
    { "next-router-prefetch": "1", "next-router-segment-prefetch": "/_tree" },
  ],
  ["beside the same header twice", { rsc: ["1", "1"], "next-router-prefetch": "1", "next-url": "/tienda" }],
])(
  "headers of the router %s are not sent on: the site would answer the document's address with data, or the other way round",
  async (_, headers) => {
    await ask("/producto/envenenado", { headers });
    expect(site.asked).toHaveLength(1);
    for (const name of ["rsc", "next-url", "next-router-prefetch", "next-router-segment-prefetch"])
      expect(site.asked[0]?.headers, name).not.toHaveProperty(name);
  },
);

test("the page, its data and the data of each place in the site are kept apart", async () => {
  const variants: Record<string, string>[] = [
    {},
    { rsc: "1" },
    { rsc: "1", "next-router-state-tree": "a" },
    { rsc: "1", "next-router-state-tree": "b" },
    { rsc: "1", "next-router-prefetch": "1" },
    { rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": "/_tree" },
    { rsc: "1", "next-url": "/tienda" },
    { rsc: "1", "x-deployment-id": "b" },
  ];
  const first = [];
  for (const headers of variants) first.push((await ask("/curso/uno", { headers })).text);
  expect(new Set(first).size).toBe(variants.length);
  for (const [index, headers] of variants.entries()) {
    const again = await ask("/curso/uno", { headers });
    expect([again.text, again.headers["x-cache"]]).toEqual([first[index], "HIT"]);
  }
});

test("campaigns and the order of parameters make no new page, other parameters do", async () => {
  const { text } = await ask("/tienda?b=2&a=1");
  for (const url of [
    "/tienda?a=1&b=2",
    "/tienda?utm_source=x&a=1&fbclid=y&b=2&utm_campaign=z",
    "/tienda?a=1&b=2&gclid=1",
    "/tienda?srsltid=x&a=1&mc_cid=y&b=2&gad_source=1",
  ])
    expect((await ask(url)).text, url).toBe(text);
  expect((await ask("/tienda?a=1&b=3")).text).not.toBe(text);
  expect((await ask("/tienda?utm_source=x")).text).toBe((await ask("/tienda")).text);
});

test("a release that is not there and parameters of a picture make no new object", async () => {
  const release = (id: string) => ask("/curso/uno", { headers: { "x-deployment-id": id } });
  await ask("/curso/uno");
  const made = [await release("x"), await release("y, b")];
  expect(made.map(({ headers }) => headers["x-cache"])).toEqual(["HIT", "HIT"]);
  const { text } = await ask("/media/a.webp");
  expect((await ask("/media/a.webp?x=1")).text).toBe(text);
});

test("what is rendered per request is passed on with its cookie, and so is every write", async () => {
  const folders = [...Object.values(LIVE_FOLDERS).flat(), "api"];
  for (const folder of folders)
    for (const url of [`/${folder}`, `/${folder}/uno`, `/${folder}?a=1`]) {
      const [one, two] = [await ask(url, { headers: { cookie: "s=1" } }), await ask(url)];
      expect([one.headers["x-cache"], two.headers["x-cache"]], url).toEqual(["PASS", "PASS"]);
      expect(two.text).not.toBe(one.text);
      expect(site.asked.at(-2)?.headers.cookie).toBe("s=1");
    }
  const write = await ask("/contacto", { method: "POST", headers: { cookie: "s=1" }, body: "a" });
  expect(write.headers["x-cache"]).toBe("PASS");
  expect(site.asked.at(-1)?.headers.cookie).toBe("s=1");
  // Their names begin like those of live pages.
  for (const url of ["/administracion", "/pagarte", "/apis"]) {
    await ask(url);
    expect((await ask(url)).headers["x-cache"], url).toBe("HIT");
  }
});

test.each([
  ["private pages", { "cache-control": "private, no-cache, no-store, max-age=0, must-revalidate" }],
  ["pages without a word about it", {}],
  ["pages that proxies may not keep", { ...PAGE, "cdn-cache-control": "no-store" }],
  ["answers that set a cookie", { ...PAGE, "set-cookie": "s=1" }],
  ["answers that vary by cookie", { ...PAGE, vary: "Cookie" }],
])("%s are not kept", async (name, headers) => {
  const url = `/servicios/${encodeURIComponent(name)}`;
  answers = { [url]: { headers: headers as Record<string, string> } };
  const texts = [(await ask(url)).text, (await ask(url)).text];
  expect(texts[0]).not.toBe(texts[1]);
});

test("files of the build are kept, and no purge of pages removes them", async () => {
  const url = "/_next/static/chunks/a.js?dpl=rel-a";
  const headers = {
    "content-type": "application/javascript",
    "cache-control": "public, max-age=31536000, immutable",
  };
  answers = { "/_next/static/chunks/a.js": { headers } };
  const { text, headers: sent } = await ask(url);
  await purge({ "xkey-purge": "all" });
  expect((await ask(url)).text).toBe(text);
  expect(sent["cache-control"]).toBe("public, max-age=31536000, immutable");
});

test("feeds and site maps are kept as long as they say, and are part of everything", async () => {
  const headers = { "content-type": "application/xml", "cache-control": "public, s-maxage=600" };
  answers = { "/blog/rss.xml": { headers } };
  const { text } = await ask("/blog/rss.xml");
  expect(await ask("/blog/rss.xml")).toMatchObject({ text, headers: { "x-cache": "HIT" } });
  await purge({ "xkey-purge": "all" });
  expect((await ask("/blog/rss.xml")).text).not.toBe(text);
});

test("a purge names tags, paths, folders or everything, and leaves the rest", async () => {
  const pages = [
    "/",
    "/tienda",
    "/tienda/controles",
    "/producto/uno",
    "/producto/dos",
    "/producto/uno?_rsc=1",
  ];
  const freshAfter = async (keys: string) => {
    const before = new Map<string, string>();
    for (const url of pages) before.set(url, (await ask(url)).text);
    expect((await purge({ "xkey-purge": keys })).status).toBe(200);
    const changed = [];
    for (const url of pages) if ((await ask(url)).text !== before.get(url)) changed.push(url);
    return changed;
  };
  expect(await freshAfter("/producto/uno")).toEqual(["/producto/uno", "/producto/uno?_rsc=1"]);
  expect(await freshAfter("/ /tienda")).toEqual(["/", "/tienda"]);
  expect(await freshAfter("/tienda/*")).toEqual(["/tienda", "/tienda/controles"]);
  expect(await freshAfter("/producto/*")).toEqual(["/producto/uno", "/producto/dos", "/producto/uno?_rsc=1"]);
  expect(await freshAfter("settings product:1")).toEqual(pages);
  expect(await freshAfter("all")).toEqual(pages);
  expect(await freshAfter("/nadie")).toEqual([]);
});

test("a soft purge shows the old page once more, while the new one is fetched", async () => {
  const old = (await ask("/producto/vendido")).text;
  await purge({ "xkey-softpurge": "/producto/vendido" });
  const next = await ask("/producto/vendido");
  expect([next.text, next.headers["x-cache"]]).toEqual([old, "STALE"]);
  const fresh = await waitUntil(async () => {
    const { text } = await ask("/producto/vendido");
    return text !== old && text;
  }, "the new page");
  expect((await ask("/producto/vendido")).text).toBe(fresh);
});

test("a page that its instance calls stale is asked for again after a second", async () => {
  answers = { "/blog/viejo": { headers: { ...PAGE, "x-nextjs-cache": "STALE" } } };
  const { text } = await ask("/blog/viejo");
  answers = {};
  await waitUntil(async () => (await ask("/blog/viejo")).text !== text, "the new page");
});

test("a page that its instance calls stale is shown for some seconds only, and later while there is no other", async () => {
  const stale = { headers: { ...PAGE, "x-nextjs-cache": "STALE" } };
  const [seldom, away, unread] = ["/blog/viejo", "/blog/visitado", "/blog/perdido"] as const;
  answers = { [seldom]: stale, [away]: stale, [unread]: stale };
  const { text } = await ask(seldom);
  await ask(away);
  const { text: last } = await ask(unread);
  // Other pages are shown for a day while they are fetched anew.
  await wait(STALE_SHOWN_MS);
  // The backend is away: the instance calls it stale all along, and another one has not got the page.
  answers = { [away]: stale, [unread]: { status: 503 } };
  expect((await ask(away)).status).toBe(200);
  expect(await ask(unread)).toMatchObject({ status: 200, text: last });
  const next = await ask(seldom);
  expect(next.headers["x-cache"]).toBe("MISS");
  expect(next.headers).not.toHaveProperty("x-was-stale");
  expect(next.text).not.toBe(text);
  expect((await ask(seldom)).text).toBe(next.text);
});

test("a write is not told to be asked for again by whoever sends it", async () => {
  await ask("/api/pedido", { method: "POST", headers: { "x-look-again": "new" }, body: "x" });
  expect(site.asked.map(({ headers }) => headers["x-look-again"])).toEqual([undefined]);
});

test("films do not pass through the cache, which would hold each of them whole", async () => {
  const film = await ask("/api/lesson-files/clase.mp4", { headers: { "x-forwarded-for": "9.9.9.9" } });
  expect([film.status, film.headers["x-cache"]]).toEqual([200, undefined]);
  expect(site.asked[0]?.headers["x-forwarded-for"]).toBe("127.0.0.1, 127.0.0.1");
});

test("an error while a page is fetched anew does not replace it, and is never kept", async () => {
  const { text } = await ask("/blog/firme");
  answers = { "/blog/firme": { status: 503 }, "/blog/roto": { status: 500 } };
  await purge({ "xkey-softpurge": "/blog/firme" });
  const asked = site.asked.length;
  expect((await ask("/blog/firme")).text).toBe(text);
  await waitUntil(() => site.asked.length > asked, "the fetch behind");
  expect((await ask("/blog/firme")).text).toBe(text);
  expect((await ask("/blog/roto")).status).toBe(500);
  answers = {};
  expect(await waitUntil(async () => (await ask("/blog/roto")).status === 200, "the page")).toBe(true);
});

test("visitors cannot purge, and their headers are not believed", async () => {
  const { text } = await ask("/producto/uno");
  expect((await ask("/", { method: "PURGE", headers: { "xkey-purge": "all" } })).status).toBe(405);
  const lie = {
    "x-forwarded-for": "9.9.9.9",
    "x-forwarded-host": "otro.example",
    "xkey-purge": "all",
    "x-request-id": "9",
  };
  await ask("/api/x", { headers: lie });
  const { headers } = site.asked.at(-1) ?? {};
  expect(headers?.["x-forwarded-for"]).toBe("127.0.0.1, 127.0.0.1");
  expect(headers?.["x-forwarded-host"]).toBeUndefined();
  expect(headers?.["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
  // The payment provider signs the id that it sends.
  await ask("/api/payments/webhook", { method: "POST", headers: lie, body: "{}" });
  expect(site.asked.at(-1)?.headers["x-request-id"]).toBe("9");
  expect((await ask("/producto/uno")).text).toBe(text);
  expect((await purge({ "x-forwarded-for": "9.9.9.9", "xkey-purge": "all" })).status).toBe(403);
  expect((await purge({})).status).toBe(400);
  expect((await ask("/producto/uno", { headers: { host: "otro.example" } })).status).toBe(421);
});
