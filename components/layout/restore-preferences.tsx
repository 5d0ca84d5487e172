"use client";

import { useEffect } from "react";
import { restorePreferences } from "./first-paint";

/**
 * The framework draws a page that is not found in the browser, where the script of the document's head never
 * runs: without this, the visitor's theme and session hint would be lost on it.
 */
export function RestorePreferences() {
  useEffect(() => {
    restorePreferences();
    window.dispatchEvent(new Event("aventura:theme"));
  }, []);
  return null;
}
