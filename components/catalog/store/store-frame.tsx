"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLiveRefresh } from "@/components/live/use-live-refresh";
import { RESULTS, SHEET } from "./ids";
import { forgetPress, pressFor } from "./last-press";

type Props = {
  /** Address of the list. */
  href: string;
  /** Read out when a filter led to the list. */
  announcement: string;
  /** Ids of the products of the list. */
  listed: string[];
  children: ReactNode;
};

/** A page of the store: follows the stock of its products, and keeps focus and place when a filter led to it. */
export function StoreFrame({ href, announcement, listed, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [announced, setAnnounced] = useState("");
  useLiveRefresh(["products"], { isPublic: true, kinds: "sales", listed, countsStock: true });

  useEffect(() => {
    const press = pressFor(href);
    if (!press) return;
    forgetPress();
    setAnnounced(announcement);
    const find = (id: string) => root.current?.querySelector<HTMLElement>(`[id="${CSS.escape(id)}"]`);
    const results = find(RESULTS);
    // What had the focus may be gone: a filter that was removed, a page of the pager.
    if (document.activeElement === document.body)
      (find(press.focusId) ?? results)?.focus({ preventScroll: true });
    if (results && results.getBoundingClientRect().top < 0 && !find(SHEET)?.matches(":is(:popover-open)"))
      results.scrollIntoView();
  }, [href, announcement]);

  return (
    <div ref={root} className="group/store page pb-16">
      {children}
      <p role="status" className="sr-only">
        {announced}
      </p>
    </div>
  );
}
