import { once } from "node:events";
import { Agent, request } from "node:http";
import { connect as connectHttp2, type OutgoingHttpHeaders } from "node:http2";
import { connect, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { waitUntil } from "../support/wait-until.ts";
import { PAGE, proxyBefore, standIn } from "./support/sites.ts";

/** The first two as haproxy.cfg sets them. */
const LIMITS = { LIMIT_CONNECTIONS: "200", LIMIT_WORK: "50", LIMIT_OPEN: "250", LIMIT_UNCACHED: "150" };

const site = await standIn("one", (asked, response) => {
  if (asked.url === "/producto/nunca") return;
  const headers = asked.url?.startsWith("/producto") ? PAGE : { "cache-control": "no-store" };
  asked.resume().once("end", () => response.writeHead(200, headers).end("answer"));
});
const { port } = await proxyBefore({
  servers: { site_a: [site.port] },
  releases: { current: "site_a" },
  env: LIMITS,
});

const opened: { destroy(): unknown }[] = [];
const track = <Kind extends { destroy(): unknown }>(connection: Kind): Kind => {
  opened.push(connection);
  return connection;
};
const closeAll = () => {
  for (const connection of opened.splice(0)) connection.destroy();
};
afterEach(closeAll);

/** Connects from the given address of this machine. */
function connectFrom(localAddress: string): Socket {
  const socket = track(connect({ port, host: "127.0.0.1", localAddress }));
  return socket.on("error", () => undefined);
}

/** The status for a visitor with this address; 0 when the connection was refused. */
function ask(localAddress: string, path: string, { method = "GET", agent = new Agent() } = {}) {
  return new Promise<number>((resolve) => {
    const options = { host: "127.0.0.1", port, localAddress, path, method, agent };
    const asked = request({ ...options, headers: { host: "localhost" } }, (answer) => {
      answer.resume().once("end", () => resolve(answer.statusCode ?? 0));
    });
    asked.once("error", () => resolve(0)).end(method === "POST" ? "a=1" : undefined);
  });
}

const HEAD = "POST /contacto HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\n\r\n";

/** Begins 300 requests; what is written to them is part of their bodies. */
const begin = {
  "HTTP/1.1": (from: string) =>
    Array.from({ length: 300 }, () => {
      const socket = connectFrom(from);
      socket.write(HEAD);
      return socket;
    }),
  "HTTP/2": (from: string, headers: OutgoingHttpHeaders = { ":method": "POST", ":path": "/contacto" }) =>
    Array.from({ length: 3 }, () => {
      const session = track(connectHttp2("http://localhost", { createConnection: () => connectFrom(from) }));
      session.on("error", () => undefined);
      const begun = () => session.request(headers).on("error", () => undefined);
      return Array.from({ length: 100 }, begun);
    }).flat(),
};

test.each([
  ["HTTP/1.1", "127.0.0.2"],
  ["HTTP/2", "127.0.0.3"],
] as const)(
  "forms that one address sends without end over %s leave the instances to others, and its visitors the pages",
  async (version, from) => {
    const arrived = () =>
      site.asked.filter(({ headers }) => String(headers["x-forwarded-for"]).startsWith(`${from},`));
    const forms = begin[version](from);
    await waitUntil(() => {
      for (const form of forms) if (form.writable) form.write("a");
      return arrived().length >= 50;
    }, "the forms that are let through");
    expect(await ask("127.0.0.9", "/contacto", { method: "POST" })).toBe(200);
    expect(await ask("127.0.0.9", "/carrito")).toBe(200);
    // Once the connections of the refused forms are closed.
    await waitUntil(async () => (await ask(from, "/producto/uno")) === 200, "a page");
    expect(await ask(from, "/carrito")).toBe(429);
    expect(arrived().filter(({ method }) => method === "POST")).toHaveLength(50);
    closeAll();
    await waitUntil(async () => (await ask(from, "/carrito")) === 200, "an answer again");
  },
);

test("of the requests that one address leaves open 250 are let through, and others do not notice", async () => {
  let refused = 0;
  for (const asked of begin["HTTP/2"]("127.0.0.4", { ":path": "/producto/nunca" }))
    asked.once("response", (headers) => {
      if (headers[":status"] === 429) refused += 1;
    });
  await waitUntil(() => refused === 50, "the refusals");
  expect(await ask("127.0.0.4", "/producto/uno")).toBe(429);
  expect(await ask("127.0.0.9", "/producto/uno")).toBe(200);
});

test("150 visitors behind one address read and write beside each other", async () => {
  const visitors = Array.from({ length: 150 }, () => track(new Agent({ keepAlive: true, maxSockets: 1 })));
  const statuses = new Set<number>();
  const each = async (count: number, path: string, method: string) => {
    const asked = visitors.slice(0, count).map((agent) => ask("127.0.0.12", path, { agent, method }));
    for (const status of await Promise.all(asked)) statuses.add(status);
  };
  await each(150, "/producto/dos", "GET");
  for (let round = 0; round < 3; round++) await each(40, "/contacto", "POST");
  await each(150, "/producto/dos", "GET");
  closeAll();
  expect([...statuses]).toEqual([200]);
});

test("one address has 200 connections at most, the others theirs", async () => {
  let refused = 0;
  for (let n = 0; n < 201; n++)
    connectFrom("127.0.0.5")
      .resume()
      .once("close", () => {
        refused += 1;
      });
  await waitUntil(() => refused === 1, "the refusal");
  expect(await ask("127.0.0.5", "/producto/uno")).toBe(0);
  expect(await ask("127.0.0.6", "/producto/uno")).toBe(200);
  closeAll();
  await waitUntil(async () => (await ask("127.0.0.5", "/producto/uno")) === 200, "an answer again");
});

test("what the cache does not have is limited by address, what it has is not", async () => {
  const agent = track(new Agent({ keepAlive: true, maxSockets: 20 }));
  const statusesOf = (from: string, path: (n: number) => string) =>
    Promise.all(Array.from({ length: 200 }, (_, n) => ask(from, path(n), { agent })));
  expect(new Set(await statusesOf("127.0.0.7", () => "/producto/uno"))).toEqual(new Set([200]));
  const made = await statusesOf("127.0.0.8", (n) => `/producto/uno?inventado=${n}`);
  expect(made.slice(0, 140)).toEqual(Array(140).fill(200));
  expect(made.at(-1)).toBe(429);
  expect(await ask("127.0.0.11", "/producto/uno?inventado=a")).toBe(200);
});

test("an idle connection of a visitor is closed after 15 seconds", { timeout: 25_000 }, async () => {
  const socket = connectFrom("127.0.0.10");
  socket.write("GET /producto/uno HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await once(socket, "data");
  const began = performance.now();
  await once(socket.resume(), "end");
  expect(performance.now() - began).toBeLessThan(18_000);
});
