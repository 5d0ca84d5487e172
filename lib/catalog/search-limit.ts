import "server-only";
import { connection } from "next/server";
import { secondsToWait } from "@/lib/auth/rate-limit";
import { SEARCHES } from "@/lib/core/limits";

/** Timeout of the rate-limit counter: a slow or unavailable counter must not delay the list. */
const TIMEOUT_MS = 700;

/** Seconds until this visitor may load the next filtered list; 0 when allowed. */
export async function secondsToNextSearch(): Promise<number> {
  // Counts page loads only, not the router's second rendering.
  await connection();
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<number>((resolve) => {
    timer = setTimeout(() => resolve(0), TIMEOUT_MS);
  });
  return Promise.race([secondsToWait("catalog.search-products", null, SEARCHES), timeout]).finally(() =>
    clearTimeout(timer),
  );
}
