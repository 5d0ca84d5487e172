"use client";

import { type ComponentProps, useSyncExternalStore } from "react";
import { CartSkeleton } from "@/components/cart/cart-skeleton";
import { CartStatus } from "@/components/cart/cart-status";
import { CartScreen } from "./cart-screen";

const never = () => () => undefined;

/** Client only: the cart is in localStorage, so the server renders a skeleton. */
export function CartIsland(props: ComponentProps<typeof CartScreen>) {
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!isBrowser) return <CartSkeleton />;
  return (
    <>
      <CartStatus />
      <CartScreen {...props} />
    </>
  );
}
