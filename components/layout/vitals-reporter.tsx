"use client";

import { useReportWebVitals } from "next/web-vitals";
import { useEffect } from "react";

type Metric = Parameters<Parameters<typeof useReportWebVitals>[0]>[0];

const landedOn = typeof location === "undefined" ? "/" : location.pathname;
const values: Record<string, number> = {};

// Outside of the component: the hook starts again with each new function.
function collect({ name, value, navigationType }: Metric): void {
  // Values of later pages, which some browsers report too, would count for the page that the visit began with.
  if (!String(navigationType).startsWith("soft")) values[name] = Math.round(value * 1000) / 1000;
}

/** Without cookies: nothing of the visitor is sent. */
function send(): void {
  if (document.visibilityState !== "hidden" || Object.keys(values).length === 0) return;
  const device = matchMedia("(pointer: coarse)").matches ? "mobile" : "desktop";
  const body = JSON.stringify({ path: landedOn, device, values });
  for (const name of Object.keys(values)) delete values[name];
  fetch("/api/vitals", { method: "POST", body, keepalive: true, credentials: "omit" }).catch(() => undefined);
}

/** Measures the page with the framework's library, and sends once when it is left. */
export function VitalsReporter() {
  useReportWebVitals(collect);
  // Registered after the library's own listeners, which hand over their last values when the page is hidden.
  useEffect(() => {
    document.addEventListener("visibilitychange", send);
    return () => document.removeEventListener("visibilitychange", send);
  }, []);
  return null;
}
