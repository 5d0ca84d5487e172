import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { log } from "@/lib/core/log";
import { isInside, VISITOR_HEADER, visitorAddress } from "./visitor-address";

const STARTED = "http.server.request.start";
const HOUR_MS = 3_600_000;
const FIX =
  "All visitors may be sharing one limit of orders and sign-ins. Set TRUSTED_HOPS to the number of proxies in front of the site (1 behind a platform or a CDN, 2 behind both) and start it again; when there is none, somebody made the header up and nothing has to be done.";

/**
 * Sets the client address header on each request before the framework handles it: the framework keeps a forged
 * X-Forwarded-For and does not expose the connection. An X-Forwarded-For without a trusted proxy is logged once an
 * hour, as an error when the connection is internal: then a proxy is not configured. Returns an uninstall function.
 */
export function recordClientAddresses(hops: number): () => void {
  let warnsAgainAt = 0;
  const note = (message: unknown) => {
    const { headers, socket } = (message as { request: IncomingMessage }).request;
    const forwardedFor = String(headers["x-forwarded-for"] ?? "");
    if (hops === 0 && forwardedFor && Date.now() >= warnsAgainAt) {
      warnsAgainAt = Date.now() + HOUR_MS;
      const level = isInside(socket.remoteAddress) ? "error" : "warn";
      log(level, "visitor.forwarded_for_ignored", { from: socket.remoteAddress, fix: FIX });
    }
    headers[VISITOR_HEADER] = visitorAddress(forwardedFor, socket.remoteAddress, hops);
  };
  subscribe(STARTED, note);
  return () => void unsubscribe(STARTED, note);
}
