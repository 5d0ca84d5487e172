import type { ReactNode } from "react";
import { cartCount, cartTotal, isHandedOver, isParcel } from "@/lib/cart/cart";
import type { CartItem } from "@/lib/cart/types";
import { counted } from "@/lib/core/counted";
import { DELIVERY_TIME_SHORT } from "@/lib/legal/promises";
import { LOCAL_DELIVERY } from "@/lib/orders/arrival";
import { OrderTotals } from "./order-totals";
import { WithdrawalLine } from "./withdrawal-line";

type Props = {
  items: readonly CartItem[];
  /** When a parcel arrives outside the metropolitan area. */
  otherCities: string;
  /** From when its goods can be fetched. */
  pickup: ReactNode;
  /** Buttons to continue. */
  children?: ReactNode;
};

/** The cart's total with delivery and withdrawal. */
export function OrderSummary({ items, otherCities, pickup, children }: Props) {
  const count = cartCount(items);
  return (
    <section aria-labelledby="summary-title" className="panel flex flex-col gap-4 p-5">
      <h2 id="summary-title" className="text-xl">
        Resumen del pedido
      </h2>
      <OrderTotals
        total={cartTotal(items)}
        label={`Subtotal (${counted(count, "artículo", "artículos")})`}
        hasDelivery={items.some(isHandedOver)}
      />
      {children}
      <ul className="flex flex-col gap-1.5 border-t pt-4 text-sm text-muted-foreground">
        {items.some(isParcel) && (
          <li>
            Entrega: {DELIVERY_TIME_SHORT} en {LOCAL_DELIVERY}. {otherCities}
          </li>
        )}
        {items.some(isParcel) && <li>{pickup}</li>}
        <li>
          <WithdrawalLine items={items} />
        </li>
      </ul>
    </section>
  );
}
