"use client";

import type { RealtimeTable } from "@/lib/supabase/realtime";
import { useLiveRefresh } from "./use-live-refresh";

/** Put it on a page whose rows may change while somebody looks at it. */
export function LiveRefresh({ tables }: { tables: RealtimeTable[] }) {
  useLiveRefresh(tables);
  return null;
}
