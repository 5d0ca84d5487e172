import { setTimeout as wait } from "node:timers/promises";
import { beforeEach, expect, test } from "vitest";
import { LIVE_FOLDERS } from "@/lib/server/live-folders";
import { waitUntil } from "../support/wait-until.ts";
import { PAGE, proxyBefore, standIn } from "./support/sites.ts";

let answers: Record<string, { status?: number; headers?: Record<string, string>; body?: string }> = {};
let renders = 0;
const site = await standIn("one", (request, response) => {
  const { status = 200, headers = PAGE, body } = answers[(request.url ?? "").split("?")[0] ?? ""] ?? {};
  renders += 1;
  response.writeHead(status, headers).end(body ?? `render ${renders} rsc=${request.headers.rsc ?? ""}`);
});
const { ask } = await proxyBefore({
  servers: { site_a: [site.port] },
  releases: { b: "site_a", current: "site_a" },
});

beforeEach(async () => {
  answers = {};
  site.asked.length = 0;
});

test("a page is rendered once for everybody, without their cookies and without headers of the proxy", async () => {
  const [first, second] = [
    await ask("/producto/uno"),
    await ask("/producto/uno", { headers: { cookie: "s=1" } }),
  ];
  expect(second.text).toBe(first.text);
  expect([first.headers["x-cache"], second.headers["x-cache"]]).toEqual(["MISS", "HIT"]);
  expect(second.headers.vary).toContain("rsc");
  expect(Object.keys(second.headers)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(via|x-varnish)$/)]),
  );
  expect(site.asked).toHaveLength(1);
  expect(site.asked[0]?.headers.cookie).toBeUndefined();
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
    await ask(`/producto/${Object.keys(headers)[0]}`, { headers });
    expect(site.asked).toHaveLength(1);
    for (const name of ["rsc", "next-url", "next-router-prefetch", "next-router-segment-prefetch"])
      expect(site.asked[0]?.headers, name).not.toHaveProperty(name);
  },
);

test("the page and what is fetched ahead are kept apart, for each place in the site and each release", async () => {
  const ahead = { rsc: "1", "next-router-prefetch": "1" };
  const variants: Record<string, string>[] = [
    {},
    ahead,
    { ...ahead, "next-router-state-tree": "a" },
    { ...ahead, "next-router-state-tree": "b" },
    { ...ahead, "next-router-segment-prefetch": "/_tree" },
    { ...ahead, "x-deployment-id": "b" },
    { "x-deployment-id": "b" },
  ];
  const first = [];
  for (const headers of variants) first.push((await ask("/curso/uno", { headers })).text);
  expect(new Set(first).size).toBe(variants.length);
  for (const [index, headers] of variants.entries()) {
    const again = await ask("/curso/uno", { headers });
    expect([again.text, again.headers["x-cache"]]).toEqual([first[index], "HIT"]);
  }
});

test("what the router of an open page fetches is not kept, and is no reason to ask for the page again", async () => {
  const { text } = await ask("/curso/dos");
  const fetched = [];
  for (let n = 0; n < 2; n++) fetched.push(await ask("/curso/dos", { headers: { rsc: "1" } }));
  expect(fetched.map(({ headers }) => headers["x-cache"])).toEqual(["PASS", "PASS"]);
  expect((await ask("/curso/dos")).text).toBe(text);
});

test("a redirect of what is fetched ahead is not taken for the page", async () => {
  const { vary: _, ...headers } = PAGE;
  answers = { "/curso/tres": { status: 307, headers: { ...headers, location: "/curso/tres?_rsc" } } };
  await ask("/curso/tres", { headers: { rsc: "1", "next-router-prefetch": "1" } });
  answers = {};
  expect((await ask("/curso/tres")).status).toBe(200);
});

test("campaigns make no new page, other parameters do", async () => {
  const { text } = await ask("/tienda?a=1&b=2");
  for (const url of [
    "/tienda?utm_source=x&a=1&fbclid=y&b=2&utm_campaign=z",
    "/tienda?a=1&b=2&gclid=1",
    "/tienda?srsltid=x&a=1&mc_cid=y&b=2&gad_source=1",
  ])
    expect((await ask(url)).text, url).toBe(text);
  expect((await ask("/tienda?a=1&b=3")).text).not.toBe(text);
  expect((await ask("/tienda?utm_source=x")).text).toBe((await ask("/tienda")).text);
});

test("a release that is not there makes no new object", async () => {
  const release = (id: string) => ask("/curso/uno", { headers: { "x-deployment-id": id } });
  await ask("/curso/uno");
  const made = [await release("x"), await release("y, b")];
  expect(made.map(({ headers }) => headers["x-cache"])).toEqual(["HIT", "HIT"]);
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
  ["pages that do not say", {}],
  ["answers that set a cookie", { ...PAGE, "set-cookie": "s=1" }],
])("%s are not kept", async (name, headers) => {
  const url = `/servicios/${encodeURIComponent(name)}`;
  answers = { [url]: { headers: headers as Record<string, string> } };
  const texts = [(await ask(url)).text, (await ask(url)).text];
  expect(texts[0]).not.toBe(texts[1]);
});

test("files of the build are kept", async () => {
  const url = "/_next/static/chunks/a.js?dpl=rel-a";
  const headers = {
    "content-type": "application/javascript",
    "cache-control": "public, max-age=31536000, immutable",
  };
  answers = { "/_next/static/chunks/a.js": { headers } };
  const { text, headers: sent } = await ask(url);
  expect((await ask(url)).text).toBe(text);
  expect(sent["cache-control"]).toBe("public, max-age=31536000, immutable");
});

test("films do not pass through the cache, which would hold each of them whole", async () => {
  const film = await ask("/api/lesson-files/clase.mp4", { headers: { "x-forwarded-for": "9.9.9.9" } });
  expect([film.status, film.headers["x-cache"]]).toEqual([200, undefined]);
  expect(site.asked[0]?.headers["x-forwarded-for"]).toBe("127.0.0.1, 127.0.0.1");
});

test("a page is shown for as long as it says, once more while the next one is fetched, and never ten seconds later", async () => {
  const brief = { ...PAGE, "cache-control": "public, max-age=0, s-maxage=1, must-revalidate" };
  answers = { "/blog/uno": { headers: brief }, "/blog/dos": { headers: brief } };
  const [one, two] = [(await ask("/blog/uno")).text, (await ask("/blog/dos")).text];
  expect((await ask("/blog/uno")).text).toBe(one);
  await waitUntil(async () => (await ask("/blog/uno")).text !== one, "the next page");
  expect((await ask("/blog/uno")).headers["x-cache"]).toBe("HIT");
  // A second and the five in which an older page is shown.
  await wait(6500);
  const next = await ask("/blog/dos");
  expect(next.headers["x-cache"]).toBe("MISS");
  expect(next.text).not.toBe(two);
});

test("an error while the next page is fetched does not replace the page, and is never kept", async () => {
  const brief = { ...PAGE, "cache-control": "public, max-age=0, s-maxage=1, must-revalidate" };
  answers = { "/blog/firme": { headers: brief } };
  const { text } = await ask("/blog/firme");
  answers = { "/blog/firme": { status: 503 }, "/blog/roto": { status: 500 } };
  const asked = site.asked.length;
  await waitUntil(async () => {
    expect((await ask("/blog/firme")).text).toBe(text);
    return site.asked.length > asked;
  }, "the fetch in the background");
  expect((await ask("/blog/firme")).text).toBe(text);
  expect((await ask("/blog/roto")).status).toBe(500);
  answers = {};
  expect((await ask("/blog/roto")).status).toBe(200);
});

test("headers of visitors are not believed, and other hosts not answered", async () => {
  const lie = {
    "x-forwarded-for": "9.9.9.9",
    "x-forwarded-host": "otro.example",
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
  expect((await ask("/producto/uno", { headers: { host: "otro.example" } })).status).toBe(421);
});
