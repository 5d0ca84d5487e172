"use client";

import {
  type ChangeEvent,
  type MouseEvent,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { FilterSheet } from "@/components/catalog/store/filter-sheet";
import { RESULTS, SHEET } from "@/components/catalog/store/ids";
import { ListBar } from "@/components/catalog/store/list-bar";
import { Shortcuts } from "@/components/catalog/store/shortcuts";
import { StoreHeading } from "@/components/catalog/store/store-heading";
import { useLiveRefresh } from "@/components/live/use-live-refresh";
import { whenAttended } from "@/components/live/when-attended";
import { type StoreFilters, storeHref } from "@/lib/catalog/filters";
import { categoryLabel, productsLabel } from "@/lib/catalog/labels";
import type { StoreCounts } from "@/lib/catalog/rows";
import { filtersAt } from "@/lib/catalog/store";
import { cn } from "@/lib/core/cn";
import type { StoreRating } from "@/lib/settings/types";
import { AddressWatch } from "./address-watch";
import { loadResults, useStoreList } from "./use-store-list";

type Props = {
  filters: StoreFilters;
  counts: StoreCounts;
  /** Ids of the products of the first list. */
  listed: string[];
  rating: StoreRating | null;
  freeShippingText: string;
  /** Between the heading and the list. */
  strip?: ReactNode;
  /** The first list, rendered by the server. */
  children: ReactNode;
};

const isPlainClick = (event: MouseEvent) =>
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** The store: its links and forms (`data-store`) change the list in place, and the address with it. */
export function StoreBrowser({ filters, counts, listed, rating, freeShippingText, strip, children }: Props) {
  const [isMounted, setMounted] = useState(false);
  const [first] = useState(filters);
  const store = useStoreList(filters, listed);
  const { wanted, shown, isPending, Results } = store;
  const current = shown?.list ?? counts;
  /** Address of the last choice made in the sheet since it was opened. */
  const inSheet = useRef("");
  const focused = useRef<string>(null);

  useLiveRefresh(["products"], {
    isPublic: true,
    // The list that is on its way may be of before a sale.
    listed: isPending ? undefined : store.listed,
    countsStock: true,
    refresh: () => store.renew(() => undefined),
  });

  useEffect(() => {
    setMounted(true);
    return whenAttended(() => void loadResults().catch(() => undefined));
  }, []);

  const ownTitle = useRef("");
  useEffect(() => {
    ownTitle.current ||= document.title;
    const { category } = wanted;
    const site = ownTitle.current.split(" | ").at(-1);
    const title = `${category ? `${categoryLabel(category)} | ` : ""}Tienda gamer | ${site}`;
    document.title = category === filters.category ? ownTitle.current : title;
  }, [wanted, filters.category]);

  // What had the focus may be gone: a filter that was removed, a page of the pager.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list that is at hand is shown without waiting
  useEffect(() => {
    if (isPending || focused.current === null) return;
    const again = document.getElementById(focused.current) ?? document.getElementById(RESULTS);
    focused.current = null;
    if (document.activeElement === document.body) again?.focus({ preventScroll: true });
  }, [isPending, wanted]);

  function open(target: StoreFilters | null) {
    if (!target) return;
    // All that is chosen while the sheet is open is one step back.
    const sheet = document.querySelector(`#${SHEET}:is(:popover-open)`);
    const how = sheet && inSheet.current === storeHref(wanted) ? "replaceState" : "pushState";
    inSheet.current = storeHref(target);
    focused.current = document.activeElement?.id ?? "";
    store.go(target, how);
    const results = document.getElementById(RESULTS);
    if (target.page !== wanted.page || (results && results.getBoundingClientRect().top < 0 && !sheet))
      results?.scrollIntoView();
  }

  function onClick(event: MouseEvent<HTMLElement>) {
    const target = event.target as Element;
    // The one that opens the sheet.
    if (target.closest("button")) inSheet.current = "";
    const link = target.closest<HTMLAnchorElement>("a[data-store]");
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    open(filtersAt(link));
  }

  function openForm(form: HTMLFormElement) {
    // Hidden fields, a text and a selection: no files.
    const query = new URLSearchParams(new FormData(form) as unknown as [string, string][]);
    open(filtersAt({ pathname: new URL(form.action).pathname, search: `${query}` }));
  }

  const root = useRef<HTMLDivElement>(null);
  const takeEarlySort = useEffectEvent(() => {
    const select = root.current?.querySelector<HTMLSelectElement>("form[data-store] select");
    if (select?.form && select.value !== wanted.sort) openForm(select.form);
  });
  // Chosen before the page's scripts ran.
  useEffect(() => takeEarlySort(), []);

  function onSubmit(event: SubmitEvent<HTMLElement>) {
    const form = event.target as HTMLFormElement;
    if (!form.matches("form[data-store]")) return;
    event.preventDefault();
    openForm(form);
  }

  function onChange(event: ChangeEvent<HTMLElement>) {
    const form = event.target.closest<HTMLFormElement>("form[data-store]");
    if (form && event.target.matches("select")) openForm(form);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the links and forms inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link's Enter is a click
    <div ref={root} onClick={onClick} onSubmit={onSubmit} onChange={onChange}>
      <StoreHeading filters={wanted} total={current.total} freeShippingText={freeShippingText} />
      {strip}
      <div className="grid items-start lg:grid-cols-[15rem_1fr] lg:gap-8">
        <FilterSheet filters={wanted} counts={current} isPending={isPending} />
        <div className="min-w-0">
          <Shortcuts filters={wanted} counts={current} />
          <div className="relative">
            <ListBar filters={wanted} />
            <div
              className={cn("grid gap-2 transition-opacity lg:gap-4", isPending && "opacity-50")}
              aria-busy={isPending}
              // Its links are those of the list before.
              inert={isPending}
            >
              {shown && Results ? <Results {...shown} rating={rating} /> : children}
            </div>
          </div>
        </div>
      </div>
      <p role="status" className="sr-only">
        {wanted !== first && !isPending && productsLabel(current.total)}
      </p>
      {isMounted && <AddressWatch onChange={store.follow} />}
    </div>
  );
}
