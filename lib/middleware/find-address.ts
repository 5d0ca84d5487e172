import "server-only";
import { z } from "zod";
import { log } from "@/lib/core/log";
import { knownPages } from "@/lib/freshness/known-pages";
import { publicClient } from "@/lib/supabase/public";
import type { RowKind } from "./read-address";

const foundAddress = z.discriminatedUnion("state", [
  z.object({ state: z.enum(["page", "gone", "missing"]) }),
  z.object({ state: z.literal("moved"), to: z.string() }),
]);

/** The database's result for an address. `unsure`: the query failed. */
export type Found = z.output<typeof foundAddress> | { state: "unsure" };

const UNSURE: Found = { state: "unsure" };
/** Maximum number of cached addresses, and how long an entry is fresh. */
const MAX_CACHED = 20_000;
const FRESH_MS = 60_000;
/** Batch size and timeout of a query. */
const BATCH = 200;
const TIMEOUT_MS = 3000;
/** After a failure, queries are skipped for a while, so that visitors do not wait. */
const PAUSE_MS = 3000;

type Waiting = { kind: RowKind; key: string; answer: (found: Found) => void };

const waiting: Waiting[] = [];
let isAsking = false;
let pausedUntil = 0;

/**
 * Whether a page exists for an address. Existing pages are cached and revalidated in the background; unknown ones are
 * always queried, so that new pages are found at once. Concurrent requests share one batched query.
 */
export async function findAddress(kind: RowKind, key: string): Promise<Found> {
  const pages = knownPages();
  const name = `${kind}:${key}`;
  const since = pages.get(name);
  if (since === undefined) return ask(kind, key);
  if (Date.now() - since > FRESH_MS) {
    // Updated before the query, so that only one visitor triggers the revalidation.
    pages.set(name, Date.now());
    void ask(kind, key);
  }
  return { state: "page" };
}

function ask(kind: RowKind, key: string): Promise<Found> {
  if (Date.now() < pausedUntil) return Promise.resolve(UNSURE);
  return new Promise((answer) => {
    waiting.push({ kind, key, answer });
    if (!isAsking) void askAll();
  });
}

async function askAll(): Promise<void> {
  isAsking = true;
  while (waiting.length > 0) {
    const asked = waiting.splice(0, BATCH);
    const found = await askDatabase(asked);
    if (!found) {
      pausedUntil = Date.now() + PAUSE_MS;
      for (const { answer } of [...asked, ...waiting.splice(0)]) answer(UNSURE);
      break;
    }
    for (const [index, { kind, key, answer }] of asked.entries()) {
      const one = found[index] ?? UNSURE;
      remember(`${kind}:${key}`, one.state === "page");
      answer(one);
    }
  }
  isAsking = false;
}

function remember(name: string, isPage: boolean): void {
  const pages = knownPages();
  pages.delete(name);
  if (!isPage) return;
  const [oldest] = pages.keys();
  if (pages.size >= MAX_CACHED && oldest !== undefined) pages.delete(oldest);
  pages.set(name, Date.now());
}

async function askDatabase(asked: readonly Waiting[]): Promise<Found[] | null> {
  try {
    const { data, error } = await publicClient()
      .rpc("find_addresses", { p_addresses: asked.map(({ kind, key }) => ({ kind, key })) })
      .abortSignal(AbortSignal.timeout(TIMEOUT_MS));
    if (!error) return z.array(foundAddress).parse(data);
    log("warn", "addresses.unanswered", { cause: error.message });
  } catch (error) {
    log("warn", "addresses.unanswered", { cause: error });
  }
  return null;
}
