import "server-only";
import { z } from "zod";
import { changeSchema } from "./change-schema";
import type { Change } from "./changes";
import { BUILT_AT } from "./env";
import type { Env } from "./env-schema";
import { hearChanges } from "./hear-changes";
import { heldPages } from "./held-pages";
import { noteEdit } from "./last-edit";
import { log } from "./log";
import { ownRequest } from "./own-requests";
import { RefreshQueue } from "./refresh-queue";
import { watchDue } from "./watch-due";

/** Pages rendered at a time, beside those of visitors, and the time for all of one change. */
const AT_ONCE = 1;
const RENDER_MS = 3000;
const LOOK_AGAIN_MS = 50;
/** Keys in one purge: a proxy bounds the length of headers. */
const KEYS_AT_ONCE = 50;
const TIMEOUT_MS = 5000;
const AGAIN_MS = 2000;

/** What changes_since() returns; null: too much to tell. */
const missedSchema = z.array(changeSchema).nullable();
/** What next_post_at() returns; null: none is scheduled. */
const dueSchema = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text))
  .nullable();

type Settings = Pick<
  Env,
  "SUPABASE_URL" | "SUPABASE_PUBLISHABLE_KEY" | "REVALIDATE_SECRET" | "PROXY_PURGE_URL"
>;

/**
 * Keeps this instance's cached pages, and those of the proxy caches in front, up to date with the database, whoever
 * changed it. `self`: origin at which this process serves. Calls `onCurrent` when the pages of the build are up to date.
 */
export function refreshPages(settings: Settings, self: string, onCurrent: () => void): void {
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
    const response = await ask(self + encodeURI(path), { headers: ownRequest() });
    if (response.headers.get("x-nextjs-cache") !== "STALE" || Date.now() > until) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    await render(path, until);
  }

  const queue = new RefreshQueue({
    async revalidate(what) {
      const response = await ask(`${self}/api/revalidate`, {
        method: "POST",
        headers: {
          ...ownRequest(),
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
      await Promise.all(settings.PROXY_PURGE_URL.map((proxy) => purgeProxy(proxy, tags)));
    },
    onError: (cause) => log("error", "changes.not_refreshed", { cause }),
  });

  const unreached = new Set<string>();

  /** A proxy that cannot be reached is purged of everything once it can. */
  async function purgeProxy(proxy: string, tags: readonly string[] | null): Promise<void> {
    const keys = unreached.has(proxy) ? ["all"] : [...(tags ?? ["all"])];
    try {
      for (let from = 0; from < keys.length; from += KEYS_AT_ONCE) {
        const headers = { "xkey-purge": keys.slice(from, from + KEYS_AT_ONCE).join(" ") };
        const response = await ask(proxy, { method: "PURGE", headers });
        if (!response.ok) throw new Error(`A purge was answered with ${response.status}`);
      }
      unreached.delete(proxy);
    } catch (cause) {
      if (unreached.has(proxy) && tags) return;
      if (!unreached.has(proxy))
        log("error", "changes.proxy_not_purged", { proxy: new URL(proxy).host, cause });
      unreached.add(proxy);
      setTimeout(() => void purgeProxy(proxy, null), AGAIN_MS);
    }
  }

  function hear(change: Change): void {
    if (change.kind === "edit") noteEdit();
    queue.add(change);
  }

  async function call(name: "changes_since" | "next_post_at", args: object): Promise<unknown> {
    const response = await fetch(`${settings.SUPABASE_URL}/rest/v1/rpc/${name}`, {
      method: "POST",
      headers: { apikey: settings.SUPABASE_PUBLISHABLE_KEY, "content-type": "application/json" },
      body: JSON.stringify(args),
      cache: "no-store",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`${name} answered ${response.status}`);
    return response.json();
  }

  const lookForDue = watchDue(
    async () => dueSchema.parse(await call("next_post_at", {})),
    () => queue.add({ table: "posts", kind: "edit", products: null }),
    (cause) => log("warn", "changes.due_not_known", { cause }),
  );

  let heardUntil = BUILT_AT;
  let isConnected = false;
  let isCaughtUp = false;

  /** Refreshes what changed while nobody listened. Until the database tells, pages stay as they are. */
  async function catchUp(): Promise<void> {
    const missed = missedSchema.parse(await call("changes_since", { p_since: heardUntil.toISOString() }));
    isCaughtUp = true;
    if (missed) for (const change of missed) hear(change);
    else {
      noteEdit();
      queue.everything();
    }
    lookForDue();
    await queue.revalidated();
    onCurrent();
  }

  function catchUpSoon(delay = 0): void {
    setTimeout(() => {
      if (!isConnected || isCaughtUp) return;
      catchUp().catch((cause: unknown) => {
        log("warn", "changes.not_caught_up", { cause });
        catchUpSoon(AGAIN_MS);
      });
    }, delay);
  }

  hearChanges({
    url: settings.SUPABASE_URL,
    key: settings.SUPABASE_PUBLISHABLE_KEY,
    onChange(change) {
      hear(change);
      if (change.table === "posts") lookForDue();
    },
    onConnected() {
      isConnected = true;
      isCaughtUp = false;
      catchUpSoon();
    },
    onLost() {
      isConnected = false;
      if (isCaughtUp) heardUntil = new Date();
    },
  });
}
