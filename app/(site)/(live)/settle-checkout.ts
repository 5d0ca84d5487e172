import { cart } from "@/components/cart/cart-store";
import { endCheckout } from "@/components/checkout/browser-store";

/** The cart of a paid order is done with; a cart filled since then is not touched. */
export function settleCheckout(token: string): void {
  if (endCheckout(token)) cart.clear();
}
