"use client";

import { useEffect } from "react";
import { restoreSessionHint } from "./session-hint";

/** What the script of first-paint.ts puts back, for a page that the browser draws by itself; a test compares the two. */
export async function restorePreferences(): Promise<void> {
  try {
    const { dataset } = document.documentElement;
    const theme = localStorage.getItem("theme");
    if (theme === "light" || theme === "dark") dataset.theme = theme;
    if (sessionStorage.getItem("whatsapp") === "off") dataset.whatsapp = "off";
    await restoreSessionHint();
  } catch {
    // Storage is unavailable: use the default.
  }
}

/**
 * The framework renders 'not found' pages in the browser, where head scripts do not run: without this, the theme and
 * the session hint would be missing there.
 */
export function RestorePreferences() {
  useEffect(() => {
    void restorePreferences();
    window.dispatchEvent(new Event("aventura:theme"));
  }, []);
  return null;
}
