"use client";

import { type ReactNode, useEffect, useState } from "react";
import { afterPaint } from "@/components/layout/after-paint";

type Props = { closesAt: string; children: ReactNode };

/** Replaces its children by the days of arrival, whose calendar is loaded after the page. */
export function ArrivalDays({ closesAt, children }: Props) {
  const [days, setDays] = useState<string>();

  useEffect(() => {
    const left = new AbortController();
    async function show(): Promise<void> {
      const { arrivalOf, arrivalText } = await import("@/lib/orders/arrival");
      if (left.signal.aborted) return;
      const update = () => setDays(arrivalText(arrivalOf(closesAt, Date.now())));
      update();
      // A page left open overnight says the new day when it is looked at again.
      document.addEventListener("visibilitychange", update, { signal: left.signal });
    }
    // Offline: the hours stay.
    const cancel = afterPaint(() => void show().catch(() => undefined));
    return () => {
      cancel();
      left.abort();
    };
  }, [closesAt]);

  return days ?? children;
}
