"use client";

import { type ComponentProps, useSyncExternalStore } from "react";
import { CartStatus } from "@/components/cart/cart-status";
import { CartScreen } from "./cart-screen";
import { CartSkeleton } from "./cart-skeleton";

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
