"use client";

import { useTransition } from "react";
import { cart } from "@/components/cart/cart-store";
import { noResponse } from "@/components/forms/no-response";
import { toastAfterNavigation, toastError } from "@/components/toasts/toast";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { OFFLINE } from "@/lib/core/refusal-texts";
import { buyAgainAction } from "@/lib/orders/actions";

/** Adds the available items to the cart at current prices, lists the missing ones and opens the cart. */
export function BuyAgainButton({ orderId }: { orderId: string }) {
  const [pending, startTransition] = useTransition();

  function buyAgain() {
    startTransition(async () => {
      const result = await buyAgainAction({ orderId }).catch(noResponse);
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
      // Full page load: only the cart's document allows the payment provider's script.
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
