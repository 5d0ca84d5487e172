"use client";

import { useReportWebVitals } from "next/web-vitals";
import { useEffect } from "react";
import { landedOn, visitReport } from "./visit-report";

// Outside of the component: the hook starts again with each new function.
const { note, take } = visitReport();

/** Without cookies: nothing of the visitor is sent. */
function send(): void {
  const values = document.visibilityState === "hidden" ? take() : undefined;
  if (!values) return;
  const device = matchMedia("(pointer: coarse)").matches ? "mobile" : "desktop";
  const body = JSON.stringify({ path: landedOn(), device, values });
  fetch("/api/vitals", { method: "POST", body, keepalive: true, credentials: "omit" }).catch(() => undefined);
}

/** Measures the page with the framework's library, and sends when it is left. */
export function VitalsReporter() {
  useReportWebVitals(note);
  // Registered after the library's own listeners, which hand over their last values when the page is hidden.
  useEffect(() => {
    document.addEventListener("visibilitychange", send);
    return () => document.removeEventListener("visibilitychange", send);
  }, []);
  return null;
}
