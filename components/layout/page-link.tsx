"use client";

import type { Route } from "next";
import Link from "next/link";
import type { ReactNode } from "react";
import { savesData } from "./saves-data";
import "./mark-scripts";

type Props = {
  href: string;
  className?: string;
  children: ReactNode;
  "aria-label"?: string;
  "aria-current"?: "page" | "true";
  scroll?: boolean;
};

/** A link to a public page, which the framework prefetches whole once the link is in view; not for visitors who save data. */
export function PageLink({ href, ...props }: Props) {
  return <Link {...props} href={href as Route} prefetch={!savesData()} />;
}
