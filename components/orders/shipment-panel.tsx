import { Fact } from "@/components/ui/fact-list";
import { formatDate, formatDateTime } from "@/lib/core/dates";
import type { Order } from "@/lib/orders/types";
import { ShippingTracker } from "./shipping-tracker";

/** Shipping status and carrier. */
export function ShipmentPanel({ order }: { order: Order }) {
  const { carrier, trackingNumber, estimatedDelivery, deliveredAt } = order;
  return (
    <section aria-labelledby="tracker-title" className="panel flex flex-col gap-5 p-5">
      <h2 id="tracker-title" className="text-xl">
        Seguimiento del envío
      </h2>
      <ShippingTracker status={order.shippingStatus} />
      {(carrier || trackingNumber || estimatedDelivery || deliveredAt) && (
        <dl className="grid gap-3 border-t pt-4 text-sm sm:grid-cols-3">
          {carrier && <Fact label="Transportadora">{carrier}</Fact>}
          {trackingNumber && <Fact label="Número de guía">{trackingNumber}</Fact>}
          {deliveredAt ? (
            <Fact label="Entregado">{formatDateTime(deliveredAt)}</Fact>
          ) : (
            estimatedDelivery && <Fact label="Entrega estimada">{formatDate(estimatedDelivery)}</Fact>
          )}
        </dl>
      )}
    </section>
  );
}
