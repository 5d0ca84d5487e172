import { askedPages, now } from "./held-pages";
import { openRequests } from "./open-requests";

/** A read has five seconds, and some pages read twice: what began longer ago reads nothing any more, or has failed. */
const LONGEST_MS = 15_000;

/** Whether a request that began before then is being answered, or a page rendered that was asked for before then. */
export function isUnderWay(before: number): boolean {
  const oldest = now() - LONGEST_MS;
  return [...openRequests(), ...askedPages().values()].some((at) => at < before && at > oldest);
}
