import { createDefaultCacheHandler } from "next/dist/server/lib/cache-handlers/default.js";
import { areTagsStale, tagsManifest } from "next/dist/server/lib/incremental-cache/tags-manifest.external.js";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { heldPages } from "./held-pages";
import PageCache, { MOST_TAGS } from "./page-cache";

const disk = { writes: [] as string[], built: null as { html: string; meta: object; madeAt: number } | null };
const read = (file: string): string => {
  if (disk.built && file.endsWith(".html")) return disk.built.html;
  if (disk.built && file.endsWith(".meta")) return JSON.stringify(disk.built.meta);
  if (disk.built && file.endsWith(".rsc")) return "";
  throw new Error("ENOENT");
};
const note = async (file: string) => void disk.writes.push(file);

type Options = ConstructorParameters<typeof PageCache>[0];

function pageCache() {
  return new PageCache({
    fs: {
      existsSync: (file: string) => disk.built !== null && file.endsWith(".html"),
      readFile: async (file: string) => read(file),
      readFileSync: read,
      stat: async () => ({ mtime: new Date(disk.built?.madeAt ?? 0) }),
      mkdir: note,
      writeFile: note,
    },
    serverDistDir: "/nowhere",
    flushToDisk: true,
    maxMemoryCacheSize: 10_000_000,
    revalidatedTags: [],
    prerenderManifest: {},
    _requestHeaders: {},
  } as unknown as Options);
}

type Value = Parameters<PageCache["set"]>[1];
type GetContext = Parameters<PageCache["get"]>[1];
type SetContext = Parameters<PageCache["set"]>[2];

const TAGS = { "x-next-cache-tags": "product:a,_N_T_/x" };
const page = (html: string, status = 200) =>
  ({ kind: "APP_PAGE", html, status, headers: TAGS }) as unknown as Value;
const ASKED = { kind: "APP_PAGE" } as unknown as GetContext;
const RETAINED = { cacheControl: { revalidate: 30, expire: 86_400 } } as unknown as SetContext;
const LIFE = { cacheControl: { revalidate: 120, expire: 86_400 } } as unknown as SetContext;

let serial = 0;
let cache: PageCache;
let key = "";
const html = async () => {
  const entry = await cache.get(key, ASKED);
  return entry?.value && "html" in entry.value ? entry.value.html : null;
};
/** A page is asked for, made and kept. */
async function keep(text: string) {
  await html();
  await cache.set(key, page(text), LIFE);
}
test("the address of whoever asked first is not kept, whatever is in it", async () => {
  const pushed = (address: string[], query = "") => {
    const data = JSON.stringify(`0:${JSON.stringify({ P: null, c: address, q: query, i: false })}`);
    return `<script>self.__next_f.push([1,${data}])</script>`;
  };
  for (const address of [
    ["", "pedido", "a-token"],
    ["", "producto", "x?correo=ana%40example.com"],
    ["", "a]b", "c?d=\\],e"],
  ]) {
    await keep(pushed(address, "?correo=ana%40example.com"));
    expect(await html()).toBe(pushed(["", ""]));
  }
});

const now = () => performance.timeOrigin + performance.now();
const reads = createDefaultCacheHandler(1000);
const YEAR_S = 31_536_000;

/** As the framework revalidates tags: first what is read, then the pages. */
async function revalidate(durations?: { expire: number }, tags = ["product:a"]) {
  await Promise.all([reads.updateTags(tags, durations), cache.revalidateTag(tags, durations)]);
}
const expire = () => revalidate({ expire: 0 });
const sell = () => revalidate({ expire: YEAR_S });

beforeEach(() => {
  cache = pageCache();
  key = `/route-cache/APP_PAGE/ab/$/producto/p${serial++}`;
  tagsManifest.clear();
  disk.writes = [];
  disk.built = null;
});
afterEach(() => void vi.restoreAllMocks());

/** Time goes on, so that what follows is later. */
const tick = () => new Promise((resolve) => setTimeout(resolve, 2));

test("keeps a page in memory, with its tags, and writes nothing to the disk", async () => {
  expect(await html()).toBeNull();
  await cache.set(key, page("one"), LIFE);
  expect(await html()).toBe("one");
  expect(heldPages().tagsOf(key.slice(key.indexOf("/producto")))).toEqual(["product:a", "_N_T_/x"]);
  expect(disk.writes).toEqual([]);
});

test.each([404, 307, 500])("does not keep an answer of %i", async (status) => {
  await html();
  await cache.set(key, page("none", status), LIFE);
  expect(await html()).toBeNull();
});

test("a change during the rendering makes the page old: it may show what was before", async () => {
  await html();
  await tick();
  await expire();
  await tick();
  await cache.set(key, page("of before"), LIFE);
  expect(await html()).toBeNull();
  await cache.set(key, page("of after"), LIFE);
  expect(await html()).toBe("of after");
});

test("a page that was made before a change is gone after it", async () => {
  await keep("old");
  await tick();
  await expire();
  expect(await html()).toBeNull();
  expect(heldPages().tagsOf(key.slice(key.indexOf("/producto")))).toEqual([]);
});

test("a page that failed once and is made later counts from the first time it was asked for", async () => {
  await html();
  await tick();
  await html();
  const before = now();
  await cache.set(key, page("one"), LIFE);
  expect((await cache.get(key, ASKED))?.lastModified).toBeLessThan(before);
});

test("a sale makes a page old that is still shown", async () => {
  await keep("one");
  await tick();
  await sell();
  expect(await html()).toBe("one");
  expect(areTagsStale(["product:a"], now() - 1)).toBe(true);
});

test.each([
  ["an edit", () => revalidate({ expire: 0 })],
  ["an edit by an action", () => revalidate()],
])("a sale after %s does not bring back the page of before", async (_, edit) => {
  await keep("old price");
  await tick();
  await edit();
  await tick();
  await sell();
  await sell();
  expect(await html()).toBeNull();
  await cache.set(key, page("new price"), LIFE);
  expect(await html()).toBe("new price");
});

test("a page of the build whose product was sold since is shown to nobody: it is made anew", async () => {
  disk.built = { html: "of the build", meta: { status: 200, headers: TAGS }, madeAt: now() - 60_000 };
  expect(await html()).toBe("of the build");
  key = `${key}-sold`;
  await sell();
  expect(await html()).toBeNull();
  await cache.set(key, page("of today"), LIFE);
  await tick();
  await sell();
  expect(await html()).toBe("of today");
});

test("a page of the build that is made anew counts from when it was asked for", async () => {
  disk.built = { html: "of the build", meta: { status: 200, headers: TAGS }, madeAt: now() - 200_000 };
  expect(await html()).toBe("of the build");
  await tick();
  await expire();
  await tick();
  await cache.set(key, page("of before the edit"), LIFE);
  expect(await html()).toBeNull();
});

test("after a sale whose rendering fails the page stays old", async () => {
  await keep("of before");
  await tick();
  await sell();
  const entry = await cache.get(key, ASKED);
  const madeAt = entry?.lastModified;
  // As the framework does when a rendering has failed.
  if (entry?.value) await cache.set(key, entry.value, RETAINED);
  expect((await cache.get(key, ASKED))?.lastModified).toBe(madeAt);
  expect(areTagsStale(["product:a"], madeAt ?? 0)).toBe(true);
});

test("a page whose time is over and whose rendering fails is tried again after a while only", async () => {
  await keep("of before");
  const entry = await cache.get(key, ASKED);
  if (entry) entry.lastModified = now() - 200_000;
  await html();
  const failedAt = now();
  if (entry?.value) await cache.set(key, entry.value, RETAINED);
  expect((await cache.get(key, ASKED))?.lastModified).toBeGreaterThan(failedAt - 1000);
});

test("a change counts although the clock of the machine was set back", async () => {
  await keep("old");
  vi.spyOn(Date, "now").mockReturnValue(Date.now() - 3_600_000);
  await tick();
  await expire();
  expect(await html()).toBeNull();
});

test("of tags that changed long ago the last ones are kept; pages of before the others are gone", async () => {
  await keep("old");
  const entry = await cache.get(key, ASKED);
  const longAgo = now() - 200_000;
  for (let n = 0; n < MOST_TAGS; n++) tagsManifest.set(`product:${n}`, { stale: longAgo + n });
  if (entry) entry.lastModified = longAgo + 0.5;
  await revalidate({ expire: 0 }, ["product:x"]);
  expect(tagsManifest.size).toBe(MOST_TAGS);
  expect(await html()).toBe("old");
  await revalidate({ expire: 0 }, ["product:y"]);
  expect(tagsManifest.size).toBe(MOST_TAGS);
  expect(await html()).toBeNull();
});

test("tags that changed just now are all kept: what was read before may be in use", async () => {
  const tags = Array.from({ length: MOST_TAGS + 5 }, (_, n) => `product:${n}`);
  await revalidate({ expire: 0 }, tags);
  expect(tagsManifest.size).toBe(tags.length);
});
