import "server-only";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pageKind } from "./page-kind";
import type { Attributes } from "./telemetry";

const STARTED = "http.server.request.start";

/**
 * Records each response: duration in seconds by kind of page, method, status, and whether the framework's page cache had
 * it (x-nextjs-cache). Returns an uninstall function.
 */
export function measureRequests(histogram: {
  record(value: number, attributes: Attributes): void;
}): () => void {
  const onRequest = (message: unknown) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const startedAt = performance.now();
    const { url = "/", method = "GET" } = request;
    response.once("close", () => {
      const cache = response.getHeader("x-nextjs-cache");
      histogram.record((performance.now() - startedAt) / 1000, {
        "page.kind": pageKind(url),
        "http.request.method": method,
        "http.response.status_code": response.statusCode,
        "cache.state": typeof cache === "string" ? cache.toLowerCase() : "none",
        ...(!response.writableFinished && { aborted: true }),
      });
    });
  };
  subscribe(STARTED, onRequest);
  return () => void unsubscribe(STARTED, onRequest);
}
