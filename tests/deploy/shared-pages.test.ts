import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { probePort } from "../../local/backend/postgres/port.ts";
import { ROOT } from "../../local/launch/config.ts";
import { redisUrl, startRedis } from "../../local/launch/redis.ts";
import { waitUntil } from "../support/wait-until.ts";

type Pages = {
  get(key: string, context: object): Promise<{ value: { html: string } } | null>;
  set(key: string, page: object, context: object): Promise<void>;
  revalidateTag(tag: string): Promise<void>;
};

const folder = await mkdtemp(path.join(tmpdir(), "redis-"));
afterAll(() => rm(folder, { recursive: true }));
const port = await probePort(0);
vi.stubEnv("REDIS_URL", redisUrl(port));
vi.stubEnv("SKIP_KEYSPACE_CONFIG_CHECK", "");
const { default: SharedPages } = await import(path.join(ROOT, "lib/freshness/shared-pages.mjs"));
const pages: Pages = new SharedPages({ keyPrefix: "build:" });

const context = { kind: "APP_PAGE", isRoutePPREnabled: true, isFallback: false };
const get = async () => (await pages.get("/blog", context))?.value.html;
const set = (html: string) =>
  pages.set(
    "/blog",
    { kind: "APP_PAGE", html, headers: { "x-next-cache-tags": "posts" } },
    { ...context, cacheControl: { revalidate: 120, expire: 86_400 } },
  );
const isShared = (html: string) =>
  waitUntil(async () => {
    await set(html);
    return (await get()) === html;
  }, `${html} in Redis`);

test("pages are shared in Redis and expire by their tags; while it is away there are none, and nobody waits", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await set("one");
  expect(await get()).toBeUndefined();
  await pages.revalidateTag("posts");

  const first = await startRedis(port, folder);
  await isShared("two");
  await pages.revalidateTag("posts");
  expect(await get()).toBeUndefined();

  await first.close();
  await waitUntil(async () => (await get()) === undefined, "no page");
  await set("three");
  const second = await startRedis(port, folder);
  await isShared("four");
  await second.close();

  const events = logged.mock.calls.flatMap(([line]) => /"event":"([\w.]+)"/.exec(String(line))?.[1] ?? []);
  expect(events.slice(0, 4)).toEqual([
    "cache.not_connected",
    "cache.connected_again",
    "cache.not_connected",
    "cache.connected_again",
  ]);
});
