"use client";

import { type ComponentProps, useSyncExternalStore } from "react";
import { CartStatus } from "@/components/cart/cart-status";
import { CheckoutScreen } from "./checkout-screen";
import { CheckoutSkeleton } from "./checkout-skeleton";

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
