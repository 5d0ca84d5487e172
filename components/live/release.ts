import { hasUnsaved } from "@/components/forms/use-unsaved-warning";
import { bypassRouter } from "@/components/layout/bypass-router";
import { openPopover } from "@/components/ui/open-popover";
import { askAlive } from "@/lib/core/ask-alive";
import { RELEASE } from "@/lib/core/env-release";

/** `later`: the page stayed as it is, and the refresh is still to be done. */
export type Outcome = "refreshed" | "leaving" | "later";

/** How long the page behind a pressed link may take. */
const FOLLOW_MS = 10_000;
let pressedAt = Number.NEGATIVE_INFINITY;

function onClick({ target, timeStamp }: MouseEvent): void {
  if (target instanceof Element && target.closest("a[href]")) pressedAt = timeStamp;
}

if (typeof window === "object") window.addEventListener("click", onClick, true);

/** Whether loading the page anew would take something from the person in front of it. */
function isBusy(): boolean {
  if (hasUnsaved() || performance.now() - pressedAt < FOLLOW_MS) return true;
  if (openPopover() || document.querySelector('dialog[open], [aria-busy="true"]')) return true;
  if (document.activeElement?.matches("input, select, textarea, [contenteditable]")) return true;
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea");
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}

/**
 * Refreshes a page that nobody asked to be refreshed, if its release still answers. The router would load the page anew
 * whenever a refresh brings an error, no answer, or another release's; also after somebody pressed a link meanwhile, whose
 * page would never come.
 * Without an answer the page stays. When its release is gone, the browser follows the next link itself, and the page is
 * loaded anew unless that would take something from whoever is in front of it.
 */
export async function refreshIfAnswered(refresh: () => void): Promise<Outcome> {
  const alive = await askAlive();
  if (!alive) return "later";
  if (alive.release === RELEASE) {
    refresh();
    return "refreshed";
  }
  bypassRouter();
  if (isBusy()) return "later";
  window.location.reload();
  return "leaving";
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
): Promise<void> {
  while ((await refreshIfAnswered(refresh)) === "later") {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS * (1 + Math.random())));
    if (!isMounted.current || document.visibilityState !== "visible") throw new Error("Nobody looks at it.");
  }
}
