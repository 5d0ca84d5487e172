import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { log } from "./log";
import { VISITOR_HEADER, visitorAddress } from "./visitor-address";

const STARTED = "http.server.request.start";

/**
 * Notes on each request from where it comes, before the framework sees it: the framework keeps an X-Forwarded-For that
 * the client made up, and shows no connection. Answers how to stop.
 */
export function noteVisitors(hops: number): () => void {
  let isWarned = false;
  const note = (message: unknown) => {
    const { headers, socket } = (message as { request: IncomingMessage }).request;
    const forwardedFor = String(headers["x-forwarded-for"] ?? "");
    if (hops === 0 && forwardedFor && !isWarned) {
      isWarned = true;
      log("warn", "visitor.forwarded_for_ignored", { fix: "TRUSTED_HOPS, when a proxy stands in front" });
    }
    headers[VISITOR_HEADER] = visitorAddress(forwardedFor, socket.remoteAddress, hops);
  };
  subscribe(STARTED, note);
  return () => void unsubscribe(STARTED, note);
}
