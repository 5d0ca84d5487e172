"use client";

import { type ReactNode, useEffect, useState } from "react";
import { OwnSlot } from "@/components/layout/own-slot";

/** 'Mis compras' of whoever is signed in. The store is the same cached page for all, so it asks and draws afterwards. */
export function PurchasesIsland() {
  const [strip, setStrip] = useState<ReactNode>();

  useEffect(() => {
    if (!("session" in document.documentElement.dataset)) return;
    import("./purchases-strip")
      .then(({ loadPurchases }) => loadPurchases())
      .then(setStrip)
      // Offline the store stays what it is for everyone.
      .catch(() => setStrip(null));
  }, []);

  return (
    <OwnSlot className="mb-8 min-h-52" isGone={strip === null}>
      {strip}
    </OwnSlot>
  );
}
