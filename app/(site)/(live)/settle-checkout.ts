import { cart } from "@/components/cart/cart-store";
import { endCheckout } from "@/components/checkout/browser-store";

/** Empties the cart of a paid order; a cart filled since then is kept. */
export function settleCheckout(token: string): void {
  if (endCheckout(token)) cart.clear();
}
