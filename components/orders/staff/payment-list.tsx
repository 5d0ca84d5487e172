import { formatDateTime } from "@/lib/core/dates";
import { formatCop } from "@/lib/core/money";
import { paidWith } from "@/lib/orders/paid-with";
import { givenBy } from "@/lib/orders/staff/labels";
import type { StaffOrder } from "@/lib/orders/staff/rows";
import { toOutcome } from "@/lib/payments/outcome";
import { attemptLabel } from "@/lib/payments/statuses";
import { RefundKey } from "./refund-key";
import { RefundList } from "./refund-list";

/** Payment attempts, newest first, with the text that the customer reads, and refunds. */
export function PaymentList({ order }: { order: StaffOrder }) {
  const { payments } = order;
  if (payments.length === 0) return null;
  return (
    <section aria-labelledby="pagos" className="panel p-5">
      <h2 id="pagos" className="text-xl">
        Pagos
      </h2>
      <ol className="divide-y divide-border">
        {payments.toReversed().map((payment) => (
          <li key={payment.attempt} className="flex flex-col gap-1 py-4 text-sm last:pb-0">
            <p className="flex flex-wrap justify-between gap-x-4 text-base font-semibold">
              <span>{attemptLabel(payment)}</span>
              <span className="tabular">{formatCop(payment.amount)}</span>
            </p>
            <p className="text-muted-foreground">
              Intento {payment.attempt} · {formatDateTime(payment.createdAt)}
              {payment.method && ` · ${givenBy(paidWith(payment), payment.receivedFrom)}`}
              {payment.bankName && ` · ${payment.bankName}`}
              {payment.installments !== null &&
                payment.installments > 1 &&
                ` · ${payment.installments} cuotas`}
            </p>
            {payment.status === "rejected" && (
              <p className="text-muted-foreground">El cliente lee: «{toOutcome(payment).message}»</p>
            )}
            {payment.refundedAmount > 0 && (
              <p className="font-semibold text-warm">Devuelto: {formatCop(payment.refundedAmount)}</p>
            )}
          </li>
        ))}
      </ol>
      <RefundList order={order} />
      {order.refundable?.blocked && (
        <div className="mt-4">
          <RefundKey orderId={order.id} refundKey={order.key} blocked={order.refundable.blocked} />
        </div>
      )}
    </section>
  );
}
