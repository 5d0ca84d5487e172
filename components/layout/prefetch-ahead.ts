import { useEffect, useState } from "react";
import { whenIdle } from "@/components/live/when-attended";

/** At most this many pages at once, of 5 to 10 kB each, beside the scripts that they share. */
const AT_ONCE = 8;
/** At most this many on one page, however far the visitor scrolls. */
const PER_PAGE = 24;
/** Long enough for a slow network; later changes of the shop must not fetch all of them again. */
const WANTED_MS = 8000;

type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether the visitor asked for less data, or the network is too slow to fetch what may never be opened. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? "");
}

/**
 * Whether a link's page is to be prefetched, for a few seconds from the first call of `want`; never to save data. Further
 * calls, as by the press that follows a hover, change nothing: they would draw the link once more before its page.
 */
export function useWanted(): [isWanted: boolean, want: () => void] {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    const timer = setTimeout(() => setWanted(false), WANTED_MS);
    return () => clearTimeout(timer);
  }, [isWanted]);
  return [isWanted, () => setWanted(!savesData())];
}

/**
 * Marks the scripts that the framework's loader adds as `async`, which they are without the attribute too: React looks
 * for it, and would add each script of a prefetched page a second time when the page is opened.
 */
function markScripts(records: MutationRecord[]): void {
  for (const { addedNodes } of records)
    for (const node of addedNodes) if (node instanceof HTMLScriptElement && node.src) node.async = true;
}

if (typeof document === "object")
  new MutationObserver(markScripts).observe(document.head, { childList: true });

const links = new Map<Element, () => void>();
/** In view and not fetched yet. */
const waiting = new Set<Element>();
let observer: IntersectionObserver | undefined;
let page = "";
let left = PER_PAGE;
let running = 0;

function fetchNext(): void {
  for (const link of waiting) {
    if (running >= AT_ONCE || left === 0) return;
    waiting.delete(link);
    observer?.unobserve(link);
    running += 1;
    left -= 1;
    links.get(link)?.();
    setTimeout(() => {
      running -= 1;
      fetchNext();
    }, WANTED_MS);
  }
}

function onMoved(entries: IntersectionObserverEntry[]): void {
  if (page !== window.location.pathname) {
    page = window.location.pathname;
    left = PER_PAGE;
  }
  for (const { isIntersecting, target } of entries)
    if (isIntersecting) waiting.add(target);
    else waiting.delete(target);
  fetchNext();
}

function whenLoaded(run: () => void): void {
  const start = () => void whenIdle(run);
  if (document.readyState === "complete") start();
  else window.addEventListener("load", start, { once: true });
}

/** Rendered since the last idle moment; all share one, because asking for it costs more than observing a link. */
const rendered = new Set<Element>();

function observeRendered(): void {
  observer ??= new IntersectionObserver(onMoved);
  for (const link of rendered) observer.observe(link);
  rendered.clear();
}

/**
 * Calls `want` once when the page has loaded, the browser is idle and the link is in view, a limited number of links at
 * a time; answers how to stop. Never when the visitor saves data.
 */
export function prefetchInView(link: Element, want: () => void): () => void {
  if (typeof IntersectionObserver !== "function" || savesData()) return () => undefined;
  links.set(link, want);
  if (rendered.size === 0) whenLoaded(observeRendered);
  rendered.add(link);
  return () => {
    links.delete(link);
    rendered.delete(link);
    waiting.delete(link);
    observer?.unobserve(link);
  };
}
