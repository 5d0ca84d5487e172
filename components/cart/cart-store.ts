import { useSyncExternalStore } from "react";
import { addItem, removeItem, setQuantity, topUp } from "@/lib/cart/cart";
import { parseStoredCart } from "@/lib/cart/stored-cart";
import type { CartItem } from "@/lib/cart/types";

const KEY = "aventura:cart";
const EMPTY: readonly CartItem[] = [];

const listeners = new Set<() => void>();
let text: string | null = null;
let items = EMPTY;
/** Storage is unavailable (private mode, full disk): the cart lives in memory. */
let isMemoryOnly = false;

function read(): readonly CartItem[] {
  if (isMemoryOnly) return items;
  try {
    const stored = localStorage.getItem(KEY);
    if (stored !== text) {
      text = stored;
      items = parseStoredCart(stored);
    }
  } catch {
    isMemoryOnly = true;
  }
  return items;
}

function write(next: readonly CartItem[]): void {
  items = next;
  if (!isMemoryOnly) {
    try {
      text = JSON.stringify(next);
      localStorage.setItem(KEY, text);
    } catch {
      isMemoryOnly = true;
    }
  }
  notify();
}

function notify(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    window.addEventListener("storage", notify);
    // A page restored from the back/forward cache missed storage events.
    window.addEventListener("pageshow", notify);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener("storage", notify);
    window.removeEventListener("pageshow", notify);
  };
}

/** The browser's cart, persisted and shared by all tabs. Empty on the server. */
export function useCart(): readonly CartItem[] {
  return useSyncExternalStore(subscribe, read, () => EMPTY);
}

/** Actions on the cart. */
export const cart = {
  read,
  /** Returns false when the item is already at its maximum. */
  add(item: Omit<CartItem, "quantity">, count = 1): boolean {
    const before = read();
    const after = addItem(before, item, count);
    if (after !== before) write(after);
    return after !== before;
  },
  topUp: (item: Omit<CartItem, "quantity">, quantity: number) => write(topUp(read(), item, quantity)),
  setQuantity: (id: string, quantity: number) => write(setQuantity(read(), id, quantity)),
  remove: (id: string) => write(removeItem(read(), id)),
  replace: (next: readonly CartItem[]) => write(next),
  clear: () => write(EMPTY),
};
