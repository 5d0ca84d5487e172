import type { RequestValues } from "./request-values";

/** What came of a request: enough to follow it. */
export type PlacedRequest = { token: string; number: string; whatsappUrl: string; copyTo: string };

type Kept = {
  /** One request, however often it is sent. */ key: string;
  values?: RequestValues;
  placed?: PlacedRequest;
};

const NAME = "solicitud-reparacion";

/** What this tab keeps of the form, so that a reload or a step back loses nothing. */
export function readDraft(): Kept | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(NAME) ?? "null") as Kept | null;
    return kept?.key ? kept : null;
  } catch {
    return null;
  }
}

export function keepDraft(draft: Kept): void {
  try {
    // Consent is given each time, in sight of what it is for.
    const values = draft.values && { ...draft.values, consent: false };
    sessionStorage.setItem(NAME, JSON.stringify({ ...draft, values }));
  } catch {
    return;
  }
}

export function dropDraft(): void {
  try {
    sessionStorage.removeItem(NAME);
  } catch {
    return;
  }
}
