import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { ServerResponse } from "node:http";
import { askedPages, now } from "./held-pages";

const STARTED = "http.server.request.start";
/** A read has five seconds, and some pages read twice: what began longer ago reads nothing any more, or has failed. */
const LONGEST_MS = 15_000;

const begun = new Map<ServerResponse, number>();

/** Notes when requests begin and end. Returns an uninstall function. */
export function noteRequests(): () => void {
  const note = (message: unknown) => {
    const { response } = message as { response: ServerResponse };
    begun.set(response, now());
    // One more than the framework may have.
    response.setMaxListeners(response.getMaxListeners() + 1);
    response.once("close", () => void begun.delete(response));
  };
  subscribe(STARTED, note);
  return () => void unsubscribe(STARTED, note);
}

/** Whether a request that began before then is being answered, or a page rendered that was asked for before then. */
export function isUnderWay(before: number): boolean {
  const oldest = now() - LONGEST_MS;
  return [...begun.values(), ...askedPages().values()].some((at) => at < before && at > oldest);
}
