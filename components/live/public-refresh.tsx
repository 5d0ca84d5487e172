"use client";

import { CACHED_TABLES } from "@/lib/core/cache";
import { type AnnouncedTable, isAnnounced } from "@/lib/core/changes";
import { useLiveRefresh } from "./use-live-refresh";

const TABLES = Object.keys(CACHED_TABLES).filter((table): table is AnnouncedTable => isAnnounced(table));

/** The store refreshes its lists itself: under a filtered address the router would show another route. */
const refreshUnlessStore = (refreshPage: () => void) => {
  if (!/^\/tienda(?:\/|$)/.test(window.location.pathname)) refreshPage();
};

/**
 * Refreshes a public page when something of the shop is edited, also what it does not show: the router then drops the
 * pages that it has fetched before.
 */
export function PublicRefresh() {
  useLiveRefresh(TABLES, { isPublic: true, kinds: "edits", refresh: refreshUnlessStore });
  return null;
}
