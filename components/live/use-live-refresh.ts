"use client";

import { useRouter } from "next/navigation";
import { useCallback, useEffect, useRef, useTransition } from "react";
import type { RealtimeTable } from "@/lib/supabase/realtime";
import { whenAttended, whenIdle } from "./when-attended";

const SETTLE_MS = 300;
/** Cached reads are revalidated by a webhook that may arrive after the Realtime event. */
const AGAIN_MS = 4000;

/** Serialises refreshes. The router queues them: on a busy day they would pile up and delay link clicks. */
function useSerialRefresh(): () => void {
  const router = useRouter();
  const [isRefreshing, startTransition] = useTransition();
  const state = useRef({ isRefreshing: false, isStale: false });
  const refresh = useRef(() => {
    if (state.current.isRefreshing) {
      state.current.isStale = true;
      return;
    }
    state.current = { isRefreshing: true, isStale: false };
    startTransition(() => router.refresh());
  });

  useEffect(() => {
    state.current.isRefreshing = isRefreshing;
    if (!isRefreshing && state.current.isStale) refresh.current();
  }, [isRefreshing]);

  return refresh.current;
}

export type LiveOptions = {
  /** What to do instead of refreshing the page, or before it. */
  refresh?: ((refreshPage: () => void) => void) | undefined;
  /** Connects when somebody is there: the Realtime client is a tenth of what a first visit loads. */
  isPublic?: boolean;
};

/** Refreshes the page when one of the tables changes. Connected only while the tab is visible. */
export function useLiveRefresh(
  tables: readonly RealtimeTable[],
  { refresh: own, isPublic = false }: LiveOptions = {},
): void {
  const refreshPage = useSerialRefresh();
  const refresh = useCallback(() => (own ? own(refreshPage) : refreshPage()), [own, refreshPage]);
  const names = tables.join(",");

  useEffect(() => {
    if (names === "") return;
    let timers: ReturnType<typeof setTimeout>[] = [];
    let leaveAll: (() => void)[] = [];
    let cancelWait = () => {};
    let generation = 0;
    const start = isPublic ? whenAttended : whenIdle;

    function refreshSoon() {
      for (const timer of timers) clearTimeout(timer);
      timers = [SETTLE_MS, AGAIN_MS].map((delay) => setTimeout(refresh, delay));
    }

    async function connect() {
      generation += 1;
      const mine = generation;
      const { subscribe } = await import("@/lib/supabase/realtime");
      if (mine !== generation) return;
      leaveAll = names
        .split(",")
        .map((name) => subscribe({ table: name as RealtimeTable, onChange: refreshSoon }));
    }

    function disconnect() {
      generation += 1;
      cancelWait();
      for (const leave of leaveAll) leave();
      leaveAll = [];
    }

    function onVisibility() {
      disconnect();
      if (document.visibilityState !== "visible") return;
      refreshSoon();
      cancelWait = start(() => void connect().catch(() => undefined));
    }

    if (document.visibilityState === "visible")
      cancelWait = start(() => void connect().catch(() => undefined));
    document.addEventListener("visibilitychange", onVisibility);
    return () => {
      document.removeEventListener("visibilitychange", onVisibility);
      disconnect();
      for (const timer of timers) clearTimeout(timer);
    };
  }, [names, refresh, isPublic]);
}
