import "server-only";

/** The middleware and the actions are built apart; what they share stands here. */
const store = globalThis as typeof globalThis & { aventuraKnownPages?: Map<string, number> };

/** Addresses that are known to have a page, and since when. */
export function knownPages(): Map<string, number> {
  store.aventuraKnownPages ??= new Map();
  return store.aventuraKnownPages;
}
