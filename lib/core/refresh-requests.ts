import "server-only";
import type { Change } from "./changes";
import { ownRequest } from "./own-requests";

const TIMEOUT_MS = 5000;
const LOOK_AGAIN_MS = 50;

/** Asks without a cache, reads the answer to its end, and fails when that takes long. */
export async function ask(url: string, init: RequestInit, mostMs = TIMEOUT_MS): Promise<Response> {
  const response = await fetch(url, { ...init, cache: "no-store", signal: AbortSignal.timeout(mostMs) });
  await response.arrayBuffer();
  return response;
}

/** Revalidates pages of this instance, which serves at the origin `self`. */
export async function revalidateOwn(
  self: string,
  secret: string,
  what: { changes: Change[] } | { everything: true },
): Promise<void> {
  const response = await ask(`${self}/api/revalidate`, {
    method: "POST",
    headers: { ...ownRequest(), authorization: `Bearer ${secret}`, "content-type": "application/json" },
    body: JSON.stringify(what),
  });
  if (!response.ok) throw new Error(`/api/revalidate answered ${response.status}`);
}

/** Asks this instance for a page until it is no longer the stale one. */
export async function renderOwn(self: string, path: string, mostMs: number): Promise<void> {
  const until = Date.now() + mostMs;
  for (;;) {
    const response = await ask(self + path, { headers: ownRequest() });
    if (response.headers.get("x-nextjs-cache") !== "STALE" || Date.now() > until) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}
