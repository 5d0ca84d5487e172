import { OrderActions } from "@/components/orders/staff/order-actions";
import { refundTarget } from "@/lib/orders/labels";
import { isCash } from "@/lib/orders/methods";
import { orderNumber } from "@/lib/orders/order-number";
import { draftOf } from "@/lib/orders/staff/draft-lines";
import { isToPack } from "@/lib/orders/staff/packing-slip";
import { refundableLines } from "@/lib/orders/staff/refund-lines";
import type { StaffOrder } from "@/lib/orders/staff/rows";
import { isInShop, isKept, isPaid } from "@/lib/orders/status";
import type { Carrier } from "@/lib/settings/types";

/** Actions on an order: moves, refund, returns, documents. */
export function OrderManagement({ order, carriers }: { order: StaffOrder; carriers: readonly Carrier[] }) {
  const { id, refundable, shippingStatus } = order;
  const isHere = isInShop(order);
  const products = order.items.filter(({ type }) => type === "product");
  const isOut = order.hasReservation && !isHere && shippingStatus !== "cancelled";
  const out = products.flatMap(({ id: line, name, quantity }) => {
    const left = quantity - (order.returned[line] ?? 0);
    return isOut && left > 0 ? [{ id: line, name, out: left }] : [];
  });
  return (
    <section
      aria-label="Acciones"
      className="flex flex-wrap items-center gap-2 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-(--panel-bar) max-lg:border-t max-lg:border-border max-lg:bg-background max-lg:p-3"
    >
      <OrderActions
        orderId={id}
        number={orderNumber(id)}
        stamp={order.stamp}
        moves={order.moves}
        facts={{
          toCollect: isCash(order) && order.paymentStatus === "unpaid" ? order.total : 0,
          shipment: {
            carrier: order.carrier ?? carriers[0]?.name ?? "",
            tracking: order.trackingNumber ?? "",
            estimated: order.estimatedDelivery?.slice(0, 10) ?? "",
          },
          carriers: carriers.map(({ name }) => name),
          broughtBy: order.carrier ?? "",
          isAway: isOut,
          isConfirmed: order.status !== "placed",
        }}
        change={
          order.changeRefusal === null
            ? { total: order.total, isPaid: isPaid(order), lines: draftOf(order.items) }
            : undefined
        }
        refund={
          refundable && !order.isRefunding
            ? {
                label: isHere && products.some(isKept) ? "Cancelar y reembolsar" : "Reembolsar",
                refundable,
                target: refundTarget(order.reversal.method, order.reversal.lastFour),
                refundKey: order.key,
                cancels: isHere && order.status !== "fulfilled",
                lines: refundableLines(order),
              }
            : undefined
        }
        out={out}
        hasSlip={isToPack(order)}
        isOnlyCodes={order.isOnlyCodes}
        delivery={order.delivery}
        canSwitch={order.canSwitch}
        tries={order.pickup?.tries ?? 0}
      />
    </section>
  );
}
