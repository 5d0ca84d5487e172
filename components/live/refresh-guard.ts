import { hasUnsaved } from "@/components/live/unsaved";
import { RELEASE, RELEASE_HEADER } from "@/lib/core/env-release";

const ANSWER_MS = 15_000;

/** Fields that a user filled in: the framework keeps the default value of some like their value. */
const filled = new WeakSet<EventTarget>();

if (typeof window === "object")
  window.addEventListener("input", ({ target }) => target && filled.add(target), true);

/** Whether loading the page again would take something from the user in front of it. */
function isBusy(): boolean {
  if (hasUnsaved()) return true;
  if (document.querySelector(':is(:popover-open), dialog[open], [aria-busy="true"]')) return true;
  if (document.activeElement?.matches("input, select, textarea, [contenteditable]")) return true;
  // What is chosen for a list is in its address.
  const fields = document.querySelectorAll<HTMLInputElement>("input:not(.list-tools *), textarea");
  return [...fields].some((field) => {
    if (/^(checkbox|radio)$/.test(field.type)) return filled.has(field) && field.checked;
    return filled.has(field) ? field.value : field.value !== field.defaultValue;
  });
}

/** The status of a request, and the release that answered; 503 without an answer. */
async function ask(path: string, method: "GET" | "OPTIONS") {
  try {
    const response = await fetch(path, {
      method,
      // A balancer keeps a page with the release that made it, as for the router's requests.
      headers: { "x-deployment-id": RELEASE },
      cache: "no-store",
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    return { status: response.status, release: response.headers.get(RELEASE_HEADER) };
  } catch {
    return { status: 503, release: null };
  }
}

/**
 * Whether the page may be refreshed now. The router loads the whole page again when a refresh brings an error, no answer or
 * another release's page: without an answer the page stays, and what would load it again waits while the user is busy.
 * A page that is not public also asks what a visit would be answered (lib/middleware/live-request.ts): its session may have
 * ended.
 */
export async function canRefresh(isPublic: boolean): Promise<boolean> {
  const { status, release } = isPublic
    ? await ask("/api/alive", "GET")
    : await ask(window.location.href, "OPTIONS");
  if (status >= 500) return false;
  return (status < 300 && release === RELEASE) || !isBusy();
}
