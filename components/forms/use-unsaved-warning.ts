"use client";

import { useEffect } from "react";

const QUESTION = "Tienes cambios sin guardar. ¿Salir de todos modos?";

/** Number of editors with unsaved changes. */
let unsaved = 0;
let watch: AbortController | undefined;

/** Confirmation before unsaved changes are lost. */
export function mayLeave(): boolean {
  return unsaved === 0 || window.confirm(QUESTION);
}

function onUnload(event: BeforeUnloadEvent) {
  event.preventDefault();
}

function onClick(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!link || event.ctrlKey || event.metaKey) return;
  const staysHere = link.getAttribute("target") === "_blank" || link.hasAttribute("download");
  if (staysHere || link.getAttribute("href")?.startsWith("#") || mayLeave()) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Back and forward within the site; other navigations trigger `beforeunload`. */
function onNavigate(event: NavigateEvent) {
  if (event.navigationType !== "traverse" || !event.destination.sameDocument || !event.cancelable) return;
  if (!mayLeave()) event.preventDefault();
}

function watchNavigation(): AbortController {
  const controller = new AbortController();
  const { signal } = controller;
  window.addEventListener("beforeunload", onUnload, { signal });
  // Registered before the framework's listeners, which are on the document.
  window.addEventListener("click", onClick, { signal, capture: true });
  // Browsers without the Navigation API navigate without a question.
  if ("navigation" in window) window.navigation.addEventListener("navigate", onNavigate, { signal });
  return controller;
}

/** Confirms before leaving a page with unsaved changes: links, back, closing, reloading. */
export function useUnsavedWarning(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    if (unsaved++ === 0) watch = watchNavigation();
    return () => {
      if (--unsaved === 0) watch?.abort();
    };
  }, [isDirty]);
}
