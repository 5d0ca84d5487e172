import { readFileSync } from "node:fs";
import path from "node:path";
import vm from "node:vm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { ROOT } from "./source";

const ORIGIN = "https://tienda.co";
const SOURCE = readFileSync(path.join(ROOT, "public/sw.js"), "utf8");

type Asked = string | { url: string };
const addressOf = (asked: Asked) => new URL(typeof asked === "string" ? asked : asked.url, ORIGIN).href;

/** The responses of the network; any other address fails as without a network. */
let network: Map<string, string>;
let stores: Map<string, FakeCache>;
let listeners: Map<string, (event: never) => void>;

async function fetchFake(asked: Asked): Promise<Response> {
  const body = network.get(addressOf(asked).slice(ORIGIN.length));
  if (body === undefined) throw new TypeError("Failed to fetch");
  return new Response(body, { headers: { "content-type": "text/html", "content-encoding": "gzip" } });
}

class FakeCache {
  entries = new Map<string, Response>();
  keys = async () => [...this.entries.keys()].map((url) => ({ url }));
  match = async (asked: Asked, { ignoreSearch = false } = {}) => {
    const path = (url: string) => (ignoreSearch ? (url.split("?")[0] ?? "") : url);
    const found = [...this.entries].find(([url]) => path(url) === path(addressOf(asked)));
    return found?.[1].clone();
  };
  delete = async (asked: Asked) => this.entries.delete(addressOf(asked));
  put = async (asked: Asked, answer: Response) => void this.entries.set(addressOf(asked), answer);
  add = async (asked: Asked) => this.put(asked, await fetchFake(asked));
  addAll = async (all: Asked[]) => {
    const answers = await Promise.all(all.map(fetchFake));
    for (const [n, answer] of answers.entries()) await this.put(all[n] ?? "", answer);
  };
}

const caches = {
  open: async (name: string) => {
    const store = stores.get(name) ?? new FakeCache();
    stores.set(name, store);
    return store;
  },
  keys: async () => [...stores.keys()],
  delete: async (name: string) => stores.delete(name),
  match: async (asked: Asked, options: { cacheName?: string; ignoreSearch?: boolean } = {}) => {
    const { cacheName } = options;
    for (const [name, store] of stores) {
      const answer = !cacheName || cacheName === name ? await store.match(asked, options) : undefined;
      if (answer) return answer;
    }
  },
};

/** Sends an event and waits for all its work; returns the response, if there is one. */
async function send(type: string, event: Record<string, unknown> = {}): Promise<Response | undefined> {
  const work: Promise<unknown>[] = [];
  let answer: Promise<Response> | undefined;
  const tools = {
    waitUntil: (job: Promise<unknown>) => work.push(job),
    respondWith: (given: Promise<Response>) => {
      answer = given;
    },
  };
  listeners.get(type)?.({ ...event, ...tools } as never);
  const response = await answer;
  await Promise.all(work);
  return response;
}

const visit = (address: string, client = "window") =>
  send("fetch", {
    request: { url: ORIGIN + address, method: "GET", mode: "navigate" },
    resultingClientId: client,
  });

const load = (address: string, client: string) =>
  send("fetch", { request: { url: ORIGIN + address, method: "GET", mode: "cors" }, clientId: client });

const kept = (name: string) =>
  [...(stores.get(name)?.entries.keys() ?? [])].map((url) => url.slice(ORIGIN.length)).sort();

const page = (build: string) =>
  `<script src="/_next/static/chunks/${build}.js?dpl=${build}"></script><img src="/icon.svg"><img src="/media/ajena.svg"><script>I[\\"/_next/static/chunks/lazy~${build}.js\\"]</script>`;
const files = (build: string) =>
  [
    `/_next/static/chunks/lazy~${build}.js`,
    `/_next/static/chunks/${build}.js`,
    "/art/placeholder.svg",
    "/icon.svg",
    "/sin-conexion",
  ].sort();

function publish(build: string): void {
  for (const file of files(build)) network.set(file, file);
  network.set("/sin-conexion", page(build));
}

beforeEach(async () => {
  [network, stores, listeners] = [new Map([["/tienda", "la tienda"]]), new Map(), new Map()];
  publish("uno");
  const self = {
    location: new URL(ORIGIN),
    addEventListener: (type: string, listener: (event: never) => void) => listeners.set(type, listener),
    skipWaiting: () => undefined,
    clients: { claim: async () => undefined },
    registration: { navigationPreload: { enable: async () => undefined } },
  };
  class FakeRequest {
    url: string;
    constructor(address: string) {
      this.url = addressOf(address);
    }
  }
  vi.useRealTimers();
  const globals = { self, caches, fetch: fetchFake, navigator: { onLine: true }, Request: FakeRequest };
  // Uses the test's own clock, which one of the tests advances.
  const clock = { now: () => Date.now() };
  vm.runInNewContext(SOURCE, { ...globals, Response, Headers, URL, Date: clock });
  await send("install");
  await send("activate");
});

describe("the offline page", () => {
  test("is cached with all files that it references, also in React's data, and no third-party files", () => {
    expect(kept("aventura-offline")).toEqual(files("uno"));
  });

  test("replaces any page that the network cannot deliver, and loads from the cache", async () => {
    network.clear();
    const answer = await visit("/dashboard/pedidos", "sin red");
    expect(answer?.status).toBe(200);
    expect(answer?.headers.get("content-encoding")).toBeNull();
    expect(await answer?.text()).toBe(page("uno"));
    expect(await (await load("/icon.svg", "sin red"))?.text()).toBe("/icon.svg");
    const script = "/_next/static/chunks/uno.js";
    expect(await (await load(`${script}?dpl=uno`, "sin red"))?.text()).toBe(script);
    await expect(load("/api/session", "sin red")).rejects.toThrow("Failed to fetch");
  });

  test("a new build replaces it after an hour, with its files; an incomplete build changes nothing", async () => {
    network.delete("/_next/static/chunks/uno.js");
    publish("dos");
    network.delete("/_next/static/chunks/dos.js");
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3_500_000 });
    await visit("/tienda");
    expect(kept("aventura-offline")).toEqual(files("uno"));
    vi.setSystemTime(Date.now() + 200_000);
    await visit("/tienda");
    expect(kept("aventura-offline")).toEqual(files("uno"));
    publish("dos");
    await visit("/tienda");
    expect(kept("aventura-offline")).toEqual(files("dos"));
  });
});

test("with a network pages come from it, none is cached, and no other request is handled, forms included", async () => {
  expect(await (await visit("/tienda"))?.text()).toBe("la tienda");
  for (const address of ["/_next/static/chunks/uno.js", "/api/session"])
    expect(await load(address, "window")).toBeUndefined();
  const request = { url: `${ORIGIN}/tienda`, method: "POST", mode: "navigate" };
  expect(await send("fetch", { request })).toBeUndefined();
  expect([...stores].flatMap(([name]) => kept(name))).toEqual(files("uno"));
});

test("the pictures of the products seen last are cached, exactly those and only the shop's own", async () => {
  const [one = "", two = "", three = ""] = [1, 2, 3].map((n) => `/_next/image?url=${n}&w=160&q=75`);
  for (const picture of [one, two, three]) network.set(picture, picture);
  await send("message", {
    data: { type: "viewed", pictures: [one, two, "/api/me/datos", "https://otro.co/x"] },
  });
  expect(kept("aventura-vistos")).toEqual([one, two]);
  await send("message", { data: { type: "viewed", pictures: [three, two] } });
  expect(kept("aventura-vistos")).toEqual([two, three]);
});

test("previous caches are deleted, other caches are left alone", async () => {
  for (const name of ["aventura-vieja", "de-otro"]) await caches.open(name);
  await send("activate");
  expect([...stores.keys()].sort()).toEqual(["aventura-offline", "de-otro"]);
});
