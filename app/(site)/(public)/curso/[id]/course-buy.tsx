"use client";

import { useRef } from "react";
import { AddToCartButton } from "@/components/cart/add-to-cart-button";
import { BuyBar } from "@/components/cart/buy-bar";
import type { CartItem } from "@/lib/cart/types";

export function CourseBuy({ item }: { item: Omit<CartItem, "quantity"> }) {
  const box = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={box}>
        <AddToCartButton item={item} size="lg" className="w-full" />
      </div>
      <BuyBar of={box} label={item.name} price={item.price}>
        <AddToCartButton item={item} label="Agregar" className="shrink-0 px-4" />
      </BuyBar>
    </>
  );
}
