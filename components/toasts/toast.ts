import { wayOn } from "@/components/layout/way-on";

export type ToastInput = {
  title: string;
  description?: string;
  variant?: "default" | "destructive";
  /** Where to go from what just happened. */
  link?: { href: string; label: string; newTab?: boolean };
};

export const TOAST_EVENT = "aventura:toast";
export const CLEAR_EVENT = "aventura:toast-clear";
const KEPT = "toast";

/** Shows a toast. The toaster itself loads with the first one. */
export function toast(input: ToastInput): void {
  window.dispatchEvent(new CustomEvent(TOAST_EVENT, { detail: input }));
}

/** Takes away what is shown: something else has come to the same place. */
export function clearToasts(): void {
  window.dispatchEvent(new Event(CLEAR_EVENT));
}

/** An error toast, titled 'Error'. */
export function toastError(description: string, title = "Error"): void {
  toast({ title, description, variant: "destructive", link: wayOn(description) });
}

/** Shows the toast on the page that a full load goes to. */
export function toastAfterNavigation(input: ToastInput): void {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(input));
  } catch {
    toast(input);
  }
}

/** What the server has to say where it sends people, by the cookie that carries it (lib/auth/notice.ts). */
const SERVER_TOASTS: Record<string, ToastInput> = {
  "correo-confirmado": {
    title: "¡Bienvenido Aventurero!",
    description: "Tu correo quedó confirmado y ya iniciaste sesión.",
  },
  "sin-permiso": {
    title: "Sin permisos",
    description: "Tu cuenta no puede abrir esa página, así que te trajimos aquí.",
    variant: "destructive",
  },
};

function takeServerToast(): ToastInput | undefined {
  const name = /(?:^|; )aviso=([a-z-]+)/.exec(document.cookie)?.[1];
  if (!name) return undefined;
  // biome-ignore lint/suspicious/noDocumentCookie: taken away by the page that shows it, also where the newer interface is missing.
  document.cookie = "aviso=; path=/; max-age=0";
  return SERVER_TOASTS[name];
}

/** The toast that the page or the server before left for this one, once. */
export function takeKeptToast(): ToastInput | undefined {
  try {
    const kept = sessionStorage.getItem(KEPT);
    sessionStorage.removeItem(KEPT);
    return takeServerToast() ?? (kept ? (JSON.parse(kept) as ToastInput) : undefined);
  } catch {
    return undefined;
  }
}
