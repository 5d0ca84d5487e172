import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { Server, ServerResponse } from "node:http";
import { now } from "./held-pages";

const STARTED = "http.server.request.start";

const begun = new Map<ServerResponse, number>();
const servers = new Set<Server>();

/** Notes when requests begin and end. Returns an uninstall function. */
export function noteRequests(): () => void {
  const note = (message: unknown) => {
    const { response, server } = message as { response: ServerResponse; server: Server };
    servers.add(server);
    begun.set(response, now());
    // One more than the framework may have.
    response.setMaxListeners(response.getMaxListeners() + 1);
    response.once("close", () => void begun.delete(response));
  };
  subscribe(STARTED, note);
  return () => void unsubscribe(STARTED, note);
}

/** When the requests under way began, by the pages' clock. */
export function openRequests(): number[] {
  return [...begun.values()];
}

/** Closes the connections of this process's servers, with what is under way on them. */
export function closeConnections(): void {
  for (const server of servers) server.closeAllConnections();
}
