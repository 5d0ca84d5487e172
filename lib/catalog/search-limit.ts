import "server-only";
import { connection } from "next/server";
import { secondsToWait } from "@/lib/auth/rate-limit";

/** Each filtered list is a read of its own. Generous: mobile carriers put many visitors behind one address. */
const SEARCHES = { limit: 240, windowSeconds: 300 };

/** A counter that is slow or away holds no list up. */
const PATIENCE_MS = 700;

/** How long this visitor waits before the next filtered list; 0 when it may be read now. */
export async function secondsToNextSearch(): Promise<number> {
  // A visit is counted, not the framework's second rendering of the page for its router.
  await connection();
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<number>((resolve) => {
    timer = setTimeout(() => resolve(0), PATIENCE_MS);
  });
  return Promise.race([secondsToWait("catalog.search", null, SEARCHES), patience]).finally(() =>
    clearTimeout(timer),
  );
}
