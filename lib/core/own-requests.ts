import "server-only";
import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

const HEADER = "x-own-request";

// On the global object: the framework bundles this file several times.
const store = globalThis as typeof globalThis & { aventuraOwnMark?: string };

function mark(): string {
  store.aventuraOwnMark ??= randomUUID();
  return store.aventuraOwnMark;
}

/** Header of requests that this process makes to itself. Nobody else knows the value: send it nowhere else. */
export function ownRequest(): Record<string, string> {
  return { [HEADER]: mark() };
}

/** Whether this process itself made the request. */
export function isOwnRequest(headers: IncomingHttpHeaders): boolean {
  return headers[HEADER] === mark();
}
