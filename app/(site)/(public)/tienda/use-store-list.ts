"use client";

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { allowRefreshWhen } from "@/components/live/may-refresh";
import { filterParams, type StoreFilters, storeHref } from "@/lib/catalog/filters";
import type { StoreList } from "@/lib/catalog/rows";
import { filtersAt } from "@/lib/catalog/store";
import type { ProductRatings } from "@/lib/reviews/rows";

type Results = typeof import("./store-results")["StoreResults"];
type Answer = { list: StoreList; ratings: ProductRatings };
type Shown = Answer & { filters: StoreFilters };

/**
 * Lists of this visit, so that going back shows them at once, at the place where they were left. Stale ones are renewed
 * then.
 */
const known = new Map<string, Answer & { isStale?: true }>();
/** A list that nobody asked for and that did not come is asked for again after this and up to as much again. */
const RETRY_MS = 5000;
/** Ids of the products of those lists, and of the pages' own. */
const listed = new Set<string>();
let results: Results | undefined;

export async function loadResults(): Promise<void> {
  results ??= (await import("./store-results")).StoreResults;
}

async function fetchList(filters: StoreFilters, signal: AbortSignal): Promise<Answer> {
  const query = new URLSearchParams(filterParams(filters));
  if (filters.category) query.set("categoria", filters.category);
  const response = await fetch(`/api/products/list?${query}`, { signal });
  if (!response.ok) throw new Error("No list");
  return (await response.json()) as Answer;
}

type StoreState = {
  /** What the address asks for. */
  wanted: StoreFilters;
  /** What is on the screen; null: what the server rendered. */
  shown: Shown | null;
  isPending: boolean;
  Results: Results | undefined;
};

/**
 * The list that the address asks for. Filters change the address without the router: it knows addresses by their path
 * and would show the list without filters. The list comes from /api/products/list.
 */
export function useStoreList(initial: StoreFilters, initialIds: string[]) {
  const initialHref = storeHref(initial);
  const [state, setState] = useState<Omit<StoreState, "Results">>({
    wanted: initial,
    shown: null,
    isPending: false,
  });
  const asked = useRef(initialHref);
  const loading = useRef<AbortController>(null);
  /** For the list that was asked for, which `isPending` says only once the page is drawn again. */
  const isWaiting = useRef(false);

  const show = useCallback((wanted: StoreFilters, answer: Answer | null) => {
    isWaiting.current = false;
    setState({ wanted, shown: answer && { ...answer, filters: wanted }, isPending: false });
  }, []);

  const load = useCallback(
    function load(wanted: StoreFilters, onFailure?: () => void): void {
      const href = storeHref(wanted);
      const request = new AbortController();
      loading.current?.abort();
      loading.current = request;
      Promise.all([fetchList(wanted, request.signal), loadResults()]).then(
        ([fetched]) => {
          known.set(href, fetched);
          for (const { id } of fetched.list.items) listed.add(id);
          if (asked.current === href) show(wanted, fetched);
        },
        () => {
          if (request.signal.aborted || asked.current !== href) return;
          if (onFailure) onFailure();
          // Unless something was asked for since.
          else setTimeout(() => request.signal.aborted || load(wanted), RETRY_MS * (1 + Math.random()));
        },
      );
    },
    [show],
  );

  const ask = useCallback(
    (wanted: StoreFilters) => {
      const href = storeHref(wanted);
      asked.current = href;
      loading.current?.abort();
      if (href === initialHref) return show(wanted, null);
      const answer = known.get(href);
      if (answer && results) {
        show(wanted, answer);
        if (answer.isStale) load(wanted);
        return;
      }
      isWaiting.current = true;
      setState((before) => ({ ...before, wanted, isPending: true }));
      // The page itself says what is wrong: offline, too many searches.
      load(wanted, () => window.location.reload());
    },
    [initialHref, load, show],
  );

  /** Follows the address: back, forward, a link of the header to the store, or a return from another page. */
  const follow = useCallback(() => {
    const wanted = filtersAt(window.location);
    if (wanted && storeHref(wanted) !== asked.current) ask(wanted);
  }, [ask]);

  useLayoutEffect(() => {
    follow();
    // At once, so that the browser finds the place that it scrolls back to.
    const onBack = () => flushSync(follow);
    window.addEventListener("popstate", onBack);
    return () => {
      window.removeEventListener("popstate", onBack);
      // On another page nothing is heard for the lists, and nobody waits for one: on return, follow() asks anew.
      asked.current = "";
      loading.current?.abort();
      for (const answer of known.values()) answer.isStale = true;
    };
  }, [follow]);

  useEffect(() => {
    for (const id of initialIds) listed.add(id);
  }, [initialIds]);

  useEffect(
    () =>
      allowRefreshWhen(() => {
        const wanted = filtersAt(window.location);
        return !wanted || storeHref(wanted) === initialHref;
      }),
    [initialHref],
  );

  /** Changes the address and the list. */
  const go = useCallback(
    (filters: StoreFilters, how: "pushState" | "replaceState") => {
      const href = storeHref(filters);
      if (href === asked.current) return;
      window.history[how](null, "", href);
      ask(filters);
    },
    [ask],
  );

  /**
   * Products changed: lists of before are stale. The page itself is refreshed only under the address that it was opened
   * under.
   */
  const renew = useCallback(
    (refreshPage: () => void) => {
      known.clear();
      const wanted = filtersAt(window.location);
      if (!wanted) return;
      if (storeHref(wanted) === initialHref) return refreshPage();
      if (isWaiting.current) return ask(wanted);
      // Nobody asked for it: the list stays in use meanwhile, and if the new one does not come.
      load(wanted);
    },
    [ask, initialHref, load],
  );

  return { ...state, listed, Results: results, go, follow, renew };
}
