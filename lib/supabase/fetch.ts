import { inSpan } from "@/lib/telemetry/telemetry";

const READ_MS = 5000;
const WRITE_MS = 15_000;
/** Functions that process thousands of rows; in the database each has a `statement_timeout` of a minute or more. */
const LONG_MS = 60_000;

/** RPCs are POST requests even when they only read; rate-limit counters are among them. */
const READS =
  /\/rpc\/(?:search_\w+|find_\w+|sitemap_\w+|cart_lines|post_counts|related_posts|product_(?:categories|ratings|reviews)|\w+_by_(?:token|code)|order_(?:token|detail)|newsletter_link|repair_link|own_\w+|my_\w+|staff_\w+|\w+_for_staff|person_history|list_repairs|repair_(?:board|device_names|unread)|pickup_slots|contact_(?:inbox|thread)|newsletter_list|paid_service|lost_mails|payment_watch|operations_(?:status|watch)|product_movements|course_learners|lesson_check|account_deletion_obstacle|rate_limit_wait|home_products|best_\w+)$/;
const LONG =
  /\/rpc\/(?:check_import|stage_import_rows|commit_import|bulk_edit_products|export_\w+|turnaround_report|anonymise_account|tidy)$/;

/** Timeout of a backend call. */
export function timeLimit(url: string, method: string): number {
  const { pathname } = new URL(url);
  if (LONG.test(pathname)) return LONG_MS;
  return method === "GET" || method === "HEAD" || READS.test(pathname) ? READ_MS : WRITE_MS;
}

/**
 * What a backend call addresses: "rpc place_order", "rest products", "auth token", "storage object". Never an id, a
 * filter or a file's name.
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
  const [url, method] =
    input instanceof Request ? [input.url, input.method] : [String(input), init?.method ?? "GET"];
  const limit = AbortSignal.timeout(timeLimit(url, method.toUpperCase()));
  const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit;
  const ask = () =>
    inSpan(callName(url), { "http.request.method": method.toUpperCase() }, () =>
      fetch(input, { ...init, signal }),
    );
  if (method.toUpperCase() !== "GET") return ask();
  // A kept-alive connection may be closed as it is reused: reads are retried once, within the timeout.
  return ask().catch((error: unknown) => {
    if (signal.aborted) throw error;
    return ask();
  });
};
