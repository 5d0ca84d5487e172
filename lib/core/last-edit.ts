import "server-only";

/** Shared state of instrumentation and routes, which are bundled separately. */
const store = globalThis as typeof globalThis & { aventuraEditedAt?: number };

/** To be called when this instance hears of an edit. */
export function noteEdit(): void {
  store.aventuraEditedAt = performance.now();
}

/** Milliseconds since this instance last heard of an edit; null: not since its start. */
export function sinceEdit(): number | null {
  return store.aventuraEditedAt === undefined ? null : Math.round(performance.now() - store.aventuraEditedAt);
}
