import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { Server, ServerResponse } from "node:http";

const STARTED = "http.server.request.start";

const open = new Set<ServerResponse>();
const servers = new Set<Server>();

/** Notes which requests are being answered. Returns an uninstall function. */
export function noteRequests(): () => void {
  const note = (message: unknown) => {
    const { response, server } = message as { response: ServerResponse; server: Server };
    servers.add(server);
    open.add(response);
    // One more than the framework may have.
    response.setMaxListeners(response.getMaxListeners() + 1);
    response.once("close", () => void open.delete(response));
  };
  subscribe(STARTED, note);
  return () => void unsubscribe(STARTED, note);
}

/** Whether a request is being answered. */
export const hasOpenRequests = (): boolean => open.size > 0;

/** Closes the connections of this process's servers, with what is under way on them. */
export function closeConnections(): void {
  for (const server of servers) server.closeAllConnections();
}
