"use client";

import { type ReactNode, useEffect, useState } from "react";
import { OwnSlot } from "@/components/layout/own-slot";
import { useSessionHint } from "@/components/live/session-hint";

/** 'Mis compras' of the signed-in user, fetched in the browser, since the store is a cached page. */
export function PurchasesIsland() {
  const [strip, setStrip] = useState<ReactNode>();
  const isHinted = useSessionHint();

  useEffect(() => {
    if (!isHinted) return;
    import("./purchases-strip")
      .then(({ loadPurchases }) => loadPurchases())
      .then(setStrip)
      // Offline: keep the public content.
      .catch(() => setStrip(null));
  }, [isHinted]);

  return (
    <OwnSlot className="mb-8 min-h-52" isGone={strip === null}>
      {strip}
    </OwnSlot>
  );
}
