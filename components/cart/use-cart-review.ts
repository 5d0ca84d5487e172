import { useEffect, useEffectEvent, useState } from "react";
import { type CartChange, reviewCart } from "@/lib/cart/review";
import { checkCartAction } from "@/lib/checkout/actions";
import { cart } from "./cart-store";

/** Compares the cart with current prices and stock on mount and on request. */
export function useCartReview(readToken: () => string | undefined) {
  const [changes, setChanges] = useState<CartChange[]>([]);

  async function review() {
    const asked = cart.read();
    if (asked.length === 0) return;
    const items = asked.map(({ type, id, quantity }) => ({ type, id, quantity }));
    const result = await checkCartAction({ items, token: readToken() }).catch(() => null);
    // Ignored on failure: placing the order checks everything again.
    if (!result?.ok) return;
    const now = cart.read();
    // The cart was emptied meanwhile, or its user signed out: write nothing.
    if (now.length === 0) return;
    const ids = asked.map(({ id }) => id);
    const reviewed = reviewCart(now, result.data, ids);
    cart.replace(reviewed.items);
    if (reviewed.changes.length > 0) setChanges(reviewed.changes);
  }

  const reviewOnce = useEffectEvent(review);
  useEffect(() => void reviewOnce(), []);

  return { changes, review, dismiss: () => setChanges([]) };
}
