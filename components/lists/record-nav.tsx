"use client";

import type { Route } from "next";
import Link from "next/link";
import { useEffect, useState } from "react";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/core/cn";

type Remembered = { list: string; records: string[] };

const keyOf = (path: string) => `lista ${path}`;

function readRemembered(path: string): Remembered | null {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(keyOf(path)) ?? "null");
    const { list, records } = (found ?? {}) as Partial<Remembered>;
    return typeof list === "string" && list.startsWith(path) && Array.isArray(records)
      ? { list, records: records.filter((one) => typeof one === "string" && one.startsWith(path)) }
      : null;
  } catch {
    return null;
  }
}

type RememberProps = {
  /** Path of the list: "/admin/pedidos". */
  path: string;
  /** The list as shown, with search, filters and page. */
  list: string;
  /** Paths of its records in their order. */
  records: string[];
};

/** Remembers the shown list in this tab, so that its records link to each other. */
export function RememberRecords({ path, list, records }: RememberProps) {
  const text = JSON.stringify({ list, records });
  useEffect(() => {
    try {
      sessionStorage.setItem(keyOf(path), text);
    } catch {
      // Storage may be blocked: records then have no links to each other.
    }
  }, [path, text]);
  return null;
}

type NavProps = { path: string; current: string /** "Volver a los pedidos". */; back: string };

/** Links to the list as it was left, and to the previous and next record. */
export function RecordNav({ path, current, back }: NavProps) {
  const [remembered, setRemembered] = useState<Remembered | null>(null);
  useEffect(() => setRemembered(readRemembered(path)), [path]);
  const records = remembered?.records ?? [];
  const at = records.indexOf(current);
  const step = (href: string | undefined, name: string, icon: "left" | "right") => {
    const className = buttonVariants({ variant: "ghost", size: "icon" });
    const content = <Icon name={icon === "left" ? "lucide--chevron-left" : "lucide--chevron-right"} />;
    // Reserves its space: nothing moves when the list is read.
    if (!href)
      return (
        <span aria-hidden className={cn(className, "opacity-30")}>
          {content}
        </span>
      );
    return (
      <Link href={href as Route} aria-label={name} title={name} className={className}>
        {content}
      </Link>
    );
  };
  return (
    <>
      <Link
        href={(at >= 0 && remembered ? remembered.list : path) as Route}
        aria-label={back}
        className="-ml-3 icon-btn shrink-0"
      >
        <Icon name="lucide--arrow-left" className="size-5" />
      </Link>
      <nav aria-label="En la lista" className="-mx-3 flex shrink-0 max-sm:hidden">
        {step(records[at - 1], "Anterior de la lista", "left")}
        {step(at >= 0 ? records[at + 1] : undefined, "Siguiente de la lista", "right")}
      </nav>
    </>
  );
}
