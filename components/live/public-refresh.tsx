"use client";

import { type AnnouncedTable, isAnnounced } from "@/lib/freshness/changes";
import { CACHED_TABLES } from "@/lib/freshness/tags";
import { useLiveRefresh } from "./use-live-refresh";

const TABLES = Object.keys(CACHED_TABLES).filter((table): table is AnnouncedTable => isAnnounced(table));
/** Pages that show stock list their products themselves. */
const NO_STOCK: string[] = [];

/**
 * Refreshes a public page when something of the shop is edited, also what it does not show: the router then drops the
 * pages that it fetched ahead.
 */
export function PublicRefresh() {
  useLiveRefresh(TABLES, { isPublic: true, listed: NO_STOCK });
  return null;
}
