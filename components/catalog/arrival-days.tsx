"use client";

import { type ReactNode, useEffect, useState } from "react";
import { afterPaint } from "@/components/layout/after-paint";
import type { PickupShop } from "@/lib/orders/pickup-time";

type Props = {
  /** Days of a parcel, or from when it can be fetched. */
  what: { closesAt: string } | { pickup: PickupShop };
  children: ReactNode;
};

/** Replaces its children by the days of arrival or pick-up, whose calendar is loaded after the page. */
export function ArrivalDays({ what, children }: Props) {
  const [days, setDays] = useState<string>();

  useEffect(() => {
    const left = new AbortController();
    async function show(): Promise<void> {
      const text = await textOf(what);
      if (left.signal.aborted) return;
      const update = () => setDays(text());
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
  }, [what]);

  return days ?? children;
}

async function textOf(what: Props["what"]): Promise<() => string> {
  if ("pickup" in what) {
    const { pickupText } = await import("@/lib/orders/pickup-time");
    return () => pickupText(what.pickup, Date.now());
  }
  const { arrivalOf, arrivalText } = await import("@/lib/orders/arrival");
  return () => arrivalText(arrivalOf(what.closesAt, Date.now()));
}
