import { whenIdle } from "@/components/live/when-attended";

/** At most this many pages at once: of a product about 9 kB in two requests each. */
const AT_ONCE = 10;
/** At most this many on one page, however far somebody scrolls. */
const PER_PAGE = 24;
/** Long enough for a slow network; later changes of the shop must not fetch all of them again. */
const HELD_MS = 8000;

type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether the visitor asked for less data, or the network is too slow to fetch what may never be opened. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? "");
}

const links = new Map<Element, (isHeld: boolean) => void>();
let observer: IntersectionObserver | undefined;
let page = "";
let left = PER_PAGE;

function onSeen(entries: IntersectionObserverEntry[]): void {
  if (page !== window.location.pathname) {
    page = window.location.pathname;
    left = PER_PAGE;
  }
  const seen = entries.filter(({ isIntersecting }) => isIntersecting).slice(0, Math.min(AT_ONCE, left));
  left -= seen.length;
  for (const { target } of seen) {
    const hold = links.get(target);
    observer?.unobserve(target);
    hold?.(true);
    setTimeout(() => hold?.(false), HELD_MS);
  }
}

function whenLoaded(run: () => void): () => void {
  if (document.readyState === "complete") return whenIdle(run);
  let cancel = () => {};
  const start = () => {
    cancel = whenIdle(run);
  };
  window.addEventListener("load", start, { once: true });
  return () => {
    window.removeEventListener("load", start);
    cancel();
  };
}

/**
 * Once the page has loaded and the browser is idle, tells links in view to prefetch their pages, and again when that is
 * done; answers how to stop. Nothing when the visitor saves data.
 */
export function prefetchInView(link: Element, hold: (isHeld: boolean) => void): () => void {
  if (typeof IntersectionObserver !== "function" || savesData()) return () => undefined;
  links.set(link, hold);
  const cancel = whenLoaded(() => {
    observer ??= new IntersectionObserver(onSeen);
    observer.observe(link);
  });
  return () => {
    cancel();
    links.delete(link);
    observer?.unobserve(link);
  };
}
