"use client";

import type { Route } from "next";
import Link, { useLinkStatus } from "next/link";
import { type ComponentProps, type ReactNode, useContext } from "react";
import { rememberPress } from "./last-press";
import { SheetStep } from "./sheet-step";

type Props = Omit<ComponentProps<"a">, "href" | "ref"> & { href: string; children: ReactNode };

/**
 * A link to another list of the store. Nothing is prefetched, and crawlers are asked not to walk all combinations. All
 * that is chosen while the sheet of filters is open is one step back.
 */
export function StoreLink({ href, children, ...props }: Props) {
  const sheet = useContext(SheetStep);
  return (
    <Link
      rel="nofollow"
      {...props}
      href={href as Route}
      prefetch={false}
      scroll={false}
      replace={sheet.isChosen}
      onNavigate={() => rememberPress(href, sheet.from)}
    >
      {children}
      <Pending />
    </Link>
  );
}

/** Dims the results while the next list loads. */
function Pending() {
  return useLinkStatus().pending && <span data-pending hidden />;
}
