"use client";

import { Button } from "@/components/ui/button";
import { CartLine } from "./cart-line";
import { cart, useCart } from "./cart-store";

/** The cart page's list. */
export function CartItems() {
  const items = useCart();

  function clear() {
    // The focused button is unmounted with the list.
    document.getElementById("contenido")?.focus();
    cart.empty();
  }

  return (
    <section aria-labelledby="items-title" className="panel p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="items-title" className="text-xl">
          Artículos
        </h2>
        <Button variant="ghost" size="sm" className="-mr-3" onClick={clear}>
          Vaciar Carrito
        </Button>
      </div>
      <ul className="divide-y divide-border">
        {items.map((item) => (
          <CartLine key={item.id} item={item} />
        ))}
      </ul>
    </section>
  );
}
