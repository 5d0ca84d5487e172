"use client";

import { type ComponentType, useEffect, useState } from "react";

const LATEST_MS = 8000;

/** Reports how fast this visit was. Loaded when the browser has nothing else to do, and not with Save-Data. */
export function ReportVitals() {
  const [Reporter, setReporter] = useState<ComponentType | null>(null);
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (connection?.saveData) return;
    const start = () =>
      void import("./vitals-reporter").then(
        ({ VitalsReporter }) => setReporter(() => VitalsReporter),
        // Without the script, the visit is not counted.
        () => undefined,
      );
    if (!window.requestIdleCallback) {
      const timer = setTimeout(start, LATEST_MS);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(start, { timeout: LATEST_MS });
    return () => cancelIdleCallback(idle);
  }, []);
  return Reporter && <Reporter />;
}
