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
 * A link that loads its whole target when somebody is about to follow it: a list of products would
 * otherwise ask for all of them, or leave the click to wait for the network.
 */
export function IntentLink({ href, scroll, ...props }: Props) {
  const [isWanted, setWanted] = useState(false);
  // Lists with filters are another route behind the same path (middleware.ts). The router guesses a
  // page from its path, takes the cached plain list for it and never asks, so these go through the server.
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
