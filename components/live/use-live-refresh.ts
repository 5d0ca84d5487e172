"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useTransition } from "react";
import type { Shown } from "@/lib/freshness/changes";
import type { RealtimeTable } from "@/lib/supabase/realtime";
import { whenAttended, whenIdle } from "./when-attended";

const SETTLE_MS = 300;
/** Public pages: the server's pages expire first, and the browsers of all visitors do not ask at once. */
const PUBLIC_SETTLE_MS = 700;
const PUBLIC_SPREAD_MS = 1000;
/** After this and up to as much again. */
const RETRY_MS = 5000;

const spread = (ms: number) => ms * (1 + Math.random());

/** Loaded with the connection: later its file may be gone with its release. */
const loadGuard = () => import("./refresh-guard");

export type LiveOptions = {
  /** What to do instead of refreshing the page. */
  refresh?: (() => void) | undefined;
  /** Connects once the user does something: the Realtime client is a tenth of what a first visit loads. */
  isPublic?: boolean;
} & Omit<Shown, "tables">;

/** Refreshes the page when one of the tables changes. Connected only while the tab is visible. */
export function useLiveRefresh(
  tables: readonly RealtimeTable[],
  { refresh: own, isPublic = false, ...rest }: LiveOptions = {},
): void {
  const router = useRouter();
  const [isRefreshing, startTransition] = useTransition();
  const names = tables.join(",");
  // Read when something changes: a list that changes does not interrupt the connection.
  const current = useRef({ shown: { tables, ...rest }, own, isRefreshing });
  useEffect(() => {
    current.current = { shown: { tables, ...rest }, own, isRefreshing };
  });

  useEffect(() => {
    if (names === "") return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let retry: ReturnType<typeof setTimeout> | undefined;
    let leave = () => {};
    let cancelStart = () => {};
    /** Counts disconnections: what was begun before one is void. */
    let generation = 0;

    /** What changes until then is part of the same refresh. One at a time: the router queues them, and links with them. */
    function refreshIn(delay: number) {
      const mine = generation;
      timer ??= setTimeout(async () => {
        const { own, isRefreshing } = current.current;
        let wait = 0;
        if (!own && isRefreshing) wait = SETTLE_MS;
        else if (!own) {
          const guard = await loadGuard().catch(() => null);
          if (!(await guard?.canRefresh(isPublic))) wait = spread(RETRY_MS);
        }
        timer = undefined;
        if (mine !== generation) return;
        if (wait > 0) refreshIn(wait);
        else if (own) own();
        else startTransition(() => router.refresh());
      }, delay);
    }

    const onChange = () =>
      refreshIn(isPublic ? PUBLIC_SETTLE_MS + Math.random() * PUBLIC_SPREAD_MS : SETTLE_MS);

    async function connect() {
      const mine = generation;
      const loaded = await Promise.all([import("@/lib/supabase/realtime"), loadGuard()]).catch(() => null);
      if (mine !== generation) return;
      if (loaded) leave = loaded[0].subscribe({ shown: () => current.current.shown, onChange });
      else retry = setTimeout(connect, spread(RETRY_MS));
    }

    function disconnect() {
      generation += 1;
      cancelStart();
      clearTimeout(retry);
      clearTimeout(timer);
      timer = undefined;
      leave();
      leave = () => {};
    }

    function onVisibility() {
      disconnect();
      if (document.visibilityState !== "visible") return;
      cancelStart = (isPublic ? whenAttended : whenIdle)(() => void connect());
      // Changes while it was hidden were not received.
      refreshIn(SETTLE_MS);
    }

    if (document.visibilityState === "visible")
      cancelStart = (isPublic ? whenAttended : whenIdle)(() => void connect());
    document.addEventListener("visibilitychange", onVisibility);
    return () => {
      document.removeEventListener("visibilitychange", onVisibility);
      disconnect();
    };
  }, [names, isPublic, router]);
}
