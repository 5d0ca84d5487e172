import type { Route } from "next";
import Link from "next/link";
import { Fact } from "@/components/ui/fact-list";
import { formatDateTime, formatDay } from "@/lib/core/dates";
import { ORDER_LABELS, PAYMENT_LABELS, SALES_CHANNELS, shippingLabel } from "@/lib/orders/labels";
import { methodLabel } from "@/lib/orders/methods";
import { DELIVERY_LABELS } from "@/lib/orders/staff/labels";
import type { StaffOrder } from "@/lib/orders/staff/rows";
import { isPickup, isSoldInShop } from "@/lib/orders/status";

/** The three states of an order with their dates. */
export function OrderStates({ order }: { order: StaffOrder }) {
  const { status, paymentStatus, shippingStatus, expiresAt, paidAt, readyAt, deliveredAt, isOnlyCodes } =
    order;
  const { pickup, collectorName, collectorDocument } = order;
  const isInPerson = isSoldInShop(order);
  const isFetched = isPickup(order) && !isOnlyCodes && !isInPerson;
  const hasProducts = order.items.some(({ type }) => type === "product");
  return (
    <section aria-labelledby="estados" className="flex flex-col gap-3 px-5">
      <h2 id="estados" className="text-base">
        Estados y fechas
      </h2>
      <dl className="grid grid-cols-2 gap-3 text-sm">
        <Fact label="Pedido">{ORDER_LABELS[status]}</Fact>
        <Fact label="Pago">{PAYMENT_LABELS[paymentStatus]}</Fact>
        {hasProducts && !isOnlyCodes && !isInPerson && (
          <Fact label={isFetched ? DELIVERY_LABELS.tienda : "Envío"}>{shippingLabel(shippingStatus)}</Fact>
        )}
        <Fact label="Medio de pago">{methodLabel(order)}</Fact>
        <Fact label="Canal">{SALES_CHANNELS[order.channel]}</Fact>
        {order.seller && <Fact label={isInPerson ? "Vendió" : "Lo hizo"}>{order.seller}</Fact>}
        {order.ticket && (
          <Fact label="Comprobante">
            <Link href={`/admin/mostrador/${order.ticket.id}` as Route} className="quiet-link">
              {order.ticket.number}
            </Link>
          </Fact>
        )}
        <Fact label={isInPerson ? "Fecha" : "Recibido"}>{formatDateTime(order.createdAt)}</Fact>
        {paidAt && <Fact label="Pagado">{formatDateTime(paidAt)}</Fact>}
        {readyAt && <Fact label="Listo">{formatDateTime(readyAt)}</Fact>}
        {pickup && <Fact label="Lo recogen hasta">{formatDay(pickup.until)}</Fact>}
        {deliveredAt && !isInPerson && (
          <Fact label={isOnlyCodes ? "Código enviado" : "Entregado"}>{formatDateTime(deliveredAt)}</Fact>
        )}
        {isFetched && deliveredAt && (
          <Fact label="Lo recogió">
            {collectorName ? `${collectorName}, documento ${collectorDocument}` : "Con el código"}
          </Fact>
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
