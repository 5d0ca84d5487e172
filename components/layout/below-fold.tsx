"use client";

import type { ReactNode } from "react";
import { usePainted } from "./use-painted";

/**
 * What a page shows below its first screen. When the router opens the page, it is rendered after the first screen has been
 * painted, so that the heading does not wait for it; a page that the server sends contains it.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  // The place is kept, so that the footer does not come up meanwhile.
  return usePainted() ? children : <div className="min-h-dvh" />;
}
