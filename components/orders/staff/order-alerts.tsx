import type { StaffOrder } from "@/lib/orders/staff/rows";
import { isInShop } from "@/lib/orders/status";
import { isUnderReview } from "@/lib/payments/statuses";
import { CancelPayment } from "./cancel-payment";
import { SettleMismatch } from "./settle-mismatch";

/** What blocks an order or needs a decision by staff. */
export function OrderAlerts({ order }: { order: StaffOrder }) {
  const { id, paymentStatus } = order;
  const canCancelPayment = order.payments.some(({ status }) => isUnderReview(status));
  const isDisputed = order.isDisputed || paymentStatus === "charged_back";
  if (!isDisputed && !order.hasMismatch && !canCancelPayment && !order.isRefunding) return null;
  return (
    <div className="panel flex flex-col gap-4 p-5">
      {isDisputed && (
        <p role="alert" className="font-semibold text-destructive">
          {paymentStatus === "charged_back"
            ? "El banco del cliente abrió una disputa por este pago. No envíes ni entregues nada hasta que se resuelva."
            : `El cliente abrió un reclamo por este pago en Mercado Pago. Respóndelo allá${isInShop(order) ? "; el pedido no sale hasta que se resuelva" : ""}.`}
        </p>
      )}
      {order.hasMismatch && <SettleMismatch orderId={id} />}
      {canCancelPayment && <CancelPayment orderId={id} />}
      {order.isRefunding && (
        <p role="status" className="font-semibold text-warm">
          Hay un reembolso en curso: el pedido no se mueve hasta que termine.
        </p>
      )}
    </div>
  );
}
