import "server-only";
import type { Env } from "./env-schema";
import { hearChanges } from "./hear-changes";
import { heldPages } from "./held-pages";
import { log } from "./log";
import { RefreshQueue } from "./refresh-queue";

/** Stale pages rendered at a time, and the time for all of one change. */
const AT_ONCE = 2;
const RENDER_MS = 3000;
const LOOK_AGAIN_MS = 50;
/** Keys in one purge: a proxy bounds the length of headers. */
const KEYS_AT_ONCE = 50;
const TIMEOUT_MS = 5000;

type Settings = Pick<
  Env,
  "SUPABASE_URL" | "SUPABASE_PUBLISHABLE_KEY" | "REVALIDATE_SECRET" | "PROXY_PURGE_URL"
>;

/**
 * Keeps this instance's cached pages, and those of the proxy caches in front, up to date with the database, whoever
 * changed it. `port`: where this process serves. Returns a stop function.
 */
export function refreshPages(settings: Settings, port: string): () => void {
  const self = `http://localhost:${port}`;

  async function ask(url: string, init: RequestInit): Promise<Response> {
    const response = await fetch(url, {
      ...init,
      cache: "no-store",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.arrayBuffer();
    return response;
  }

  /** Asks for a page until it is no longer the stale one. */
  async function render(path: string, until: number): Promise<void> {
    const response = await ask(self + encodeURI(path), {});
    if (response.headers.get("x-nextjs-cache") !== "STALE" || Date.now() > until) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    await render(path, until);
  }

  const queue = new RefreshQueue({
    async revalidate(what) {
      const response = await ask(`${self}/api/revalidate`, {
        method: "POST",
        headers: {
          authorization: `Bearer ${settings.REVALIDATE_SECRET}`,
          "content-type": "application/json",
        },
        body: JSON.stringify(what),
      });
      if (!response.ok) throw new Error(`/api/revalidate answered ${response.status}`);
    },
    async render(tags) {
      const paths = heldPages().withTags(tags);
      const until = Date.now() + RENDER_MS;
      const work = Array.from({ length: AT_ONCE }, async () => {
        for (let path = paths.shift(); path && Date.now() < until; path = paths.shift())
          await render(path, until);
      });
      await Promise.all(work);
    },
    async purge(tags) {
      const keys = [...(tags ?? ["all"])];
      const lots = Array.from({ length: Math.ceil(keys.length / KEYS_AT_ONCE) }, (_, lot) =>
        keys.slice(lot * KEYS_AT_ONCE, (lot + 1) * KEYS_AT_ONCE).join(" "),
      );
      for (const proxy of settings.PROXY_PURGE_URL) {
        for (const lot of lots) {
          const response = await ask(proxy, { method: "PURGE", headers: { "xkey-purge": lot } });
          if (!response.ok)
            throw new Error(`${new URL(proxy).host} answered a purge with ${response.status}`);
        }
      }
    },
    onError: (cause) => log("error", "changes.not_refreshed", { cause }),
  });

  return hearChanges({
    url: settings.SUPABASE_URL,
    key: settings.SUPABASE_PUBLISHABLE_KEY,
    onChange: (change) => queue.add(change),
    onConnected: () => queue.everything(),
  });
}
