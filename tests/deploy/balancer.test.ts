import { expect, test } from "vitest";
import { waitUntil } from "../support/wait-until.ts";
import { PAGE, proxyBefore, standIn } from "./support/sites.ts";

/** Requests that the next instance breaks off: with nothing sent, or in the middle of the answer. */
let breaks: "at once" | "in the middle" | "never" = "never";
const instance = (name: string) =>
  standIn(name, (request, response) => {
    if (breaks === "at once") {
      breaks = "never";
      return response.destroy();
    }
    if (breaks === "in the middle") {
      breaks = "never";
      response.writeHead(200, { ...PAGE, "content-length": "100" }).write("half");
      return setTimeout(() => response.destroy(), 20);
    }
    response
      .writeHead(200, request.url?.startsWith("/api") ? { "cache-control": "no-store" } : PAGE)
      .end(name);
  });
const [a1, a2, b1] = [await instance("a1"), await instance("a2"), await instance("b1")];
const proxy = await proxyBefore({
  servers: { site_a: [a1.port, a2.port], site_b: [b1.port] },
  releases: { "rel-a": "site_a", "rel-b": "site_b", current: "site_a" },
  env: { LIMIT_API: "100", LIMIT_SEARCH: "5" },
});
const { ask } = proxy;
const whoAnswers = async (count: number, headers: Record<string, string> = {}, query = "") => {
  const names = [];
  for (let n = 0; n < count; n++) names.push((await ask(`/api/payments/webhook${query}`, { headers })).text);
  return [...new Set(names)].sort();
};

test("visitors who arrive get the current release, pages go on with theirs", async () => {
  await waitUntil(async () => (await whoAnswers(4)).length === 2, "both instances of release a");
  expect(await whoAnswers(4)).toEqual(["a1", "a2"]);
  expect(await whoAnswers(4, { "x-deployment-id": "rel-b" })).toEqual(["b1"]);
  expect(await whoAnswers(4, {}, "?dpl=rel-b")).toEqual(["b1"]);
  expect(await whoAnswers(4, { "x-deployment-id": "nobody" })).toEqual(["a1", "a2"]);
});

test("a change of release is a reload: no request is lost, and pages of the one before still get it", async () => {
  const all = { "rel-a": "site_a", "rel-b": "site_b" };
  let isDone = false;
  const statuses = new Set<number>();
  const traffic = (async () => {
    while (!isDone) statuses.add((await ask("/api/payments/webhook")).status);
  })();
  await proxy.setReleases({ ...all, current: "site_b" });
  await waitUntil(async () => (await whoAnswers(4)).join() === "b1", "release b");
  expect(await whoAnswers(4, { "x-deployment-id": "rel-a" })).toEqual(["a1", "a2"]);
  await proxy.setReleases({ ...all, current: "site_a" });
  await waitUntil(async () => (await whoAnswers(4)).join() === "a1,a2", "release a");
  isDone = true;
  await traffic;
  expect([...statuses]).toEqual([200]);
});

test("connections that the cache kept open bring nothing of the release before", async () => {
  const all = { "rel-a": "site_a", "rel-b": "site_b" };
  const atOnce = () => Promise.all(Array.from({ length: 12 }, () => ask("/api/payments/webhook")));
  for (const [current, names] of [
    ["site_b", ["b1"]],
    ["site_a", ["a1", "a2"]],
  ] as const) {
    await atOnce();
    await proxy.setReleases({ ...all, current });
    const answers = (await atOnce()).map(({ status, text }) => `${status} ${text}`);
    expect([...new Set(answers)].sort()).toEqual(names.map((name) => `200 ${name}`));
  }
});

test("an instance that wants no more requests gets none; without instances of its release a page gets the current one", async () => {
  a1.setAlive(503);
  await waitUntil(async () => (await whoAnswers(6)).join() === "a2", "only the other instance");
  a1.setAlive(200);
  await waitUntil(async () => (await whoAnswers(6)).join() === "a1,a2", "both again");
  b1.setAlive(503);
  await waitUntil(
    async () => (await whoAnswers(2, { "x-deployment-id": "rel-b" }))[0] !== "b1",
    "the current release",
  );
  b1.setAlive(200);
});

test("which release answers a page is told each second again, unlimited, by its own release while that is there", async () => {
  const answers = async (release: string) => {
    const { status, text } = await ask("/api/alive", { headers: { "x-deployment-id": release } });
    return { status, name: JSON.parse(text).release };
  };
  await waitUntil(async () => (await answers("rel-b")).name === "b1", "its own release");
  // More than LIMIT_API.
  const many = await Promise.all(Array.from({ length: 120 }, () => answers("rel-b")));
  for (const answer of many) expect(answer).toEqual({ status: 200, name: "b1" });
  expect((await answers("rel-a")).name).toMatch(/^a[12]$/);
  b1.setAlive(503);
  await waitUntil(async () => /^a[12]$/.test((await answers("rel-b")).name), "the current release");
  b1.setAlive(200);
  await waitUntil(async () => (await answers("rel-b")).name === "b1", "its own release again");
  expect((await ask("/api/alive")).headers["x-cache"]).toMatch(/^(HIT|MISS)$/);
  expect((await ask("/api/alive?x")).headers["x-cache"]).toBe("PASS");
});

test("an instance that ends under a request: what only reads is asked again, what may have written is not", async () => {
  for (const url of ["/producto/uno", "/api/payments/webhook"]) {
    breaks = "at once";
    expect((await ask(url)).status, url).toBe(200);
  }
  for (const url of ["/producto/dos", "/carrito", "/api/session"]) {
    breaks = "in the middle";
    expect(await ask(url), url).toMatchObject({ status: 200, text: expect.stringMatching(/^a[12]$/) });
  }

  const before = a1.asked.length + a2.asked.length;
  breaks = "at once";
  const { status } = await ask("/api/payments/webhook", { method: "POST", body: "{}" });
  expect([502, 503]).toContain(status);
  expect(a1.asked.length + a2.asked.length - before).toBe(1);
});

test("the log of both sides is JSON, without queries and without what opens somebody's data", async () => {
  const folders = ["pedido", "reparacion", "pqr", "boletin/baja", "boletin/confirmar", "api/newsletter/baja"];
  for (const folder of folders) await ask(`/${folder}/t0ken/x?y=t0ken`);
  await ask("/producto/]?q=t0ken");
  const logged = [...folders.map((folder) => `/${folder}/[oculto]`), "/producto/]"];
  const sides = ["sites", "public"];
  await waitUntil(async () => {
    const lines = (await proxy.logged()).map(({ side, path }) => `${side} ${path}`);
    return sides.every((side) => logged.every((path) => lines.includes(`${side} ${path}`)));
  }, "a line for each request and each side");
  expect(JSON.stringify(await proxy.logged())).not.toContain("t0ken");
});

test("searches and calls of /api are limited per visitor, pages and the provider's notifications are not", async () => {
  const statusesOf = async (url: string, count: number) => {
    const seen: Record<number, number> = {};
    for (let n = 0; n < count; n++) {
      const { status } = await ask(url);
      seen[status] = (seen[status] ?? 0) + 1;
    }
    return seen;
  };
  expect(await statusesOf("/tienda/lista?q=mando", 8)).toEqual({ 200: 5, 429: 3 });
  expect(await ask("/tienda/lista?q=mando")).toMatchObject({
    status: 429,
    headers: { "retry-after": "10" },
    text: expect.stringContaining("Espera diez segundos"),
  });
  for (const page of ["/tienda", "/tienda?_rsc=1", "/producto/uno?q=1"])
    expect(await statusesOf(page, 8), page).toEqual({ 200: 8 });
  expect((await statusesOf("/api/session", 120))[429]).toBeGreaterThan(0);
  expect(await statusesOf("/api/payments/webhook", 120)).toEqual({ 200: 120 });
});

test("without any instance: a page that was cached before, or a Spanish page that says what to do", async () => {
  await ask("/producto/uno");
  await Promise.all([a1.close(), a2.close(), b1.close()]);
  await waitUntil(async () => (await ask("/api/payments/webhook")).status === 503, "the error");
  // Past the ten seconds that a page is shown for while there are instances.
  await waitUntil(async () => Number((await ask("/producto/uno")).headers.age) > 10, "an old page", 15_000);
  expect(await ask("/producto/uno")).toMatchObject({ status: 200, headers: { "x-cache": "HIT" } });
  const missing = await ask("/producto/otro");
  expect([missing.status, missing.headers["cache-control"] ?? "no-store"]).toEqual([503, "no-store"]);
  expect(missing.text).toContain("recarga la página");
});
