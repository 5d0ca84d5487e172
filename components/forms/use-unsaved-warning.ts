"use client";

import { useEffect } from "react";

const QUESTION = "Tienes cambios sin guardar. ¿Salir de todos modos?";

/** How many editors on the page hold something that is not saved. */
let unsaved = 0;
let watch: AbortController | undefined;

/** Asks the person when something typed would be lost. */
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

/** Back and forward between pages of ours; to any other page, `beforeunload` asks. */
function onNavigate(event: NavigateEvent) {
  if (event.navigationType !== "traverse" || !event.destination.sameDocument || !event.cancelable) return;
  if (!mayLeave()) event.preventDefault();
}

function watchWaysOut(): AbortController {
  const controller = new AbortController();
  const { signal } = controller;
  window.addEventListener("beforeunload", onUnload, { signal });
  // Ahead of the framework's own listeners, which stand on the document.
  window.addEventListener("click", onClick, { signal, capture: true });
  // Browsers without it go back without a question.
  if ("navigation" in window) window.navigation.addEventListener("navigate", onNavigate, { signal });
  return controller;
}

/** Asks before the page is left while something typed is not saved: by a link, by Back, by closing or by reloading. */
export function useUnsavedWarning(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    if (unsaved++ === 0) watch = watchWaysOut();
    return () => {
      if (--unsaved === 0) watch?.abort();
    };
  }, [isDirty]);
}
