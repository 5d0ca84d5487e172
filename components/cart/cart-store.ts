import { useSyncExternalStore } from "react";
import { addItem, cartCount, removeItem, restoreItems, setQuantity, topUp } from "@/lib/cart/cart";
import { parseStoredCart } from "@/lib/cart/stored-cart";
import type { CartItem } from "@/lib/cart/types";

const KEY = "aventura:cart";
const EMPTY: readonly CartItem[] = [];

const listeners = new Set<() => void>();
let text: string | null = null;
let items = EMPTY;
/** The last removal by the visitor, until the cart changes in another way. */
let removed: readonly CartItem[] = EMPTY;
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

function write(next: readonly CartItem[], takenOut: readonly CartItem[] = EMPTY): void {
  removed = takenOut;
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

/** The items that undoRemoval() restores. */
export function useRemoved(): readonly CartItem[] {
  return useSyncExternalStore(
    subscribe,
    () => removed,
    () => EMPTY,
  );
}

/** Actions on the cart. */
export const cart = {
  read,
  /** Returns the units added: fewer than `count`, or none, at the item's maximum or in a full cart. */
  add(item: Omit<CartItem, "quantity">, count = 1): number {
    const before = read();
    const after = addItem(before, item, count);
    if (after !== before) write(after);
    return cartCount(after) - cartCount(before);
  },
  topUp: (item: Omit<CartItem, "quantity">, quantity: number) => write(topUp(read(), item, quantity)),
  setQuantity: (id: string, quantity: number) => write(setQuantity(read(), id, quantity)),
  remove: (id: string) =>
    write(
      removeItem(read(), id),
      read().filter((item) => item.id === id),
    ),
  /** Restores the last removed items; items added since stay as they are. */
  undoRemoval: () => write(restoreItems(read(), removed)),
  /** Empties the cart on request, which can be undone; clear() is for a purchased cart. */
  empty: () => write(EMPTY, read()),
  /** Applies current prices and stock; a removal in the meantime can still be undone. */
  replace: (next: readonly CartItem[]) => write(next, removed),
  clear: () => write(EMPTY),
};
