"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { canRefresh } from "./refresh-guard";

/** Delay in milliseconds until the next poll: grows by half each time, up to `max`. */
function refreshDelay(looks: number, { first, max }: { first: number; max: number }): number {
  return Math.min(Math.round(first * 1.5 ** looks), max);
}

/** Refreshes the page at growing intervals while it is visible. */
export function PollRefresh({ first, max }: { first: number; max: number }) {
  const router = useRouter();

  useEffect(() => {
    let looks = 0;
    let timer: ReturnType<typeof setTimeout>;
    function plan() {
      clearTimeout(timer);
      if (document.hidden) return;
      timer = setTimeout(
        () => {
          // What may not be refreshed now is asked again at the next interval.
          void canRefresh(false).then((may) => may && router.refresh());
          looks += 1;
          plan();
        },
        refreshDelay(looks, { first, max }),
      );
    }
    function onVisible() {
      if (!document.hidden) looks = 0;
      plan();
    }
    plan();
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, [router, first, max]);

  return null;
}
