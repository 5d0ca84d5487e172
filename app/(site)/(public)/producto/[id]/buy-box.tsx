"use client";

import { useEffect, useState } from "react";
import { AddToCartButton } from "@/components/cart/add-to-cart-button";
import { rememberViewed } from "@/components/catalog/last-viewed-store";
import { QuantitySelector } from "@/components/catalog/quantity-selector";
import { ShareButton } from "@/components/catalog/share-button";
import type { CartItem } from "@/lib/cart/types";
import { clampQuantity } from "@/lib/catalog/quantity";

type Props = { item: Omit<CartItem, "quantity">; stock: number };

/** Quantity and 'add to cart'. The stock may change while the page is open. */
export function BuyBox({ item, stock }: Props) {
  const [wanted, setWanted] = useState(1);
  const quantity = clampQuantity(wanted, stock);

  // Stored here, where the product is already loaded, for the offline page.
  useEffect(() => rememberViewed(item), [item]);

  return (
    <div className="grid gap-4">
      {stock > 0 && <QuantitySelector quantity={quantity} stock={stock} onChange={setWanted} />}
      <div className="actions">
        <AddToCartButton item={item} quantity={quantity} size="lg" className="flex-1" />
        <ShareButton title={item.name} />
      </div>
    </div>
  );
}
