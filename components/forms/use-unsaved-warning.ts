"use client";

import { useEffect } from "react";
import { countUnsaved, hasUnsaved } from "@/components/live/unsaved";

let watch: AbortController | undefined;
/** The user chose to lose the changes: the following navigation is not confirmed again. */
let isLeaving = false;
let ask: ((go: () => void) => void) | undefined;

const LEAVING_MS = 1000;

/** Registers the confirmation dialog (leave-question.tsx), one at a time. Returns its removal. */
export function answerLeaves(asks: (go: () => void) => void): () => void {
  ask = asks;
  return () => {
    if (ask === asks) ask = undefined;
  };
}

/** Continues, after a confirmation when unsaved changes would be lost. */
export function leave(go: () => void): void {
  if (!hasUnsaved() || !ask) go();
  else
    ask(() => {
      isLeaving = true;
      // The browser starts to navigate right after the click or call.
      setTimeout(() => {
        isLeaving = false;
      }, LEAVING_MS);
      go();
    });
}

/** Closing the tab, reloading, other sites: only the browser itself may ask. */
function onUnload(event: BeforeUnloadEvent) {
  if (!isLeaving) event.preventDefault();
}

function onClick(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest<HTMLElement>("a[href]") : null;
  if (!link || event.ctrlKey || event.metaKey || isLeaving || !ask) return;
  const staysHere = link.getAttribute("target") === "_blank" || link.hasAttribute("download");
  if (staysHere || link.getAttribute("href")?.startsWith("#")) return;
  event.preventDefault();
  event.stopPropagation();
  leave(() => link.click());
}

/** Back and forward within the site; other navigations trigger `beforeunload`. */
function onNavigate(event: NavigateEvent) {
  if (event.navigationType !== "traverse" || !event.destination.sameDocument || !event.cancelable) return;
  if (isLeaving || !ask) return;
  event.preventDefault();
  const { key } = event.destination;
  // The entry may be gone by then; the page stays as it is.
  leave(() => void window.navigation.traverseTo(key).finished?.catch(() => undefined));
}

function watchNavigation(): AbortController {
  const controller = new AbortController();
  const { signal } = controller;
  window.addEventListener("beforeunload", onUnload, { signal });
  // Registered before the framework's listeners, which are on the document.
  window.addEventListener("click", onClick, { signal, capture: true });
  // Browsers without the Navigation API navigate without a confirmation.
  if ("navigation" in window) window.navigation.addEventListener("navigate", onNavigate, { signal });
  return controller;
}

/** Confirms before leaving a page with unsaved changes: links, back, closing, reloading. */
export function useUnsavedWarning(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    if (countUnsaved(1) === 1) watch = watchNavigation();
    return () => {
      if (countUnsaved(-1) === 0) watch?.abort();
    };
  }, [isDirty]);
}
