"use client";

import { useEffect } from "react";
import { restorePreferences } from "./first-paint";

/**
 * The framework renders 'not found' pages in the browser, where head scripts do not run: without this, the theme and
 * the session hint would be missing there.
 */
export function RestorePreferences() {
  useEffect(() => {
    restorePreferences();
    window.dispatchEvent(new Event("aventura:theme"));
  }, []);
  return null;
}
