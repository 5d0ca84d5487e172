"use client";

import { type ReactNode, useEffect, useState } from "react";
import { OwnSlot } from "@/components/layout/own-slot";

/** 'Mis compras' of the signed-in user, fetched in the browser, since the store is a cached page. */
export function PurchasesIsland() {
  const [strip, setStrip] = useState<ReactNode>();

  useEffect(() => {
    if (!("session" in document.documentElement.dataset)) return;
    import("./purchases-strip")
      .then(({ loadPurchases }) => loadPurchases())
      .then(setStrip)
      // Offline: keep the public content.
      .catch(() => setStrip(null));
  }, []);

  return (
    <OwnSlot className="mb-8 min-h-52" isGone={strip === null}>
      {strip}
    </OwnSlot>
  );
}
