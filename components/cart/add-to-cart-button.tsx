"use client";

import { type MouseEvent, useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { addedToast, fullToast } from "@/lib/cart/labels";
import type { CartItem } from "@/lib/cart/types";
import { SOLD_OUT } from "@/lib/catalog/labels";
import { cn } from "@/lib/core/cn";
import { loadSheet, showAdded } from "./added";
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

/** How long the button says that it was done. */
const DONE_MS = 2500;

// A failed preload is ignored: adding falls back to a toast.
const preload = () => void loadSheet().catch(() => undefined);

/** Adds an item, says so on itself, and shows the ways to the cart. Without stock it reads 'Agotado'. Hidden without scripts, which the cart needs. */
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

  /** Just added; the width of the button before its shorter label, in pixels. */
  const [done, setDone] = useState<{ minWidth: number }>();

  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setDone(undefined), DONE_MS);
    return () => clearTimeout(timer);
  }, [done]);

  function add({ currentTarget: button }: MouseEvent<HTMLButtonElement>) {
    const added = cart.add(item, quantity);
    const message = added ? addedToast(item, quantity && added) : fullToast(item, cart.read());
    if (added) setDone({ minWidth: button.offsetWidth });
    showAdded({ ...message, image: item.image, button });
  }

  return (
    <Button
      onClick={add}
      onPointerEnter={preload}
      onFocus={preload}
      disabled={disabled || isSoldOut}
      className={cn("[@media(scripting:none)]:hidden", compact && "card-add", className)}
      style={done}
      size={compact ? "sm" : size}
      variant={variant}
    >
      {(compact || !isSoldOut) && <Icon name={done ? "lucide--check" : "lucide--shopping-cart"} />}
      <span className={compact ? "card-add-label" : undefined}>
        {isSoldOut ? SOLD_OUT : done ? "Agregado" : label}
      </span>
      {(compact || !isSoldOut) && (
        <span className="sr-only">{note ? `: ${item.name}, ${note}` : `: ${item.name}`}</span>
      )}
    </Button>
  );
}
