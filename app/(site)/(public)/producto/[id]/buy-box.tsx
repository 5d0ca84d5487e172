"use client";

import { useEffect, useRef, useState } from "react";
import { AddToCartButton } from "@/components/cart/add-to-cart-button";
import { BuyBar } from "@/components/cart/buy-bar";
import { rememberViewed } from "@/components/catalog/last-viewed-store";
import { QuantitySelector } from "@/components/catalog/quantity-selector";
import { afterPaint } from "@/components/layout/after-paint";
import type { CartItem } from "@/lib/cart/types";
import { clampQuantity } from "@/lib/catalog/quantity";

type Props = { item: Omit<CartItem, "quantity">; stock: number };

/** Quantity and 'add to cart'. The stock may change while the page is open. */
export function BuyBox({ item, stock }: Props) {
  const [wanted, setWanted] = useState(1);
  const quantity = clampQuantity(wanted, stock);
  const box = useRef<HTMLDivElement>(null);

  // Stored here, where the product is already loaded, for the offline page.
  useEffect(() => afterPaint(() => rememberViewed(item)), [item]);

  return (
    <>
      <div ref={box} className="flex flex-wrap gap-2 sm:gap-3 [@media(scripting:none)]:hidden">
        {stock > 0 && <QuantitySelector quantity={quantity} stock={stock} onChange={setWanted} />}
        <AddToCartButton
          item={item}
          quantity={quantity}
          className="min-h-12 min-w-0 flex-1 basis-44 px-2 sm:text-lg"
        />
      </div>
      {stock > 0 && (
        <BuyBar
          of={box}
          label={quantity > 1 ? `${quantity} unidades` : item.name}
          price={item.price * quantity}
        >
          <AddToCartButton
            item={item}
            quantity={quantity}
            note={`cantidad ${quantity}`}
            className="shrink-0 px-4"
          />
        </BuyBar>
      )}
    </>
  );
}
