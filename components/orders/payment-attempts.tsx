import { formatDateTime } from "@/lib/core/dates";
import { formatCop } from "@/lib/core/money";
import { paidWith } from "@/lib/orders/paid-with";
import type { PaymentAttempt } from "@/lib/orders/rows";
import { toOutcome } from "@/lib/payments/outcome";

/** Payment attempts, newest first. Cash recorded by mistake is left out. */
export function PaymentAttempts({ payments }: { payments: PaymentAttempt[] }) {
  const tries = payments.filter(({ statusDetail }) => statusDetail !== "undone");
  if (tries.length === 0) return null;
  return (
    <section aria-labelledby="attempts-title" className="panel p-5">
      <h2 id="attempts-title" className="text-lg">
        Pagos
      </h2>
      <ol className="divide-y divide-border">
        {tries.toReversed().map((payment) => (
          <li key={payment.attempt} className="flex flex-col gap-1 py-4 last:pb-0">
            <p className="flex flex-wrap justify-between gap-x-4 text-sm text-muted-foreground">
              <span>
                Intento {payment.attempt}, {formatDateTime(payment.createdAt)}
              </span>
              {payment.method && <span>{paidWith(payment)}</span>}
            </p>
            <p className="font-semibold">{toOutcome(payment).message}</p>
            {payment.installments !== null && payment.installments > 1 && (
              <p className="text-sm text-muted-foreground">{payment.installments} cuotas</p>
            )}
            {payment.refundedAmount > 0 && (
              <p className="text-sm text-muted-foreground">Devuelto: {formatCop(payment.refundedAmount)}</p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
