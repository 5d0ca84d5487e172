"use client";

import { type ReactNode, use } from "react";

/**
 * Suspends until all children are ready: a part that streams later is moved into place by a script, so without scripts
 * it would stay hidden.
 */
export function AllAtOnce({ arrived, children }: { arrived: Promise<void>; children: ReactNode }) {
  use(arrived);
  return children;
}
