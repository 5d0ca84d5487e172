"use client";

import type { Route } from "next";
import { useRouter } from "next/navigation";
import { type ChangeEvent, type ReactNode, type SubmitEvent, useEffect, useRef, useTransition } from "react";
import { filterParams, parseFilters, type StoreFilters, storeHref } from "@/lib/catalog/filters";
import { STORE_LIST } from "@/lib/catalog/list-address";
import { rememberPress } from "./last-press";

type Props = {
  className?: string;
  /** What the list keeps. */
  filters: StoreFilters;
  children: ReactNode;
};

/** A form that changes the list, which a select does as soon as it changes. Without scripts it is a plain form. */
export function StoreForm({ className, filters, children }: Props) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const form = useRef<HTMLFormElement>(null);

  // Chosen before the page's scripts ran.
  useEffect(() => {
    const select = form.current?.querySelector("select");
    if (select?.selectedOptions[0]?.defaultSelected === false) form.current?.requestSubmit();
  }, []);

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // Hidden fields and a selection: no files.
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    const href = storeHref(parseFilters(typed));
    rememberPress(href, null);
    startTransition(() => router.push(href as Route, { scroll: false }));
  }

  function onChange(event: ChangeEvent<HTMLFormElement>) {
    if (event.target.matches("select")) event.currentTarget.requestSubmit();
  }

  return (
    <form ref={form} action={STORE_LIST} className={className} onSubmit={onSubmit} onChange={onChange}>
      {filterParams(filters).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      {isPending && <span data-pending hidden />}
    </form>
  );
}
