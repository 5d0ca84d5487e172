"use client";

import type { Route } from "next";
import Link from "next/link";
import { type ReactNode, useState } from "react";

type Props = {
  href: string;
  className?: string;
  children: ReactNode;
  "aria-label"?: string;
  "aria-current"?: "page" | "true";
  scroll?: boolean;
};

/**
 * A link that prefetches its full target on hover or touch: prefetching every product of a list would be too much, and
 * no prefetching makes the click wait for the network.
 */
export function IntentLink({ href, scroll, ...props }: Props) {
  const [isWanted, setWanted] = useState(false);
  // Lists with filters are rewritten to another route (middleware.ts). The router resolves routes by path and would
  // show the cached plain list, so these links are full page loads.
  if (href.includes("?")) return <a {...props} href={href} />;
  const want = () => setWanted(true);
  return (
    <Link
      {...props}
      href={href as Route}
      scroll={scroll}
      prefetch={isWanted}
      onPointerEnter={want}
      onFocus={want}
      onTouchStart={want}
    />
  );
}
