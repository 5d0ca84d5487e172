"use client";

import { toast } from "@/components/toasts/toast";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { addedToast, fullToast } from "@/lib/cart/labels";
import type { CartItem } from "@/lib/cart/types";
import { cart } from "./cart-store";

type Props = {
  item: Omit<CartItem, "quantity">;
  /** How many at once, where the person chose it. */
  quantity?: number;
  label?: string;
  disabled?: boolean;
  className?: string;
  size?: "default" | "sm" | "lg";
};

/** A full load: the cart has a content policy of its own. */
const TO_CART = { href: "/carrito", label: "Ver carrito" };

/** Puts an item in the cart and says so. A product without stock reads 'Agotado'. */
export function AddToCartButton({
  item,
  quantity,
  label = "Agregar al carrito",
  disabled,
  className,
  size,
}: Props) {
  const isSoldOut = item.type === "product" && item.maxQuantity === 0;

  function add() {
    toast({ ...(cart.add(item, quantity) ? addedToast(item, quantity) : fullToast(item)), link: TO_CART });
  }

  return (
    <Button onClick={add} disabled={disabled || isSoldOut} className={className} size={size}>
      {isSoldOut ? (
        "Agotado"
      ) : (
        <>
          <Icon name="lucide--shopping-cart" />
          {label}
          <span className="sr-only">: {item.name}</span>
        </>
      )}
    </Button>
  );
}
