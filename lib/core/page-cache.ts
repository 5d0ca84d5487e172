// Loaded by the framework in plain Node: no path alias, no "server-only".
import fileSystemCache from "next/dist/server/lib/incremental-cache/file-system-cache.js";
import {
  areTagsExpired,
  areTagsStale,
  tagsManifest,
} from "next/dist/server/lib/incremental-cache/tags-manifest.external.js";
import { PUBLIC_LIFE } from "./cache.ts";
import { askedPages, heldPages, now } from "./held-pages.ts";

// A CommonJS module: in plain Node its default export is a property of the import.
const FileSystemCache =
  (fileSystemCache as unknown as { default?: typeof fileSystemCache }).default ?? fileSystemCache;

type Base = InstanceType<typeof fileSystemCache>;
type Options = ConstructorParameters<typeof fileSystemCache>[0];
type Entry = Awaited<ReturnType<Base["get"]>>;
type Memory = { get(key: string): Entry | undefined; has(key: string): boolean };

const TAGS_HEADER = "x-next-cache-tags";
const MOST_ASKED = 1000;
/** The cache does not tell which pages it evicts: the index is compared with it every so many pages. */
const TIDY_EVERY = 500;

/**
 * The framework keeps every tag that ever changed. Above so many, those that changed longest ago are forgotten, and every
 * page of before then with them; what pages read lives for two minutes and never has a forgotten tag.
 */
export const MOST_TAGS = 20_000;
const READ_LIVES_MS = PUBLIC_LIFE.revalidate * 1000;
let forgottenUntil = 0;

/** What the framework notes of a tag, and when it expired last; the framework keeps the properties that it does not know. */
type TagTimes = { stale?: number; expired?: number; lastExpired?: number };

/**
 * The address that a page was asked at, query included, in the data that the framework adds to its HTML. The browser reads its
 * own address instead. In an address, quotation marks are escaped: the end is not to be found in it.
 */
const ADDRESS = /\\"c\\":\[.*?\\"\],\\"q\\":\\".*?\\"(?=,\\"i\\":)/;
const NO_ADDRESS = '\\"c\\":[\\"\\",\\"\\"],\\"q\\":\\"\\"';

const asked = askedPages();
const memory = () => (FileSystemCache as unknown as { memoryCache?: Memory }).memoryCache;

/**
 * The framework's page cache, in memory only: on disk, the pages of a large catalogue would take gigabytes and are never
 * deleted. A page counts as made when its rendering began, so that a change during the rendering makes it stale. Pages of
 * addresses that do not exist are not kept, nor is the address of whoever asked first: a link with a token is not for the next.
 */
// biome-ignore lint/style/noDefaultExport: how the framework asks for it
export default class PageCache extends FileSystemCache {
  private readonly isBuild: boolean;

  constructor(options: Options) {
    // biome-ignore lint/style/noProcessEnv: set by the framework
    const isBuild = process.env.NEXT_PHASE === "phase-production-build";
    super({ ...options, flushToDisk: isBuild && options.flushToDisk });
    this.isBuild = isBuild;
  }

  override async get(...args: Parameters<Base["get"]>): Promise<Entry> {
    const [key] = args;
    const isHeld = memory()?.has(key) ?? false;
    const found = await super.get(...args);
    const entry = found && isUsable(found, isHeld) ? found : null;
    if (this.isBuild || args[1].kind === "FETCH") return entry;
    const tags = tagsOf(entry?.value);
    if (entry) heldPages().hold(key, tags);
    else heldPages().drop(key);
    if ((!entry || isOld(entry, tags)) && !asked.has(key)) {
      asked.set(key, now());
      // Pages whose rendering failed are never set.
      if (asked.size > MOST_ASKED) asked.delete(asked.keys().next().value ?? key);
    }
    return entry;
  }

  override async set(...args: Parameters<Base["set"]>): Promise<void> {
    const [key, value] = args;
    const begun = asked.get(key) ?? now();
    asked.delete(key);
    const before = memory()?.get(key);
    const madeBefore = before?.lastModified ?? 0;
    if (!this.isBuild && value && "status" in value && value.status && value.status !== 200) return;
    if (!this.isBuild && value?.kind === "APP_PAGE") value.html = value.html.replace(ADDRESS, NO_ADDRESS);
    await super.set(...args);
    if (this.isBuild || !value || value.kind === "FETCH") return;
    const tags = tagsOf(value);
    const entry = memory()?.get(key);
    // A rendering that failed: the framework puts the page of before in its place for a while. After a sale it stays old.
    const isOfBefore = value === before?.value && areTagsStale(tags, madeBefore);
    if (entry) entry.lastModified = isOfBefore ? madeBefore : begun;
    const held = heldPages();
    held.hold(key, tags);
    if (held.size % TIDY_EVERY === 0) held.keepOnly((held) => memory()?.has(held) ?? false);
  }

  /**
   * Called after the framework's cache of reads has noted the same. Written anew, since the framework replaces the time at
   * which a tag expired when the tag only goes stale, which would bring back pages of before; and it uses another clock.
   */
  override async revalidateTag(...[tags, durations]: Parameters<Base["revalidateTag"]>): Promise<void> {
    const at = now();
    for (const tag of [tags].flat()) {
      const { lastExpired }: TagTimes = tagsManifest.get(tag) ?? {};
      const expired = !durations || durations.expire === 0 ? at : lastExpired;
      const times: TagTimes = { stale: at, expired, lastExpired: expired };
      // To the end: in the order of their last change.
      tagsManifest.delete(tag);
      tagsManifest.set(tag, times);
    }
    forgetOldTags();
  }
}

function forgetOldTags(): void {
  for (const [tag, { stale = 0 }] of tagsManifest) {
    if (tagsManifest.size <= MOST_TAGS || stale > now() - READ_LIVES_MS) return;
    tagsManifest.delete(tag);
    forgottenUntil = stale;
  }
}

function tagsOf(value: NonNullable<Entry>["value"] | undefined): string[] {
  const header = value && "headers" in value ? value.headers?.[TAGS_HEADER] : undefined;
  return typeof header === "string" ? header.split(",") : [];
}

/** A page that the build made is not in memory until it is asked for, and no sale has it rendered: nobody is shown it old. */
function isUsable({ value, lastModified = 0 }: NonNullable<Entry>, isHeld: boolean): boolean {
  return lastModified >= forgottenUntil && (isHeld || !areTagsStale(tagsOf(value), lastModified));
}

/** Whether the framework will render the page again; for a page of the build it takes the time from its manifest. */
function isOld({ lastModified = 0, cacheControl }: NonNullable<Entry>, tags: string[]): boolean {
  const revalidate = cacheControl?.revalidate ?? PUBLIC_LIFE.revalidate;
  const isPast = revalidate !== false && lastModified + revalidate * 1000 < now();
  return isPast || areTagsExpired(tags, lastModified) || areTagsStale(tags, lastModified);
}
