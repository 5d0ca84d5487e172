"use client";

import { Button, buttonVariants } from "@/components/ui/button";
import { Sheet } from "@/components/ui/sheet";
import { cartTotal } from "@/lib/cart/cart";
import { formatCop } from "@/lib/core/money";
import { CartLine } from "./cart-line";
import { CartStatus } from "./cart-status";
import { cart, useCart } from "./cart-store";
import { UndoRemoval } from "./undo-removal";

type Props = { open: boolean; onClose: () => void };

/** The cart in a side sheet. */
export function CartDrawer({ open, onClose }: Props) {
  const items = useCart();
  return (
    <Sheet open={open} onClose={onClose} title="Carrito de Compras">
      <CartStatus />
      <UndoRemoval />
      {items.length === 0 ? <EmptyDrawer onClose={onClose} /> : <FilledDrawer />}
    </Sheet>
  );
}

function EmptyDrawer({ onClose }: { onClose: () => void }) {
  return (
    <div className="grid flex-1 place-content-center justify-items-center gap-3 text-center">
      <img src="/art/empty-cart.svg" alt="" width={192} height={168} className="h-36 w-auto" />
      <p className="font-display text-xl font-bold">Tu carrito está vacío</p>
      <p className="text-muted-foreground">Agrega productos, servicios o cursos para continuar</p>
      <a href="/tienda" className={buttonVariants({ className: "mt-2" })} onClick={onClose}>
        Ir a la tienda
      </a>
    </div>
  );
}

function FilledDrawer() {
  const items = useCart();
  return (
    <>
      <ul className="-mx-1 flex-1 divide-y divide-border overflow-y-auto px-1" aria-label="Artículos">
        {items.map((item) => (
          <CartLine key={item.id} item={item} />
        ))}
      </ul>
      <div className="flex flex-col gap-3 border-t pt-4">
        <p className="flex items-baseline justify-between gap-4">
          <span className="font-semibold">Total</span>
          <span className="font-display text-2xl font-bold tabular">{formatCop(cartTotal(items))}</span>
        </p>
        {/* Full page loads: cart and checkout have their own content policy. */}
        <a href="/pagar" className={buttonVariants({ size: "lg" })}>
          Ir a pagar
        </a>
        <a href="/carrito" className={buttonVariants({ variant: "outline" })}>
          Ver Carrito Completo
        </a>
        <Button variant="ghost" size="sm" className="self-center" onClick={cart.empty}>
          Vaciar Carrito
        </Button>
      </div>
    </>
  );
}
