import { inSpan } from "@/lib/telemetry/telemetry";
import { ReadFunctions } from "./database.types";

const READ_MS = 5000;
const WRITE_MS = 15_000;
const LONG_MS = 60_000;

/**
 * RPCs that only read are POST requests too: a GET would put link tokens, e-mail addresses and phone numbers into the
 * URL, which the backend logs. This list is generated from the functions that write nothing.
 */
const READS = new Set(ReadFunctions);
/** A write that each page waits for: it times out like a read. */
const COUNTER = "rate_limit_wait";
/** Functions that process thousands of rows; in the database each has a `statement_timeout` of a minute or more. */
const LONG =
  /^(?:check_import|stage_import_rows|commit_import|bulk_edit_products|export_\w+|turnaround_report|report_\w+|anonymise_account|tidy)$/;

/** Name of the function that an API call invokes; empty for other calls. */
const calledFunction = (url: string): string => /\/rpc\/(\w+)$/.exec(new URL(url).pathname)?.[1] ?? "";

/** Whether a backend call writes nothing. */
const isRead = (url: string, method: string): boolean =>
  method === "GET" || method === "HEAD" || READS.has(calledFunction(url));

/** Timeout of a backend call. */
export function timeLimit(url: string, method: string): number {
  const called = calledFunction(url);
  if (LONG.test(called)) return LONG_MS;
  return isRead(url, method) || called === COUNTER ? READ_MS : WRITE_MS;
}

/**
 * Target of a backend call, for spans: "rpc place_order", "rest products", "auth token", "storage object". Never an id,
 * a filter or a file's name.
 */
function callName(url: string): string {
  const [, service = "", , first = "", second = ""] = new URL(url).pathname.split("/");
  if (service === "rest") return first === "rpc" ? `rpc ${second}` : `rest ${first}`;
  return `${service || "backend"} ${first}`.trim();
}

/** Client option: disables the client's own retries, which would multiply the timeout. */
export const DATABASE = { retry: false } as const;

/** fetch with timeout, used by all backend clients. Each call is a span. */
export const boundedFetch: typeof fetch = async (input, init) => {
  const [url, sent] =
    input instanceof Request ? [input.url, input.method] : [String(input), init?.method ?? "GET"];
  const method = sent.toUpperCase();
  const limit = AbortSignal.timeout(timeLimit(url, method));
  const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit;
  const ask = () =>
    inSpan(callName(url), { "http.request.method": method }, () => fetch(input, { ...init, signal }));
  if (!isRead(url, method)) return ask();
  // A kept-alive connection may be closed while it is reused: reads are retried once, within the timeout.
  return ask().catch((error: unknown) => {
    if (signal.aborted) throw error;
    return ask();
  });
};
