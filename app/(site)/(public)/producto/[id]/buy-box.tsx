"use client";

import { useEffect, useRef, useState } from "react";
import { AddToCartButton } from "@/components/cart/add-to-cart-button";
import { rememberViewed } from "@/components/catalog/last-viewed-store";
import { QuantitySelector } from "@/components/catalog/quantity-selector";
import type { CartItem } from "@/lib/cart/types";
import { clampQuantity } from "@/lib/catalog/quantity";
import { formatCop } from "@/lib/core/money";

type Props = { item: Omit<CartItem, "quantity">; stock: number };

/** Quantity and 'add to cart'. The stock may change while the page is open. */
export function BuyBox({ item, stock }: Props) {
  const [wanted, setWanted] = useState(1);
  const quantity = clampQuantity(wanted, stock);
  const box = useRef<HTMLDivElement>(null);
  const [isAway, setAway] = useState(false);

  // Stored here, where the product is already loaded, for the offline page.
  useEffect(() => rememberViewed(item), [item]);

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setAway(entry?.isIntersecting === false));
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);

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
        <section aria-label="Comprar" className="buy-bar" data-shown={isAway || undefined}>
          <p className="min-w-0 flex-1 basis-28">
            <span className="block truncate text-sm text-muted-foreground">
              {quantity > 1 ? `${quantity} unidades` : item.name}
            </span>
            <span className="block font-display text-xl leading-tight font-bold tabular">
              {formatCop(item.price * quantity)}
            </span>
          </p>
          <AddToCartButton
            item={item}
            quantity={quantity}
            note={`cantidad ${quantity}`}
            className="shrink-0 px-4"
          />
        </section>
      )}
    </>
  );
}
