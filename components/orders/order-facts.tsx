import { Fact } from "@/components/ui/fact-list";
import { formatDateTime } from "@/lib/core/dates";
import { PAYMENT_LABELS } from "@/lib/orders/labels";
import { methodLabel } from "@/lib/orders/methods";
import type { LinkedOrder } from "@/lib/orders/rows";
import { awaitsPickup, isPaymentPending, isRepairPayment } from "@/lib/orders/status";

/** Customer, address and payment method: the acknowledgement required by law (Ley 1480, art. 50 d). */
export function OrderFacts({ order }: { order: LinkedOrder }) {
  const paymentLabel = isPaymentPending(order) ? PAYMENT_LABELS.pending : PAYMENT_LABELS[order.paymentStatus];
  return (
    <section aria-labelledby="facts-title" className="panel p-5">
      <h2 id="facts-title" className="mb-4 text-xl">
        Datos del pedido
      </h2>
      <dl className="flex flex-col gap-3 text-sm">
        <Fact label="Fecha">{formatDateTime(order.createdAt)}</Fact>
        <Fact label="Medio de pago">{methodLabel(order)}</Fact>
        <Fact label="Pago">
          {paymentLabel}
          {order.paidAt && ` el ${formatDateTime(order.paidAt)}`}
        </Fact>
        {/* An order that pays a repair shows no name: anyone with the link may open it. */}
        {!isRepairPayment(order) && <Fact label="A nombre de">{order.customerName}</Fact>}
        {order.customerPhone && <Fact label="Celular">{order.customerPhone}</Fact>}
        {order.customerEmail && <Fact label="Correo">{order.customerEmail}</Fact>}
        {awaitsPickup(order) && <Fact label="Entrega">Recoges en la tienda</Fact>}
        {order.shippingAddress && <Fact label="Dirección">{order.shippingAddress}</Fact>}
        {order.device && <Fact label="Equipo">{order.device}</Fact>}
        {order.fault && <Fact label="Falla">{order.fault}</Fact>}
      </dl>
    </section>
  );
}
