"use client";

import { useState } from "react";
import { Icon } from "@/components/ui/icon";
import { cartCount, isHandedOver } from "@/lib/cart/cart";
import type { CartItem } from "@/lib/cart/types";
import { cn } from "@/lib/core/cn";
import { counted } from "@/lib/core/counted";
import { formatCop } from "@/lib/core/money";
import { optimised } from "@/lib/media/optimised";
import type { DeliveryKind } from "@/lib/orders/types";
import { CheckoutTrust } from "./checkout-trust";
import { OrderTotals } from "./order-totals";

type Props = { items: readonly CartItem[]; total: number; delivery: DeliveryKind; shop: string };

/** Items and totals: beside the form, on phones a collapsible line above it. */
export function CheckoutSummary({ items, total, delivery, shop }: Props) {
  const [isOpen, setOpen] = useState(false);
  const count = cartCount(items);
  return (
    <section aria-labelledby="summary-title" className="rounded-lg bg-muted lg:sticky lg:top-6 lg:p-6">
      <h2 id="summary-title" className="sr-only">
        Resumen del pedido
      </h2>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls="summary-details"
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-14 w-full flex-wrap items-center justify-between gap-x-3 rounded-lg px-4 text-left lg:hidden"
      >
        <span className="flex items-center gap-2 font-semibold">
          {isOpen ? "Ocultar resumen" : "Ver resumen"}
          <Icon
            name="lucide--chevron-down"
            className={cn("size-5 transition-transform", isOpen && "rotate-180")}
          />
        </span>
        <span className="font-display text-xl font-bold tabular">{formatCop(total)}</span>
      </button>
      <div
        id="summary-details"
        className={cn("flex flex-col gap-5 max-lg:px-4 max-lg:pb-4", !isOpen && "max-lg:hidden")}
      >
        <ul className="flex flex-col gap-4">
          {items.map((item) => (
            <Line key={item.id} item={item} />
          ))}
        </ul>
        <OrderTotals
          total={total}
          label={`Subtotal (${counted(count, "artículo", "artículos")})`}
          hasDelivery={items.some(isHandedOver)}
          delivery={delivery}
        />
        <CheckoutTrust items={items} shop={shop} />
      </div>
    </section>
  );
}

function Line({ item }: { item: CartItem }) {
  return (
    <li className="flex items-center gap-3">
      <img
        src={optimised(item.image, 96)}
        alt=""
        width={56}
        height={56}
        className="size-14 shrink-0 rounded-md picture-ground object-cover"
      />
      <p className="min-w-0 flex-1 text-sm leading-snug wrap-anywhere">
        {item.name}
        {item.quantity > 1 && <span className="block text-muted-foreground">{item.quantity} unidades</span>}
      </p>
      <p className="text-sm font-semibold tabular">{formatCop(item.price * item.quantity)}</p>
    </li>
  );
}
