export type ToastInput = { title: string; description?: string; variant?: "default" | "destructive" };

export const TOAST_EVENT = "aventura:toast";
const KEPT = "toast";

/** Shows a toast. The toaster itself loads with the first one. */
export function toast(input: ToastInput): void {
  window.dispatchEvent(new CustomEvent(TOAST_EVENT, { detail: input }));
}

/** An error toast, titled 'Error' as the spec's catalogue says. */
export function toastError(description: string, title = "Error"): void {
  toast({ title, description, variant: "destructive" });
}

/** Shows the toast on the page that a full load goes to. */
export function toastAfterNavigation(input: ToastInput): void {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(input));
  } catch {
    toast(input);
  }
}

/** The toast that the page before left for this one, once. */
export function takeKeptToast(): ToastInput | undefined {
  try {
    const kept = sessionStorage.getItem(KEPT);
    sessionStorage.removeItem(KEPT);
    return kept ? (JSON.parse(kept) as ToastInput) : undefined;
  } catch {
    return undefined;
  }
}
