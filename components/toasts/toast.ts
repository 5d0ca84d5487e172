import { readCookie } from "@/components/live/read-cookie";

export type ToastInput = {
  title: string;
  description?: string;
  variant?: "default" | "destructive";
  /** Link in the toast. */
  link?: { href: string; label: string; newTab?: boolean };
  /** Reverts the reported change: adds the button 'Deshacer'. */
  undo?: () => void;
};

export const TOAST_EVENT = "aventura:toast";
export const CLEAR_EVENT = "aventura:toast-clear";
const KEPT = "toast";

/** Shows a toast. The toaster loads with the first one. */
export function toast(input: ToastInput): void {
  window.dispatchEvent(new CustomEvent(TOAST_EVENT, { detail: input }));
}

/** Dismisses all toasts. */
export function clearToasts(): void {
  window.dispatchEvent(new Event(CLEAR_EVENT));
}

/** Shows the toast after a full page load. */
export function toastAfterNavigation(input: ToastInput): void {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(input));
  } catch {
    toast(input);
  }
}

/** Toasts set by the server through a cookie (lib/auth/notice.ts). */
const SERVER_TOASTS: Record<string, ToastInput> = {
  "correo-a-medias": {
    title: "Un correo confirmado",
    description: "Abre también el enlace que te llegó al otro correo: el cambio vale con los dos.",
  },
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
  const name = readCookie("aviso");
  if (!name) return undefined;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older browsers
  document.cookie = "aviso=; path=/; max-age=0";
  return SERVER_TOASTS[name];
}

/** The pending toast of the previous page or the server; read once. */
export function takeKeptToast(): ToastInput | undefined {
  try {
    const kept = sessionStorage.getItem(KEPT);
    sessionStorage.removeItem(KEPT);
    return takeServerToast() ?? (kept ? (JSON.parse(kept) as ToastInput) : undefined);
  } catch {
    return undefined;
  }
}
