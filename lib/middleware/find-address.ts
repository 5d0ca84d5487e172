import "server-only";
import { z } from "zod";
import { knownPages } from "@/lib/core/known-pages";
import { log } from "@/lib/core/log";
import { publicClient } from "@/lib/supabase/public";
import type { RowKind } from "./read-address";

const foundAddress = z.discriminatedUnion("state", [
  z.object({ state: z.enum(["page", "gone", "lost"]) }),
  z.object({ state: z.literal("moved"), to: z.string() }),
]);

/** What the database says of an address. `unsure`: it did not say. */
export type Found = z.output<typeof foundAddress> | { state: "unsure" };

const UNSURE: Found = { state: "unsure" };
/** How many addresses that have a page are remembered, and for how long nobody asks again. */
const REMEMBERED = 20_000;
const FRESH_MS = 60_000;
/** One question asks for so many at most, and waits so long. */
const BATCH = 200;
const PATIENCE_MS = 3000;
/** After a failure nobody asks for a while: visitors would only wait. */
const PAUSE_MS = 3000;

type Waiting = { kind: RowKind; key: string; answer: (found: Found) => void };

const waiting: Waiting[] = [];
let isAsking = false;
let pausedUntil = 0;

/**
 * Whether there is a page for what an address names. Of known pages the answer is remembered and renewed behind the
 * visitor; what is unknown is always asked for, so that something new is found at once. However many ask, one question
 * is on its way at a time and takes all of them along.
 */
export async function findAddress(kind: RowKind, key: string): Promise<Found> {
  const pages = knownPages();
  const name = `${kind}:${key}`;
  const since = pages.get(name);
  if (since === undefined) return ask(kind, key);
  if (Date.now() - since > FRESH_MS) {
    // Also while the answer is on its way: one visitor asks, not each.
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
  if (pages.size >= REMEMBERED && oldest !== undefined) pages.delete(oldest);
  pages.set(name, Date.now());
}

async function askDatabase(asked: readonly Waiting[]): Promise<Found[] | null> {
  try {
    const { data, error } = await publicClient()
      .rpc("find_addresses", { p_addresses: asked.map(({ kind, key }) => ({ kind, key })) })
      .abortSignal(AbortSignal.timeout(PATIENCE_MS));
    if (!error) return z.array(foundAddress).parse(data);
    log("warn", "addresses.unanswered", { cause: error.message });
  } catch (error) {
    log("warn", "addresses.unanswered", { cause: error });
  }
  return null;
}
