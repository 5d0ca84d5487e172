"use client";

import type { Route } from "next";
import Link from "next/link";
import { type ReactNode, useEffect, useRef } from "react";
import { prefetchInView, useWanted } from "./prefetch-ahead";

type Props = {
  href: string;
  className?: string;
  children: ReactNode;
  "aria-label"?: string;
  "aria-current"?: "page" | "true";
  scroll?: boolean;
  /** A card's link: its page is fetched as soon as it is in view and the browser idle, so that a press finds it there. */
  isEager?: boolean;
};

/**
 * A link that prefetches its full target on hover, focus or touch: prefetching every link of a page would be too much, and
 * no prefetching makes the click wait for the network. Nothing is prefetched for visitors who save data.
 */
export function IntentLink({ href, scroll, isEager = false, ...props }: Props) {
  const [isWanted, want] = useWanted();
  const link = useRef<HTMLAnchorElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another page to fetch
  useEffect(() => {
    if (isEager && link.current) return prefetchInView(link.current, want);
  }, [isEager, href]);

  return (
    <Link
      {...props}
      ref={link}
      href={href as Route}
      scroll={scroll}
      prefetch={isWanted}
      onPointerEnter={want}
      onFocus={want}
      onTouchStart={want}
    />
  );
}
