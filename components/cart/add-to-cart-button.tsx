"use client";

import { toast } from "@/components/toasts/toast";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { addedToast, fullToast } from "@/lib/cart/labels";
import type { CartItem } from "@/lib/cart/types";
import { SOLD_OUT } from "@/lib/catalog/labels";
import { cn } from "@/lib/core/cn";
import { cart } from "./cart-store";

type Props = {
  item: Omit<CartItem, "quantity">;
  /** Quantity, where it can be selected. */
  quantity?: number;
  label?: string;
  disabled?: boolean;
  className?: string;
  size?: "default" | "sm" | "lg";
  variant?: "default" | "outline" | "ghost";
  /** On a product's card: an icon, with its label where the card is wide. */
  compact?: boolean;
  /** Distinguishes it from the page's other button for the same item. */
  note?: string;
};

/** Full page load: the cart has its own content policy. */
const TO_CART = { href: "/carrito", label: "Ver carrito" };

/** Adds an item and shows a toast. Without stock it reads 'Agotado'. Hidden without scripts, which the cart needs. */
export function AddToCartButton({
  item,
  quantity,
  label = "Agregar al carrito",
  disabled,
  className,
  size,
  variant,
  compact,
  note,
}: Props) {
  const isSoldOut = item.type === "product" && item.maxQuantity === 0;

  function add() {
    const added = cart.add(item, quantity);
    const message = added ? addedToast(item, quantity && added) : fullToast(item, cart.read());
    toast({ ...message, link: TO_CART });
  }

  return (
    <Button
      onClick={add}
      disabled={disabled || isSoldOut}
      className={cn("[@media(scripting:none)]:hidden", compact && "card-add", className)}
      size={compact ? "sm" : size}
      variant={variant}
    >
      {(compact || !isSoldOut) && <Icon name="lucide--shopping-cart" />}
      <span className={compact ? "card-add-label" : undefined}>{isSoldOut ? SOLD_OUT : label}</span>
      {(compact || !isSoldOut) && (
        <span className="sr-only">{note ? `: ${item.name}, ${note}` : `: ${item.name}`}</span>
      )}
    </Button>
  );
}
