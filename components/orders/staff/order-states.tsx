import { Fact } from "@/components/ui/fact-list";
import { formatDateTime } from "@/lib/core/dates";
import { ORDER_LABELS, PAYMENT_LABELS, shippingLabel } from "@/lib/orders/labels";
import { METHODS } from "@/lib/orders/methods";
import type { StaffOrder } from "@/lib/orders/staff/rows";

/** The three states of an order with their dates. */
export function OrderStates({ order }: { order: StaffOrder }) {
  const { status, paymentStatus, shippingStatus, expiresAt, paidAt, deliveredAt, isOnlyCodes } = order;
  const hasProducts = order.items.some(({ type }) => type === "product");
  return (
    <section aria-labelledby="estados" className="flex flex-col gap-3 px-5">
      <h2 id="estados" className="text-base">
        Estados y fechas
      </h2>
      <dl className="grid grid-cols-2 gap-3 text-sm">
        <Fact label="Pedido">{ORDER_LABELS[status]}</Fact>
        <Fact label="Pago">{PAYMENT_LABELS[paymentStatus]}</Fact>
        {hasProducts && !isOnlyCodes && <Fact label="Envío">{shippingLabel(shippingStatus)}</Fact>}
        <Fact label="Medio de pago">{METHODS[order.paymentMethod].label}</Fact>
        <Fact label="Recibido">{formatDateTime(order.createdAt)}</Fact>
        {paidAt && <Fact label="Pagado">{formatDateTime(paidAt)}</Fact>}
        {deliveredAt && (
          <Fact label={isOnlyCodes ? "Código enviado" : "Entregado"}>{formatDateTime(deliveredAt)}</Fact>
        )}
        {expiresAt && status === "placed" && (
          <Fact label="Guarda el inventario hasta">{formatDateTime(expiresAt)}</Fact>
        )}
        {hasProducts && (
          <Fact label="Inventario">{order.hasReservation ? "Descontado" : "Sin descontar"}</Fact>
        )}
      </dl>
    </section>
  );
}
