"use client";

import { Suspense } from "react";
import { CACHED_TABLES } from "@/lib/core/cache";
import { type AnnouncedTable, isAnnounced } from "@/lib/core/changes";
import { useLiveRefresh, useRefreshOnArrival } from "./use-live-refresh";

const TABLES = Object.keys(CACHED_TABLES).filter((table): table is AnnouncedTable => isAnnounced(table));

/** The store renews its filtered lists itself, and only for products. */
const refreshUnlessFiltered = (refreshPage: () => void) => {
  const { pathname, search } = window.location;
  if (!/^\/tienda(\/.*)?\?/.test(pathname + search)) refreshPage();
};

const onlyNote = () => undefined;

/**
 * Refreshes a public page when something of the shop is edited, also what it does not show: the router then drops the
 * pages that it has fetched before. A sale of what the page does not show is noted for the next page.
 */
export function PublicRefresh() {
  useLiveRefresh(TABLES, { isPublic: true, kinds: "edits", refresh: refreshUnlessFiltered });
  useLiveRefresh(["products"], { isPublic: true, kinds: "sales", refresh: onlyNote });
  // The address with its query is only known in the browser.
  return (
    <Suspense>
      <OnArrival />
    </Suspense>
  );
}

function OnArrival() {
  useRefreshOnArrival();
  return null;
}
