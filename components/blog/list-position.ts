/** Number of loaded pages and scroll position of a list. */
export type ListPosition = { pages: number; top: number };

const key = (list: string) => `lista:${list}`;

export function storePosition(list: string, pages: number): void {
  try {
    if (pages > 0) sessionStorage.setItem(key(list), JSON.stringify({ pages, top: window.scrollY }));
    else sessionStorage.removeItem(key(list));
  } catch {
    // Without storage the position is not restored.
  }
}

/** The stored position, only after back navigation or a reload; otherwise the list starts at the top. */
export function readPosition(list: string): ListPosition | null {
  try {
    const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    if (entry?.type !== "back_forward" && entry?.type !== "reload") return null;
    const stored = sessionStorage.getItem(key(list));
    // Used once: the navigation type stays the same when the list is opened again later.
    sessionStorage.removeItem(key(list));
    return JSON.parse(stored ?? "null") as ListPosition | null;
  } catch {
    return null;
  }
}
