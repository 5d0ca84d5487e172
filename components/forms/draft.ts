/** `key` names one request, however often it is sent. */
type Draft = { key: string };

/** What this tab keeps of a form, so that a reload or a step back loses nothing. */
export function readDraft<Kept extends Draft>(name: string): Kept | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(name) ?? "null") as Kept | null;
    return kept?.key ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps it, or nothing where the browser keeps nothing or has no more room. */
export function keepDraft<Kept extends Draft>(name: string, draft: Kept | null): void {
  try {
    if (draft) sessionStorage.setItem(name, JSON.stringify(draft));
    else sessionStorage.removeItem(name);
  } catch {
    return;
  }
}
