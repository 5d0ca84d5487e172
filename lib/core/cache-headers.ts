import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { heldPages } from "./held-pages";

const STARTED = "http.server.request.start";
/** How the framework writes the life of a cached page: for shared caches, but browsers honour its stale-while-revalidate. */
const CACHED_PAGE = /^s-maxage=/;
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
    response.writeHead = ((...args: Parameters<typeof writeHead>) => {
      const life = response.getHeader("cache-control");
      if (typeof life === "string" && CACHED_PAGE.test(life)) {
        response.setHeader("cache-control", FOR_BROWSERS);
        if (hasProxy && args[0] === 200) {
          response.setHeader("cdn-cache-control", life);
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
