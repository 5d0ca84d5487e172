import Link from "next/link";
import { OrderCard } from "@/components/orders/order-card";
import { ShippingTracker } from "@/components/orders/shipping-tracker";
import { buttonVariants } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { orderNumber } from "@/lib/orders/order-number";
import type { Order, OrderPage } from "@/lib/orders/rows";
import { canPay, hasPickup, hasShipment } from "@/lib/orders/status";

export const HISTORY_STEP = 10;

type UnderWay = { orders: Order[]; now: number };

export function OrdersUnderWay({ orders, now }: UnderWay) {
  return (
    <section aria-labelledby="under-way-title" className="flex flex-col gap-4">
      <h2 id="under-way-title" className="text-2xl">
        Pedidos en curso
      </h2>
      {orders.length === 0 ? (
        <Message title="No tienes pedidos en curso" art="/art/empty-cart.svg">
          <a href="/tienda" className={buttonVariants({ variant: "warm" })}>
            Ir a la tienda
          </a>
        </Message>
      ) : (
        <ul className="flex flex-col gap-4">
          {orders.map((order) => (
            <li key={order.id}>
              <OrderCard order={order} now={now}>
                {(hasShipment(order) || hasPickup(order)) && (
                  <div className="border-t pt-4">
                    <ShippingTracker status={order.shippingStatus} delivery={order.delivery} isCompact />
                  </div>
                )}
                {canPay(order, now) && (
                  // Above the link that covers the card. Full page load, as the card form needs its own content policy.
                  <a
                    href={`/pedido/${order.id}`}
                    className={buttonVariants({ className: "relative z-10 self-start" })}
                  >
                    Pagar ahora
                    <span className="sr-only">: pedido {orderNumber(order.id)}</span>
                  </a>
                )}
              </OrderCard>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type History = { page: OrderPage; shown: number; now: number };

export function OrderHistory({ page: { orders, total }, shown, now }: History) {
  return (
    <section aria-labelledby="history-title" className="flex flex-col gap-4">
      <h2 id="history-title" className="text-2xl">
        Historial
      </h2>
      {orders.length === 0 ? (
        <Message title="No tienes pedidos completados aún" art="/art/no-orders.svg" />
      ) : (
        <ul className="flex flex-col gap-3">
          {orders.map((order) => (
            <li key={order.id}>
              <OrderCard order={order} now={now} />
            </li>
          ))}
        </ul>
      )}
      {total > orders.length && (
        <Link
          href={`/dashboard/pedidos?ver=${shown + HISTORY_STEP}`}
          scroll={false}
          className={buttonVariants({ variant: "outline", className: "self-center" })}
        >
          Ver más ({total - orders.length})
        </Link>
      )}
    </section>
  );
}
