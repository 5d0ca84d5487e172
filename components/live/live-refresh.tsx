"use client";

import type { RealtimeTable } from "@/lib/supabase/realtime";
import { useLiveRefresh } from "./use-live-refresh";

/** Refreshes the page when rows of the tables change. */
export function LiveRefresh({ tables }: { tables: RealtimeTable[] }) {
  useLiveRefresh(tables);
  return null;
}
