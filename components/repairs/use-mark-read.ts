"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { markReadAction } from "@/lib/repairs/actions";

/** Calls once when the element becomes visible on a focused page; returns the cleanup function. */
function whenSeen(element: Element, call: () => void): () => void {
  let isOnScreen = false;
  const look = () => {
    if (!isOnScreen || document.visibilityState !== "visible") return;
    stop();
    call();
  };
  const observer = new IntersectionObserver((entries) => {
    isOnScreen = entries.at(-1)?.isIntersecting ?? false;
    look();
  });
  const stop = () => {
    observer.disconnect();
    document.removeEventListener("visibilitychange", look);
  };
  observer.observe(element);
  document.addEventListener("visibilitychange", look);
  return stop;
}

/** Marks messages as read up to `until` once the end of the list is visible; nothing to mark while it is undefined. */
export function useMarkRead(repairId: string, until: number | undefined) {
  const router = useRouter();
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (until === undefined || !end.current) return;
    return whenSeen(end.current, () =>
      markReadAction({ repairId, until })
        .then(({ ok }) => ok && router.refresh())
        // On failure they stay unread until the next view.
        .catch(() => undefined),
    );
  }, [until, repairId, router]);
  return end;
}
