import "server-only";
import { splitCacheHeaders } from "./cache-headers";
import { ignoreClosedOutput } from "./closed-output";
import { closeConnectionsOnStop, drainOnTerminate } from "./draining";
import { envOrExit, isDevelopment, servedPort } from "./env";
import { identifyRequests } from "./identify-requests";
import { noteRequests } from "./open-requests";
import { recordClientAddresses } from "./record-client-address";
import { refreshPages } from "./refresh-pages";
import { replaceFailedPages } from "./replace-failed-pages";
import { warmUp } from "./warm-up";

/** What surrounds the framework's server for as long as the process lives. */
export function startServer(): void {
  ignoreClosedOutput();
  const settings = envOrExit();
  const hasProxy = settings.PROXY_PURGE_URL.length > 0;
  // First: the lines that the others log have the request's id.
  identifyRequests(settings.TRUSTED_HOPS > 0);
  recordClientAddresses(settings.TRUSTED_HOPS);
  splitCacheHeaders({ hasProxy });
  noteRequests();
  closeConnectionsOnStop();
  // After the handlers that it puts off.
  if (hasProxy) drainOnTerminate();
  // In development the framework's error overlay is needed, and pages compile slowly.
  if (!isDevelopment) replaceFailedPages();
  const port = servedPort();
  if (!port) return;
  const self = `http://localhost:${port}`;
  const current = new Promise<void>((resolve) => refreshPages(settings, self, resolve));
  if (hasProxy) void warmUp(self, current);
}
