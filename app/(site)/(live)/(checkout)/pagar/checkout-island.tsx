"use client";

import type { ComponentProps } from "react";
import { CartStatus } from "@/components/cart/cart-status";
import { CheckoutSkeleton } from "@/components/checkout/checkout-skeleton";
import { useIsBrowser } from "@/components/ui/use-is-browser";
import { CheckoutScreen } from "./checkout-screen";

/** Client only: the cart is in localStorage, so the server renders a skeleton. */
export function CheckoutIsland(props: ComponentProps<typeof CheckoutScreen>) {
  const isBrowser = useIsBrowser();
  if (!isBrowser) return <CheckoutSkeleton />;
  return (
    <>
      <CartStatus />
      <CheckoutScreen {...props} />
    </>
  );
}
