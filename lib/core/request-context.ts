import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";

type RequestContext = { requestId: string; personId?: string };

const KEY = Symbol.for("aventura-gamer.request-context");

// On the global object: the framework bundles this file several times, and all copies must see the same request.
const shared = globalThis as { [KEY]?: AsyncLocalStorage<RequestContext> };
shared[KEY] ??= new AsyncLocalStorage<RequestContext>();
const storage = shared[KEY];

/** The request being handled; undefined outside of one, for instance at build time. */
export function requestContext(): RequestContext | undefined {
  return storage.getStore();
}

/** Starts the context of a request for the rest of the current execution and what it calls. */
export function enterRequest(requestId: string): void {
  storage.enterWith({ requestId });
}

/** Records the user of the request's session. */
export function notePerson(personId: string): void {
  const context = storage.getStore();
  if (context) context.personId = personId;
}
