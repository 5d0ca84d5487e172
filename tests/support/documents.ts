import type { Page } from "@playwright/test";

/** Counts the documents that a page loads from here on; navigations of the router do not count. */
export function countDocuments(page: Page): () => number {
  let loaded = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loaded += 1;
  });
  return () => loaded;
}
