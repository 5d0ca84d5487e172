import "server-only";
import { envOrExit, isDevelopment, servedPort } from "@/lib/core/env";
import { listenForChanges } from "@/lib/freshness/listen";
import { ignoreClosedOutput } from "./closed-output";
import { closeConnectionsOnStop, drainOnTerminate } from "./draining";
import { dropQueries } from "./drop-queries";
import { identifyRequests } from "./identify-requests";
import { noteRequests } from "./open-requests";
import { recordClientAddresses } from "./record-client-address";
import { replaceFailedPages } from "./replace-failed-pages";

/** What surrounds the framework's server for as long as the process lives. */
export function startServer(): void {
  ignoreClosedOutput();
  const settings = envOrExit();
  const hasProxy = settings.TRUSTED_HOPS > 0;
  // First: the lines that the others log have the request's id.
  identifyRequests(hasProxy);
  recordClientAddresses(settings.TRUSTED_HOPS);
  dropQueries();
  noteRequests();
  closeConnectionsOnStop();
  // After the handlers that it puts off.
  if (hasProxy) drainOnTerminate();
  // In development the framework's error overlay is needed, and pages compile slowly.
  if (!isDevelopment) replaceFailedPages();
  const port = servedPort();
  if (port) listenForChanges(settings, `http://localhost:${port}`);
}
