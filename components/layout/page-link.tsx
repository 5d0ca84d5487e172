"use client";

import type { Route } from "next";
import Link from "next/link";
import { type ReactNode, useState } from "react";
import { savesData } from "./saves-data";
import "./mark-scripts";

type Props = {
  href: string;
  className?: string;
  children: ReactNode;
  "aria-label"?: string;
  "aria-current"?: "page" | "true";
  scroll?: boolean;
  /** Of a list's card: its page is prefetched as soon as the card is in view. */
  isCard?: boolean;
};

/**
 * A link to a public page, which is prefetched whole on hover, focus or touch. Nothing is prefetched for visitors who
 * save data.
 */
export function PageLink({ href, isCard = false, ...props }: Props) {
  const [isWanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  return (
    <Link
      {...props}
      href={href as Route}
      prefetch={(isCard || isWanted) && !savesData()}
      onPointerEnter={want}
      onFocus={want}
      onTouchStart={want}
    />
  );
}
