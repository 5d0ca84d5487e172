"use client";

import { type ReactNode, use } from "react";

/**
 * Its children wait until all of them have arrived: a part that streams later than the rest is moved into its place by
 * a script, and without scripts it is never seen.
 */
export function AllAtOnce({ arrived, children }: { arrived: Promise<void>; children: ReactNode }) {
  use(arrived);
  return children;
}
