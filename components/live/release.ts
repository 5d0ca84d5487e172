import { hasUnsaved } from "@/components/forms/unsaved";
import { bypassRouter } from "@/components/layout/bypass-router";
import { askAlive } from "@/lib/core/ask-alive";
import { RELEASE } from "@/lib/core/env-release";

/** How long the page behind a pressed link may take. */
const FOLLOW_MS = 10_000;
let pressedAt = Number.NEGATIVE_INFINITY;

function onClick({ target, timeStamp }: MouseEvent): void {
  if (target instanceof Element && target.closest("a[href]")) pressedAt = timeStamp;
}

/** Fields that somebody filled in: the framework keeps the default value of some like their value. */
const filled = new WeakSet<EventTarget>();

if (typeof window === "object") {
  window.addEventListener("click", onClick, true);
  window.addEventListener("input", ({ target }) => target && filled.add(target), true);
}

/** Whether loading the page anew would take something from the person in front of it. */
function isBusy(): boolean {
  if (hasUnsaved() || performance.now() - pressedAt < FOLLOW_MS) return true;
  if (document.querySelector(':is(:popover-open), dialog[open], [aria-busy="true"]')) return true;
  if (document.activeElement?.matches("input, select, textarea, [contenteditable]")) return true;
  // What is chosen for a list is in its address.
  const fields = document.querySelectorAll<HTMLInputElement>("input:not(.list-tools *), textarea");
  return [...fields].some((field) => {
    if (/^(checkbox|radio)$/.test(field.type)) return filled.has(field) && field.checked;
    return filled.has(field) ? field.value : field.value !== field.defaultValue;
  });
}

const ANSWER_MS = 15_000;

/** The status of what a visit to the page would be answered (lib/middleware/live-request.ts); 204 for the page itself. */
const askHere = () =>
  fetch(window.location.href, { method: "OPTIONS", signal: AbortSignal.timeout(ANSWER_MS) }).catch(() => ({
    status: 503,
  }));

/**
 * Refreshes a page that nobody asked to be refreshed, if its release still answers. The router would load the page anew
 * whenever a refresh brings an error, no answer, or another release's; also after somebody pressed a link meanwhile, whose
 * page would never come. A page that is not public may need a session that has ended, or a backend that does not answer.
 * Without an answer the page stays. When its release is gone, the browser follows the next link itself. What would load
 * the page anew waits while it would take something from whoever is in front of it. Returns whether the refresh is done;
 * otherwise it is to be done later.
 */
export async function refreshIfAnswered(refresh: () => void, isPublic = false): Promise<boolean> {
  const alive = await askAlive();
  if (!alive) return false;
  if (alive.release === RELEASE) {
    const { status } = isPublic ? { status: 204 } : await askHere();
    if (status >= 500 || (status !== 204 && isBusy())) return false;
    refresh();
    return true;
  }
  bypassRouter();
  if (isBusy()) return false;
  window.location.reload();
  return true;
}

/** After this and up to as much again. */
const RETRY_MS = 5000;

/**
 * The same, tried again while it is to be done later. Rejects when the page is hidden, which is refreshed when it is shown
 * again, or is not there any more.
 */
export async function refreshOnceAnswered(
  refresh: () => void,
  isMounted: { current: boolean },
  isPublic: boolean,
): Promise<void> {
  while (!(await refreshIfAnswered(refresh, isPublic))) {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS * (1 + Math.random())));
    if (!isMounted.current || document.visibilityState !== "visible") throw new Error("Nobody looks at it.");
  }
}
