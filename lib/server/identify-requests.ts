import "server-only";
import { randomUUID } from "node:crypto";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { enterRequest } from "@/lib/core/request-context";

const STARTED = "http.server.request.start";
const REQUEST_ID_HEADER = "x-request-id";
const WELL_FORMED = /^[\w.-]{8,64}$/;

/**
 * Gives each request an id, which log lines have and the response returns. The id of a trusted proxy is kept; a value
 * that a client sends by itself is not used. The request's own headers stay as they came: the payment provider signs
 * its id. Returns an uninstall function.
 */
export function identifyRequests(hasTrustedProxy: boolean): () => void {
  const identify = (message: unknown) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const given = String(request.headers[REQUEST_ID_HEADER] ?? "");
    const id = hasTrustedProxy && WELL_FORMED.test(given) ? given : randomUUID();
    response.setHeader(REQUEST_ID_HEADER, id);
    enterRequest(id);
  };
  subscribe(STARTED, identify);
  return () => void unsubscribe(STARTED, identify);
}
