/** `key` is the idempotency key of the request. */
type Draft = { key: string };

/** Form draft in sessionStorage, so that a reload or going back loses nothing. */
export function readDraft<Kept extends Draft>(name: string): Kept | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(name) ?? "null") as Kept | null;
    return kept?.key ? kept : null;
  } catch {
    return null;
  }
}

/** Stores the draft; ignored when storage is unavailable or full. */
export function keepDraft<Kept extends Draft>(name: string, draft: Kept | null): void {
  try {
    if (draft) sessionStorage.setItem(name, JSON.stringify(draft));
    else sessionStorage.removeItem(name);
  } catch {
    return;
  }
}
