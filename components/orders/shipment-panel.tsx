import { Fact } from "@/components/ui/fact-list";
import { Icon } from "@/components/ui/icon";
import { formatDate, formatDateTime } from "@/lib/core/dates";
import { findCarrier } from "@/lib/orders/carrier";
import type { Order } from "@/lib/orders/rows";
import type { Carrier } from "@/lib/settings/types";
import { ShippingTracker } from "./shipping-tracker";
import { TrackingNumber } from "./tracking-number";

type Props = {
  order: Order;
  /** Of the settings. */
  carriers: readonly Carrier[];
  /** When it arrives; null or absent when nothing can be promised. */
  arrival?: string | null;
  /** On phones, only the current step is labelled. */
  isCompact?: boolean;
};

/** Shipping status, arrival and carrier. */
export function ShipmentPanel({ order, carriers, arrival, isCompact }: Props) {
  const { carrier, trackingNumber, estimatedDelivery, deliveredAt } = order;
  const phone = findCarrier(carriers, carrier)?.phone;
  return (
    <section aria-labelledby="tracker-title" className="panel flex flex-col gap-5 p-5">
      <h2 id="tracker-title" className="text-xl">
        Seguimiento del envío
      </h2>
      {arrival && (
        <p className="flex items-center gap-3 font-semibold">
          <Icon name="lucide--truck" className="size-6 shrink-0 text-success" />
          {arrival}
        </p>
      )}
      <ShippingTracker status={order.shippingStatus} delivery="envio" isCompact={isCompact} />
      {(carrier || trackingNumber || (estimatedDelivery && !arrival) || deliveredAt) && (
        <dl className="grid gap-3 border-t pt-4 text-sm sm:grid-cols-3">
          {carrier && (
            <Fact label="Transportadora">
              {carrier}
              {phone && (
                <a
                  href={`tel:${phone.replaceAll(/[^\d+#]/g, "")}`}
                  className="block w-fit py-3 text-primary underline underline-offset-4 lg:py-1.5"
                >
                  {phone}
                </a>
              )}
            </Fact>
          )}
          {trackingNumber && (
            <Fact label="Número de guía">
              <TrackingNumber carriers={carriers} carrier={carrier} number={trackingNumber} />
            </Fact>
          )}
          {deliveredAt ? (
            <Fact label="Entregado">{formatDateTime(deliveredAt)}</Fact>
          ) : (
            // The arrival above says the same or is more precise.
            !arrival &&
            estimatedDelivery && <Fact label="Entrega estimada">{formatDate(estimatedDelivery)}</Fact>
          )}
        </dl>
      )}
    </section>
  );
}
