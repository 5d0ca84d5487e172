import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { log, loggedPath } from "@/lib/core/log";
import { ERROR_PAGE, ERROR_TEXT } from "./error-page";

const STARTED = "http.server.request.start";
/** Timeout for the first byte of a page. */
const TIMEOUT_MS = 7000;
const RETRY_SECONDS = 10;
/** Route handlers report their own errors. */
const NOT_PAGES = /^\/(?:api|_next|media|og)\//;
/** Headers of the failed response; its framing policy is kept. */
const DROPPED =
  /^(?:content-(?:type|encoding|length)|transfer-encoding|cache-control|etag|link|x-nextjs-.+)$/;

/**
 * Replaces responses of pages that fail or time out, cached pages included (they bypass the middleware): the framework
 * would send a document that is empty until scripts have run, or an English word. Returns an uninstall function.
 */
export function replaceFailedPages(timeoutMs = TIMEOUT_MS): () => void {
  const onRequest = (message: unknown) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const isVisit = request.method === "GET" || request.method === "HEAD";
    if (isVisit && !NOT_PAGES.test(request.url ?? "")) guard(request, response, timeoutMs);
  };
  subscribe(STARTED, onRequest);
  return () => void unsubscribe(STARTED, onRequest);
}

function guard({ headers, url = "" }: IncomingMessage, response: ServerResponse, timeoutMs: number): void {
  const { writeHead, write, end } = response;
  let hasReplaced = false;

  function replace(): void {
    hasReplaced = true;
    log("warn", "page.failed", { path: loggedPath(url), status: response.statusCode });
    const isPage = headers.accept?.includes("text/html") ?? false;
    const body = isPage ? ERROR_PAGE : ERROR_TEXT;
    for (const name of response.getHeaderNames()) if (DROPPED.test(name)) response.removeHeader(name);
    response.setHeader("content-type", `text/${isPage ? "html" : "plain"}; charset=utf-8`);
    response.setHeader("content-length", Buffer.byteLength(body));
    response.setHeader("cache-control", "no-store");
    response.setHeader("retry-after", RETRY_SECONDS);
    writeHead.call(response, 503);
    end.call(response, body, "utf8");
    // The framework may still be rendering and would throw on headers that are already sent.
    const ignore = () => response;
    Object.assign(response, {
      setHeader: ignore,
      appendHeader: ignore,
      removeHeader: ignore,
      flushHeaders: ignore,
    });
  }

  /** Whether the response that the framework is about to write was already replaced. */
  function isReplaced(status: number): boolean {
    if (!hasReplaced && status === 500 && !response.headersSent) replace();
    return hasReplaced;
  }

  function drop(args: unknown[]): void {
    const done = args.findLast((arg) => typeof arg === "function");
    if (done) queueMicrotask(() => done());
  }

  response.writeHead = ((...args: Parameters<typeof writeHead>) =>
    isReplaced(args[0]) ? response : writeHead.apply(response, args)) as typeof writeHead;
  response.write = ((...args: Parameters<typeof write>) => {
    if (!isReplaced(response.statusCode)) return write.apply(response, args);
    drop(args);
    return true;
  }) as typeof write;
  response.end = ((...args: Parameters<typeof end>) => {
    if (!isReplaced(response.statusCode)) return end.apply(response, args);
    drop(args);
    return response;
  }) as typeof end;

  const late = setTimeout(() => {
    if (!response.headersSent) replace();
  }, timeoutMs).unref();
  response.once("close", () => clearTimeout(late));
}
