import { formatDate } from "@/lib/core/dates";
import { formatCop } from "@/lib/core/money";
import { isCash, isOnline } from "../methods";
import { orderNumber } from "../order-number";
import type { Order } from "../rows";
import { isCalledOff, isKept, isParcelLine, isPickup } from "../status";

/** All texts of a packing slip: items and shipping address, no prices. */
export type PackingSlip = {
  number: string;
  date: string;
  recipient: { name: string; phone: string; address: string };
  /** The buyer fetches it: nothing is sent. */
  isFetched: boolean;
  lines: { quantity: number; name: string }[];
  units: number;
  shipment: string;
  /** Amount the courier must collect; empty when paid. */
  collect: string;
  /** Why the parcel must not be shipped yet; empty when it can be. */
  hold: string;
};

type Packable = Pick<Order, "status" | "paymentMethod" | "shippingStatus" | "items">;

/** An order with what may block its shipping. */
export type OrderToPack = Order & {
  /** Number of the open reversal. */
  reversal: string | null;
  isInMediation: boolean;
  isRefunding: boolean;
};

export const SLIP_TITLE = "Remisión de despacho";

/** Whether a parcel may be shipped: not when cancelled, nor a card order before it is paid. */
export function isToPack(order: Packable): boolean {
  const isOver = isCalledOff(order) || order.shippingStatus === "cancelled";
  const isUnpaid = order.status === "placed" && isOnline(order);
  return !isOver && !isUnpaid && order.items.some((item) => isParcelLine(item) && isKept(item));
}

function packingHold({ reversal, isInMediation, isRefunding, paymentStatus }: OrderToPack): string {
  if (reversal) return `El cliente pidió la reversión del pago (${reversal}).`;
  if (paymentStatus === "charged_back" || isInMediation) return "El pago está en disputa.";
  if (isRefunding) return "Hay un reembolso en curso.";
  return "";
}

/** The packing slip of an order; null when nothing is shipped. */
export function packingSlipOf(order: OrderToPack): PackingSlip | null {
  if (!isToPack(order)) return null;
  const lines = order.items
    .filter((item) => isParcelLine(item) && isKept(item))
    .map(({ name, quantity, refunded }) => ({ quantity: quantity - refunded, name }));
  const { carrier, trackingNumber } = order;
  const isToCollect = isCash(order) && order.paymentStatus === "unpaid";
  return {
    number: orderNumber(order.id),
    date: formatDate(order.createdAt),
    recipient: { name: order.customerName, phone: order.customerPhone, address: order.shippingAddress },
    isFetched: isPickup(order),
    lines,
    units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    shipment: [carrier, trackingNumber && `guía ${trackingNumber}`].filter(Boolean).join(", "),
    collect: isToCollect ? formatCop(order.total) : "",
    hold: packingHold(order),
  };
}

export function packingSlipsFile(orders: readonly Pick<Order, "id">[]): `${string}.pdf` {
  const [only, ...more] = orders;
  return only && more.length === 0 ? `remision-${orderNumber(only.id)}.pdf` : "remisiones.pdf";
}
