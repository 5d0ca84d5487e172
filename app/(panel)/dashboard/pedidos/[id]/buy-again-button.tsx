"use client";

import { useTransition } from "react";
import { cart } from "@/components/cart/cart-store";
import { noAnswer } from "@/components/forms/no-answer";
import { toastAfterNavigation, toastError } from "@/components/toasts/toast";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { OFFLINE } from "@/lib/core/refusal-texts";
import { buyAgainAction } from "@/lib/orders/actions";

/** Puts what still exists into the cart, at today's prices, says what was left out and goes there. */
export function BuyAgainButton({ orderId }: { orderId: string }) {
  const [pending, startTransition] = useTransition();

  function buyAgain() {
    startTransition(async () => {
      const result = await buyAgainAction({ orderId }).catch(noAnswer);
      if (!result?.ok) {
        toastError(result?.message ?? OFFLINE);
        return;
      }
      const { items, leftOut } = result.data;
      if (items.length === 0) {
        toastError(leftOut.join(" "), "Nada de este pedido se puede comprar de nuevo");
        return;
      }
      for (const { quantity, ...item } of items) cart.topUp(item, quantity);
      toastAfterNavigation({
        title: leftOut.length > 0 ? "Agregamos lo que aún se consigue" : "Tu compra está en el carrito",
        description: leftOut.join(" ") || "Con los precios de hoy.",
      });
      // The cart is a document of its own: only there may the card provider's script run.
      window.location.assign("/carrito");
    });
  }

  return (
    <Button variant="outline" onClick={buyAgain} disabled={pending} aria-busy={pending}>
      <Icon name="lucide--rotate-ccw" />
      {pending ? "Agregando..." : "Comprar de nuevo"}
    </Button>
  );
}
