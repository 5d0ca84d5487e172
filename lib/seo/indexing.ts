import type { Metadata } from "next";
import { LIVE_FOLDERS } from "@/lib/server/live-folders";

type Rule = {
  index: boolean;
  follow: boolean;
  /** Segments that robots.txt disallows. */
  disallowed?: readonly string[];
};

/** Every indexing rule with its reason; used by pages, layouts and robots.txt. */
const INDEXING = {
  // Pages that the shop wants to be found. URLs with a uuid, capitals or a previous slug redirect permanently
  // to the canonical one.
  page: { index: true, follow: true },
  // Further pages of the blog have their own content and lead to old posts: as copies of the first page,
  // their links would not be followed.
  pagination: { index: true, follow: true },
  // The same products in another order or view, or fewer of them: the plain list is canonical for all. A
  // noindex would contradict the canonical URL.
  filteredList: { index: true, follow: true },
  // Each typed query would be a page (also for spam); the products found are worth following.
  search: { index: false, follow: true },
  // The products on page 2 of the store change with each sale: no search should lead there, but its products
  // are worth following.
  listPage: { index: false, follow: true },
  // Personal pages: a cart, an order, a repair, a case. A certificate is public for anyone with its code, but
  // it shows a person's name and what they studied (Ley 1581), so no search may find it. The repair form has
  // no content; the service pages are for that search.
  live: {
    index: false,
    follow: false,
    // Signed links are not disallowed: a crawler must be able to read the noindex of a leaked one.
    disallowed: ["carrito", "pagar", "payment"],
  },
  // The sign-in page: no content, and its URL carries the return path.
  auth: {
    index: false,
    follow: false,
    disallowed: LIVE_FOLDERS.auth,
  },
  // Behind sign-in: crawlers only get a redirect.
  panel: {
    index: false,
    follow: false,
    disallowed: LIVE_FOLDERS.panel,
  },
  // Responses for programs, not pages.
  machine: {
    index: false,
    follow: false,
    disallowed: ["api"],
  },
  // Error texts only (nothing found, no network): the links out of it are the useful part.
  missing: { index: false, follow: true },
} as const satisfies Record<string, Rule>;

export type Indexing = keyof typeof INDEXING;

/** The robots meta tag of a rule; indexed pages allow large image previews. */
export function robotsOf(indexing: Indexing): NonNullable<Metadata["robots"]> {
  const { index, follow } = INDEXING[indexing];
  return index ? { index, follow, "max-image-preview": "large", "max-snippet": -1 } : { index, follow };
}

/** The rule of a store list with these filters. */
export function storeListIndexing(filters: { query: string; page: number }): Indexing {
  if (filters.query) return "search";
  return filters.page > 1 ? "listPage" : "filteredList";
}

/** Disallowed segments for robots.txt. */
export const DISALLOWED: readonly string[] = Object.values<Rule>(INDEXING).flatMap(({ disallowed = [] }) =>
  disallowed.map((folder) => `/${folder}`),
);
