"use client";

import { useEffect } from "react";

const QUESTION = "Tienes cambios sin guardar. ¿Salir de todos modos?";

/** Asks before the page is left while something typed is not saved: by a link, by closing or by reloading. */
export function useUnsavedWarning(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    function onUnload(event: BeforeUnloadEvent) {
      event.preventDefault();
    }
    function onClick(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
      const staysHere = !link || link.getAttribute("target") === "_blank" || event.ctrlKey || event.metaKey;
      if (staysHere || link.getAttribute("href")?.startsWith("#") || window.confirm(QUESTION)) return;
      event.preventDefault();
      event.stopPropagation();
    }
    window.addEventListener("beforeunload", onUnload);
    // Ahead of the framework's own listeners, which stand on the document.
    window.addEventListener("click", onClick, { capture: true });
    return () => {
      window.removeEventListener("beforeunload", onUnload);
      window.removeEventListener("click", onClick, { capture: true });
    };
  }, [isDirty]);
}
