"use client";

import { useEffect } from "react";

/**
 * The framework draws a page that is not found in the browser, where the script of the document's head never
 * runs: without this, the visitor's theme and session hint would be lost on it.
 */
export function RestorePreferences() {
  useEffect(() => {
    const script = document.createElement("script");
    script.src = "/theme.js";
    script.onload = () => window.dispatchEvent(new Event("aventura:theme"));
    document.head.append(script);
    return () => script.remove();
  }, []);
  return null;
}
