import "server-only";
import { z } from "zod";
import { type HeardChange, heardSchema } from "./change-schema";
import { BUILT_AT } from "./env";
import type { Env } from "./env-schema";
import { hearChanges } from "./hear-changes";
import { heldPages } from "./held-pages";
import { noteEdit } from "./last-edit";
import { log } from "./log";
import { MissedChanges } from "./refresh-missed";
import { proxyPurger } from "./refresh-proxies";
import { RefreshQueue } from "./refresh-queue";
import { ask, renderOwn, revalidateOwn } from "./refresh-requests";
import { isUnderWay } from "./refresh-under-way";
import { watchDue } from "./watch-due";

/** Keys in one purge: a proxy bounds the length of headers. */
const KEYS_AT_ONCE = 50;
const TIMEOUT_MS = 5000;

/** What changes_since() returns, without what a newer release announces; null: too much to tell. */
const missedSchema = z
  .array(heardSchema.nullable().catch(null))
  .transform((changes) => changes.filter((change): change is HeardChange => change !== null))
  .nullable();
/** What next_post_at() returns; null: none is scheduled. */
const dueSchema = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text))
  .nullable();

type Settings = Pick<
  Env,
  "SUPABASE_URL" | "SUPABASE_PUBLISHABLE_KEY" | "REVALIDATE_SECRET" | "PROXY_PURGE_URL"
>;

/** Purges one proxy. */
function purgerOf(proxy: string): ReturnType<typeof proxyPurger> {
  return proxyPurger({
    async send(purged) {
      const keys = [...(purged ?? ["all"])];
      for (let from = 0; from < keys.length; from += KEYS_AT_ONCE) {
        const headers = { "xkey-purge": keys.slice(from, from + KEYS_AT_ONCE).join(" ") };
        const response = await ask(proxy, { method: "PURGE", headers });
        if (!response.ok) throw new Error(`A purge was answered with ${response.status}`);
      }
    },
    onUnreached: (cause) => log("error", "changes.proxy_not_purged", { proxy: new URL(proxy).host, cause }),
  });
}

/**
 * Keeps this instance's cached pages, and those of the proxy caches in front, up to date with the database, whoever
 * changed it. `self`: origin at which this process serves. Calls `onCurrent` when the pages of the build are up to date.
 */
export function refreshPages(settings: Settings, self: string, onCurrent: () => void): void {
  const purgers = settings.PROXY_PURGE_URL.map(purgerOf);

  const queue = new RefreshQueue({
    revalidate: (what) => revalidateOwn(self, settings.REVALIDATE_SECRET, what),
    pages: (tags) => heldPages().withTags(tags).map(encodeURI),
    render: (path, mostMs) => renderOwn(self, path, mostMs),
    purge(keys) {
      for (const purge of purgers) purge(keys);
    },
    isUnderWay,
    onError: (cause) => log("error", "changes.not_refreshed", { cause }),
  });

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

  let isCurrent = false;
  const changes = new MissedChanges(BUILT_AT, {
    ask: async (since) => missedSchema.parse(await call("changes_since", { p_since: since.toISOString() })),
    onChange(change) {
      if (change.kind === "edit") noteEdit();
      queue.add(change);
      if (change.table === "posts") lookForDue();
    },
    onEverything() {
      noteEdit();
      queue.everything();
      lookForDue();
    },
    onAnswer() {
      if (isCurrent) return;
      isCurrent = true;
      lookForDue();
      void queue.revalidated().then(onCurrent);
    },
    onError: (cause) => log("warn", "changes.not_caught_up", { cause }),
  });

  hearChanges({
    url: settings.SUPABASE_URL,
    key: settings.SUPABASE_PUBLISHABLE_KEY,
    onChange: (change) => changes.hear(change),
    onConnected: () => changes.connected(),
  });
}
