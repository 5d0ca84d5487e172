import { tagsManifest } from "next/dist/server/lib/incremental-cache/tags-manifest.external.js";
import { beforeEach, describe, expect, test } from "vitest";
import { heldPages } from "./held-pages";
import PageCache from "./page-cache";

const disk = { writes: [] as string[] };
const missing = async () => {
  throw new Error("ENOENT");
};
const note = async (file: string) => void disk.writes.push(file);

type Options = ConstructorParameters<typeof PageCache>[0];

function pageCache() {
  return new PageCache({
    fs: { existsSync: () => false, readFile: missing, stat: missing, mkdir: note, writeFile: note },
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

const page = (html: string, status = 200) =>
  ({
    kind: "APP_PAGE",
    html,
    status,
    headers: { "x-next-cache-tags": "product:a,_N_T_/x" },
  }) as unknown as Value;
const ASKED = { kind: "APP_PAGE" } as unknown as GetContext;
const LIFE = { cacheControl: { revalidate: 120, expire: 86_400 } } as unknown as SetContext;

let serial = 0;
let cache: PageCache;
let key = "";
const html = async () => {
  const entry = await cache.get(key, ASKED);
  return entry?.value && "html" in entry.value ? entry.value.html : null;
};
/** As the framework expires a tag. */
const expire = () => tagsManifest.set("product:a", { expired: performance.timeOrigin + performance.now() });

beforeEach(() => {
  cache = pageCache();
  key = `/route-cache/APP_PAGE/ab/$/producto/p${serial++}`;
  tagsManifest.clear();
  disk.writes = [];
});

/** Time goes on, so that what follows is later. */
const tick = () => new Promise((resolve) => setTimeout(resolve, 2));

describe("PageCache", () => {
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
    expire();
    await tick();
    await cache.set(key, page("of before"), LIFE);
    expect(await html()).toBeNull();
    await cache.set(key, page("of after"), LIFE);
    expect(await html()).toBe("of after");
  });

  test("a page that was made before a change is gone after it", async () => {
    await html();
    await cache.set(key, page("old"), LIFE);
    await tick();
    expire();
    expect(await html()).toBeNull();
    expect(heldPages().tagsOf(key.slice(key.indexOf("/producto")))).toEqual([]);
  });

  test("a page that failed once and is made later counts from the first time it was asked for", async () => {
    await html();
    await tick();
    await html();
    const before = performance.timeOrigin + performance.now();
    await cache.set(key, page("one"), LIFE);
    expect((await cache.get(key, ASKED))?.lastModified).toBeLessThan(before);
  });
});
