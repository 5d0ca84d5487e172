"use client";

import { type ComponentProps, useSyncExternalStore } from "react";
import { CartStatus } from "@/components/cart/cart-status";
import { CheckoutSkeleton } from "@/components/checkout/checkout-skeleton";
import { CheckoutScreen } from "./checkout-screen";

const never = () => () => undefined;

/** Client only: the cart is in localStorage, so the server renders a skeleton. */
export function CheckoutIsland(props: ComponentProps<typeof CheckoutScreen>) {
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!isBrowser) return <CheckoutSkeleton />;
  return (
    <>
      <CartStatus />
      <CheckoutScreen {...props} />
    </>
  );
}
