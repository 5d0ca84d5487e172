import { useEffect, useEffectEvent, useState } from "react";
import { type CartChange, reviewCart } from "@/lib/cart/review";
import { checkCartAction } from "@/lib/checkout/actions";
import { cart } from "./cart-store";

/** Compares the cart with the shop when the page opens, and again when asked. Tells what changed. */
export function useCartReview(readToken: () => string | undefined) {
  const [changes, setChanges] = useState<CartChange[]>([]);

  async function review() {
    const asked = cart.read();
    if (asked.length === 0) return;
    const items = asked.map(({ type, id, quantity }) => ({ type, id, quantity }));
    const result = await checkCartAction({ items, token: readToken() }).catch(() => null);
    // Placing the order checks everything again: no answer here stops nobody.
    if (!result?.ok) return;
    const now = cart.read();
    // Emptied meanwhile, or forgotten with whoever signed out: nothing is written.
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
