"use client";

import { toast } from "@/components/toasts/toast";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { addedToast, fullToast } from "@/lib/cart/labels";
import type { CartItem } from "@/lib/cart/types";
import { cart } from "./cart-store";

type Props = {
  item: Omit<CartItem, "quantity">;
  /** Quantity, where it can be selected. */
  quantity?: number;
  label?: string;
  disabled?: boolean;
  className?: string;
  size?: "default" | "sm" | "lg";
};

/** Full page load: the cart has its own content policy. */
const TO_CART = { href: "/carrito", label: "Ver carrito" };

/** Adds an item and shows a toast. Without stock it reads 'Agotado'. */
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
