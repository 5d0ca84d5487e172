import { CancelPayment } from "@/components/orders/staff/cancel-payment";
import { MoveButtons } from "@/components/orders/staff/move-buttons";
import { RefundButton } from "@/components/orders/staff/refund-button";
import { RefundList } from "@/components/orders/staff/refund-list";
import { ReturnButton } from "@/components/orders/staff/return-button";
import { SettleMismatch } from "@/components/orders/staff/settle-mismatch";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { isCash } from "@/lib/orders/methods";
import { orderNumber } from "@/lib/orders/order-number";
import { isToPack } from "@/lib/orders/staff/packing-slip";
import { refundableLines } from "@/lib/orders/staff/refund-lines";
import type { StaffOrder } from "@/lib/orders/staff/types";
import { isKept, isInShop as isStillInShop } from "@/lib/orders/status";

/** Actions on an order: moves, payments, documents. */
export function OrderManagement({ order }: { order: StaffOrder }) {
  const { id, refundable, shippingStatus, paymentStatus } = order;
  const number = orderNumber(id);
  const isUnderReview = order.payments.some(({ status }) => status === "pending" || status === "in_process");
  const goods = order.items.filter(({ type }) => type === "product");
  const isInShop = isStillInShop(order);
  const isOut = order.hasReservation && !isInShop && shippingStatus !== "cancelled";
  const out = goods.flatMap(({ id: line, name, quantity }) => {
    const left = quantity - (order.returned[line] ?? 0);
    return left > 0 ? [{ id: line, name, out: left }] : [];
  });
  return (
    <section aria-labelledby="acciones" className="panel flex flex-col gap-4 p-5">
      <h2 id="acciones" className="text-xl">
        Acciones
      </h2>
      {(order.isDisputed || paymentStatus === "charged_back") && (
        <p
          role="alert"
          className="rounded-md border border-destructive px-4 py-3 font-semibold text-destructive"
        >
          {paymentStatus === "charged_back"
            ? "El banco del cliente abrió una disputa por este pago. No envíes nada hasta que se resuelva."
            : `El cliente abrió un reclamo por este pago en Mercado Pago. Respóndelo allá${isInShop ? "; el pedido no sale hasta que se resuelva" : ""}.`}
        </p>
      )}
      {order.hasMismatch && <SettleMismatch orderId={id} />}
      {isUnderReview && <CancelPayment orderId={id} />}
      {order.isRefunding && (
        <p role="status" className="font-semibold text-warm">
          Hay un reembolso en curso: el pedido no se mueve hasta que termine.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <MoveButtons
          orderId={id}
          number={number}
          stamp={order.stamp}
          moves={order.moves}
          toCollect={isCash(order) && paymentStatus === "unpaid" ? order.total : 0}
          shipment={{
            carrier: order.carrier ?? "",
            tracking: order.trackingNumber ?? "",
            estimated: order.estimatedDelivery?.slice(0, 10) ?? "",
          }}
          isAway={isOut}
          isConfirmed={order.status !== "placed"}
        />
        {refundable && !order.isRefunding && (
          <RefundButton
            label={isInShop && goods.some(isKept) ? "Cancelar y reembolsar" : "Reembolsar"}
            orderId={id}
            number={number}
            left={refundable.left}
            channel={refundable.channel}
            cancels={isInShop && order.status !== "fulfilled"}
            lines={refundableLines(order)}
          />
        )}
        {isOut && out.length > 0 && <ReturnButton orderId={id} lines={out} />}
        {isToPack(order) && (
          <a
            href={`/api/orders/remision?ids=${id}`}
            target="_blank"
            rel="noopener"
            className={buttonVariants({ variant: "outline" })}
          >
            <Icon name="lucide--printer" />
            Remisión (PDF)
          </a>
        )}
        <a
          href={`/api/orders/${id}/comprobante`}
          target="_blank"
          rel="noopener"
          className={buttonVariants({ variant: "ghost" })}
        >
          <Icon name="lucide--file-down" />
          Comprobante
        </a>
      </div>
      <RefundList order={order} />
    </section>
  );
}
