"use client";

import type { RealtimeTable } from "@/lib/supabase/realtime";
import { type LiveOptions, useLiveRefresh } from "./use-live-refresh";

type Props = { tables: RealtimeTable[] } & LiveOptions;

/** Refreshes the page when rows of the tables change. */
export function LiveRefresh({ tables, ...options }: Props) {
  useLiveRefresh(tables, options);
  return null;
}
