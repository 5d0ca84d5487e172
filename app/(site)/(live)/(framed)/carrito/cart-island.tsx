"use client";

import type { ComponentProps } from "react";
import { CartSkeleton } from "@/components/cart/cart-skeleton";
import { CartStatus } from "@/components/cart/cart-status";
import { useIsBrowser } from "@/components/ui/use-is-browser";
import { CartScreen } from "./cart-screen";

/** Client only: the cart is in localStorage, so the server renders a skeleton. */
export function CartIsland(props: ComponentProps<typeof CartScreen>) {
  const isBrowser = useIsBrowser();
  if (!isBrowser) return <CartSkeleton />;
  return (
    <>
      <CartStatus />
      <CartScreen {...props} />
    </>
  );
}
