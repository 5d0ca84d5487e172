import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { waitUntil } from "@/tests/support/wait-until";
import { heldPages } from "./held-pages";
import { refreshPages } from "./refresh-pages";

type Heard = Parameters<typeof import("./hear-changes").hearChanges>[0];
let heard: Heard;
vi.mock("./hear-changes", () => ({
  hearChanges: (hearing: Heard) => {
    heard = hearing;
  },
}));

const id = (n: number) => `0c0a5dca-3a2f-4a6f-9a30-00000000000${n}`;
const sale = (n: number) => ({
  id: id(n + 5),
  table: "products" as const,
  kind: "sale" as const,
  products: [id(n)],
});
const edit = (n: number) => ({ ...sale(n), kind: "edit" as const });
const withoutId = <Sent extends { id: string }>({ id: _, ...change }: Sent) => change;

const servers: Server[] = [];
async function serve(answer: (request: IncomingMessage, response: ServerResponse) => unknown) {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** What was asked of the instance itself, of the database and of the proxies, in order. */
let asked: string[] = [];
let missed: unknown = [];
const note = (what: string) => void asked.push(what);
const purges = () => asked.filter((what) => what.startsWith("purge"));

/** Proxies by what they are: one that answers, or one that takes connections and says nothing. */
async function start(...proxies: ("live" | "dead")[]) {
  const self = await serve(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    note(request.method === "POST" ? `revalidate ${body}` : `render ${request.url}`);
    response.end("{}");
  });
  const backend = await serve((request, response) => {
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(request.url?.endsWith("changes_since") ? missed : null));
  });
  const urls = proxies.map((kind) =>
    serve((request, response) => {
      note(`purge ${request.headers["xkey-purge"]}${kind === "dead" ? ", dead" : ""}`);
      if (kind === "live") response.end();
      else response.on("close", () => note("the dead one is given up"));
    }),
  );
  const settings = {
    SUPABASE_URL: backend,
    SUPABASE_PUBLISHABLE_KEY: "key",
    REVALIDATE_SECRET: "secret",
    PROXY_PURGE_URL: await Promise.all(urls),
  };
  const onCurrent = vi.fn();
  refreshPages(settings, self, onCurrent);
  return onCurrent;
}

const revalidated = (...changes: object[]) => `revalidate ${JSON.stringify({ changes })}`;

beforeEach(() => {
  asked = [];
  missed = [];
  heldPages().keepOnly(() => false);
  for (const method of ["warn", "error"] as const) vi.spyOn(console, method).mockImplementation(() => {});
});
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
  vi.restoreAllMocks();
});

test("what nobody heard is asked of the database, and is not heard again when its broadcast comes late", async () => {
  missed = [sale(1), { table: "of_a_newer_release", id: id(9) }];
  const onCurrent = await start();
  heard.onConnected();
  await waitUntil(async () => onCurrent.mock.calls.length > 0, "the pages to be current");
  heard.onChange(sale(1));
  heard.onChange(sale(2));
  await waitUntil(async () => asked.includes(revalidated(withoutId(sale(2)))), "the broadcast");
  expect(asked).toEqual([revalidated(withoutId(sale(1))), revalidated(withoutId(sale(2)))]);
});

test("a proxy that says nothing delays no change, and no second purge of the other", async () => {
  await start("dead", "live");
  heard.onChange(edit(1));
  await waitUntil(async () => purges().length >= 2, "the first purge");
  heard.onChange(edit(2));
  const last = `purge products product:${id(2)} card:${id(2)}`;
  await waitUntil(async () => asked.filter((what) => what === last).length === 2, "the last purge");
  const first = `purge products product:${id(1)} card:${id(1)}`;
  expect(asked.filter((what) => what === first)).toHaveLength(2);
  const before = asked.slice(0, asked.indexOf(revalidated(withoutId(edit(2)))));
  expect(before).not.toContain("the dead one is given up");
});

test("after a sale the page of the product is rendered and purged before the lists, by the address that is asked for", async () => {
  const key = (path: string) => `/route-cache/APP_PAGE/ab/$${path}`;
  heldPages().hold(key("/tienda/señal"), ["products", `product:${id(1)}`]);
  heldPages().hold(key("/producto/uno"), [`product:${id(1)}`]);
  await start("live");
  heard.onChange(sale(1));
  await waitUntil(async () => purges().length === 4, "the purges");
  const rest = asked.slice(1);
  // The purges are sent beside the next rendering.
  expect(rest.filter((what) => what.startsWith("render"))).toEqual([
    "render /producto/uno",
    "render /tienda/se%C3%B1al",
  ]);
  expect(purges().toSorted()).toEqual([
    "purge /producto/uno",
    "purge /tienda/se%C3%B1al",
    `purge product:${id(1)}`,
    `purge product:${id(1)}`,
  ]);
  expect(rest.indexOf("purge /producto/uno")).toBeLessThan(rest.indexOf("purge /tienda/se%C3%B1al"));
});
