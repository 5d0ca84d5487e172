import type { ToastInput } from "@/components/toasts/toast";

/** What was added, or why nothing was. */
export type Added = Pick<ToastInput, "title"> & {
  description: string;
  image: string;
  /** The pressed button, which stays in view. */
  button: HTMLElement;
};

export const ADDED_EVENT = "aventura:added";

export const loadSheet = () => import("./added-sheet");

/** Shows what was added; the header's cart does. */
export function showAdded(added: Added): void {
  window.dispatchEvent(new CustomEvent(ADDED_EVENT, { detail: added }));
}
