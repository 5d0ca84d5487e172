import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { heldPages } from "./held-pages";
import { ARRIVED_MS } from "./refresh-queue";

const STARTED = "http.server.request.start";
/** How the framework writes the life of a cached page: for shared caches, but browsers honour its stale-while-revalidate. */
const CACHED_PAGE = /^s-maxage=/;
/** Left for the way to the proxy. */
const ON_ITS_WAY_MS = 250;
/**
 * For the proxy, of a page that took long to make: what it shows may have changed since it was read, and the proxy may have
 * been purged for that before the page arrives.
 */
const LIFE_OF_A_LATE_PAGE = "s-maxage=1";
/** Browsers ask each time: a change is seen at once, and they cannot be told of one. */
export const FOR_BROWSERS = "public, max-age=0, must-revalidate";
/** Tags of the framework itself, one for each segment of a path. */
const IMPLICIT_TAG = "_N_T_";

/**
 * Splits the life of cached pages into that of browsers and, with `hasProxy`, that of the proxy cache in front, which
 * also gets the page's tags as keys to purge it by. Returns an uninstall function.
 */
export function splitCacheHeaders({ hasProxy }: { hasProxy: boolean }): () => void {
  const onRequest = (message: unknown) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    if (request.method !== "GET" && request.method !== "HEAD") return;
    const { writeHead } = response;
    const begun = performance.now();
    response.writeHead = ((...args: Parameters<typeof writeHead>) => {
      const life = response.getHeader("cache-control");
      if (typeof life === "string" && CACHED_PAGE.test(life)) {
        response.setHeader("cache-control", FOR_BROWSERS);
        if (hasProxy && args[0] === 200) {
          const isLate = performance.now() - begun > ARRIVED_MS - ON_ITS_WAY_MS;
          response.setHeader("cdn-cache-control", isLate ? LIFE_OF_A_LATE_PAGE : life);
          response.setHeader("xkey", keysOf(request.url ?? "/").join(" "));
        }
      }
      return writeHead.apply(response, args);
    }) as typeof writeHead;
  };
  subscribe(STARTED, onRequest);
  return () => void unsubscribe(STARTED, onRequest);
}

/** Keys of a page in the proxy cache; `all` purges everything. */
function keysOf(url: string): string[] {
  const [path = "/"] = url.split("?", 1);
  return [
    "all",
    ...heldPages()
      .tagsOf(decoded(path))
      .filter((tag) => !tag.startsWith(IMPLICIT_TAG)),
  ];
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
