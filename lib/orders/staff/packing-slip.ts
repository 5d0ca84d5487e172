import { formatDate } from "@/lib/core/dates";
import { formatCop } from "@/lib/core/money";
import { orderNumber } from "../order-number";
import type { Order } from "../types";

/** Every word of a packing slip: what goes into the parcel and where it goes. No price of anything. */
export type PackingSlip = {
  number: string;
  date: string;
  recipient: { name: string; phone: string; address: string };
  lines: { quantity: number; name: string }[];
  units: number;
  shipment: string;
  /** What the courier must collect at the door; empty when it is paid. */
  collect: string;
};

type Packable = Pick<Order, "status" | "paymentMethod" | "shippingStatus" | "items">;

export const SLIP_TITLE = "Remisión de despacho";

/** Whether a parcel may leave: not of what was cancelled, nor of a card order before its money is in. */
export function isToPack({ status, paymentMethod, shippingStatus, items }: Packable): boolean {
  const isOver = status === "cancelled" || status === "expired" || shippingStatus === "cancelled";
  const isUnpaid = status === "placed" && paymentMethod === "card";
  return !isOver && !isUnpaid && items.some(({ type }) => type === "product");
}

/** The slip of an order; null when nothing of it is shipped. */
export function packingSlipOf(order: Order): PackingSlip | null {
  if (!isToPack(order)) return null;
  const goods = order.items.filter(({ type }) => type === "product");
  const { carrier, trackingNumber } = order;
  const isToCollect = order.paymentMethod === "contra_entrega" && order.paymentStatus === "unpaid";
  return {
    number: orderNumber(order.id),
    date: formatDate(order.createdAt),
    recipient: { name: order.customerName, phone: order.customerPhone, address: order.shippingAddress },
    lines: goods.map(({ quantity, name }) => ({ quantity, name })),
    units: goods.reduce((sum, { quantity }) => sum + quantity, 0),
    shipment: [carrier, trackingNumber && `guía ${trackingNumber}`].filter(Boolean).join(", "),
    collect: isToCollect ? formatCop(order.total) : "",
  };
}

export function packingSlipsFile(orders: readonly Pick<Order, "id">[]): string {
  const [only, ...more] = orders;
  return only && more.length === 0 ? `remision-${orderNumber(only.id)}.pdf` : "remisiones.pdf";
}
