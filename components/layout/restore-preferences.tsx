"use client";

import { useEffect } from "react";
import { readCookie } from "@/components/live/read-cookie";
import { HINT, setSessionHint } from "@/components/live/session-hint";

/** Restores what the script of first-paint.ts does, for a page that the browser draws by itself; a test compares the two. */
export function restorePreferences(): void {
  try {
    const { dataset } = document.documentElement;
    setSessionHint(readCookie(HINT) !== undefined);
    const theme = localStorage.getItem("theme");
    if (theme === "light" || theme === "dark") dataset.theme = theme;
    if (sessionStorage.getItem("whatsapp") === "off") dataset.whatsapp = "off";
  } catch {
    // Storage is unavailable: use the default.
  }
}

/** The framework renders 'not found' and error pages in the browser, where head scripts do not run. */
export function RestorePreferences() {
  useEffect(() => {
    restorePreferences();
    window.dispatchEvent(new Event("aventura:theme"));
  }, []);
  return null;
}
