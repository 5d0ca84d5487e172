"use client";

import { cart } from "@/components/cart/cart-store";
import { useQuickAction } from "@/components/forms/use-quick-action";
import { toastAfterNavigation } from "@/components/toasts/toast";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { buyAgainAction } from "@/lib/orders/actions";

/** Adds the available items to the cart at current prices, lists the missing ones and opens the cart. */
export function BuyAgainButton({ orderId }: { orderId: string }) {
  const { pending, run } = useQuickAction();
  const buyAgain = () =>
    run(
      () => buyAgainAction({ orderId }),
      ({ items, leftOut }) => {
        if (items.length === 0) {
          const title = "Nada de este pedido se puede comprar de nuevo";
          return { title, description: leftOut.join(" "), variant: "destructive" };
        }
        for (const { quantity, ...item } of items) cart.topUp(item, quantity);
        toastAfterNavigation({
          title: leftOut.length > 0 ? "Agregamos lo que aún se consigue" : "Tu compra está en el carrito",
          description: leftOut.join(" ") || "Con los precios de hoy.",
        });
        // Full page load: only the cart's document allows the payment provider's script.
        window.location.assign("/carrito");
      },
    );

  return (
    <Button variant="outline" onClick={buyAgain} disabled={pending} aria-busy={pending}>
      <Icon name="lucide--rotate-ccw" />
      {pending ? "Agregando..." : "Comprar de nuevo"}
    </Button>
  );
}
