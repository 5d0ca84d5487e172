import "server-only";

/** Shared state of middleware and actions, which are bundled separately. */
const store = globalThis as typeof globalThis & { aventuraKnownPages?: Map<string, number> };

/** Paths known to have a page, with the time of the last check. */
export function knownPages(): Map<string, number> {
  store.aventuraKnownPages ??= new Map();
  return store.aventuraKnownPages;
}
