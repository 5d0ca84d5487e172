import { useSyncExternalStore } from "react";

const CHANGED = "aventura:session";
/** The cookie's name: SESSION_HINT of lib/supabase/cookies.ts, which is not for browsers. */
export const HINT = "sesion";

const isHinted = () => "session" in document.documentElement.dataset;

function subscribe(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange);
  return () => window.removeEventListener(CHANGED, onChange);
}

/** Whether the visitor seems to be signed in on a page that is the same for everybody; false until the page is hydrated. */
export function useSessionHint(): boolean {
  return useSyncExternalStore(subscribe, isHinted, () => false);
}

/** Shows the page as to a signed-in user, or as to a guest. */
export function setSessionHint(isSignedIn: boolean): void {
  const { dataset } = document.documentElement;
  if (isSignedIn) dataset.session = "";
  else delete dataset.session;
  window.dispatchEvent(new Event(CHANGED));
}
