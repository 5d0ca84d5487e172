"use client";

import { type ComponentType, useEffect, useState } from "react";
import { whenAttended } from "@/components/live/when-attended";
import { savesData } from "./saves-data";

/**
 * Reports how fast this visit was. Loaded once the user does something, and not to save data: the browser keeps what it
 * measured before.
 */
export function ReportVitals() {
  const [Reporter, setReporter] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (savesData()) return;
    return whenAttended(
      () =>
        void import("./vitals-reporter").then(
          ({ VitalsReporter }) => setReporter(() => VitalsReporter),
          // Without the script, the visit is not counted.
          () => undefined,
        ),
    );
  }, []);
  return Reporter && <Reporter />;
}
