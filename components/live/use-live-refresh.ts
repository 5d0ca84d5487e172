"use client";

import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useCallback, useEffect, useRef, useTransition } from "react";
import type { Shown } from "@/lib/core/changes";
import type { RealtimeTable } from "@/lib/supabase/realtime";
import { whenAttended, whenIdle } from "./when-attended";

const SETTLE_MS = 300;
/** Public pages: the server's pages are renewed first, and the visitors' browsers do not all ask at once. */
const PUBLIC_SETTLE_MS = 700;
const PUBLIC_SPREAD_MS = 800;
/** Without the code of the connection: after this and up to as much again. */
const RETRY_MS = 10_000;

/** When a public page last heard of a change that no refresh followed yet: pages fetched ahead may be older. */
let heardAt: number | undefined;

/** Loaded with the connection: later its file may be gone with its release. */
const loadRelease = () => import("./release");

/** Serialises refreshes. The router queues them: on a busy day they would pile up and delay link clicks. */
function useSerialRefresh(isPublic: boolean): () => void {
  const router = useRouter();
  const [isRefreshing, startTransition] = useTransition();
  const state = useRef({ isRefreshing: false, isStale: false });
  const isMounted = useRef(false);
  const refresh = useRef(() => {
    if (state.current.isRefreshing) {
      state.current.isStale = true;
      return;
    }
    state.current = { isRefreshing: true, isStale: false };
    const giveUp = () => {
      state.current.isRefreshing = false;
    };
    const refreshPage = () => {
      // The router drops what it fetched ahead.
      heardAt = undefined;
      startTransition(() => router.refresh());
    };
    loadRelease()
      .then(({ refreshOnceAnswered }) => refreshOnceAnswered(refreshPage, isMounted, isPublic))
      .catch(giveUp);
  });

  useEffect(() => {
    if (isRefreshing) return;
    state.current.isRefreshing = false;
    if (state.current.isStale) refresh.current();
  }, [isRefreshing]);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  return refresh.current;
}

export type LiveOptions = {
  /** What to do instead of refreshing the page, or before it. */
  refresh?: ((refreshPage: () => void) => void) | undefined;
  /** Connects when somebody is there: the Realtime client is a tenth of what a first visit loads. */
  isPublic?: boolean;
} & Omit<Shown, "tables">;

/** Refreshes the page when one of the tables changes. Connected only while the tab is visible. */
export function useLiveRefresh(
  tables: readonly RealtimeTable[],
  { refresh: own, isPublic = false, ...rest }: LiveOptions = {},
): void {
  const refreshPage = useSerialRefresh(isPublic);
  const refresh = useCallback(() => (own ? own(refreshPage) : refreshPage()), [own, refreshPage]);
  const names = tables.join(",");
  // Read when a change is heard: a list that changes does not interrupt the connection.
  const shown = useRef({ tables, ...rest });
  useEffect(() => {
    shown.current = { tables, ...rest };
  });

  useEffect(() => {
    if (names === "") return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let leave = () => {};
    let cancelWait = () => {};
    let generation = 0;
    const start = isPublic ? whenAttended : whenIdle;

    /** What changes until then is part of the same refresh; a later change starts another. */
    function refreshIn(delay: number) {
      timer ??= setTimeout(() => {
        timer = undefined;
        refresh();
      }, delay);
    }
    function onChange() {
      if (isPublic) heardAt = Date.now();
      refreshIn(isPublic ? PUBLIC_SETTLE_MS + Math.random() * PUBLIC_SPREAD_MS : SETTLE_MS);
    }

    async function connect() {
      const mine = ++generation;
      const loaded = await Promise.all([import("@/lib/supabase/realtime"), loadRelease()]).catch(() => null);
      if (mine !== generation) return;
      if (loaded) {
        leave = loaded[0].subscribe({ shown: () => shown.current, onChange });
        return;
      }
      const again = setTimeout(connect, RETRY_MS * (1 + Math.random()));
      cancelWait = () => clearTimeout(again);
    }

    function disconnect() {
      generation += 1;
      cancelWait();
      leave();
      leave = () => {};
    }

    function connectWhileVisible() {
      if (document.visibilityState === "visible") cancelWait = start(() => void connect());
    }

    function onVisibility() {
      disconnect();
      connectWhileVisible();
      if (document.visibilityState !== "visible") return;
      // Nothing was heard meanwhile.
      if (isPublic) heardAt = Date.now();
      refreshIn(SETTLE_MS);
    }

    connectWhileVisible();
    document.addEventListener("visibilitychange", onVisibility);
    return () => {
      document.removeEventListener("visibilitychange", onVisibility);
      disconnect();
      clearTimeout(timer);
    };
  }, [names, refresh, isPublic]);
}

/**
 * Refreshes a public page that is opened after a change was heard of which no refresh followed, as at an address where it
 * may not be refreshed: the router may have fetched the page before the change.
 */
export function useRefreshOnArrival(): void {
  const refreshPage = useSerialRefresh(true);
  const pathname = usePathname();
  const search = useSearchParams().toString();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    if (heardAt === undefined) return;
    const delay = Math.max(0, heardAt + PUBLIC_SETTLE_MS + PUBLIC_SPREAD_MS - Date.now());
    const timer = setTimeout(refreshPage, delay);
    return () => clearTimeout(timer);
  }, [pathname, search, refreshPage]);
}
