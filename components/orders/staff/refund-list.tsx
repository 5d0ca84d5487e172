import { Badge } from "@/components/ui/badge";
import { formatDateTime } from "@/lib/core/dates";
import { formatCop } from "@/lib/core/money";
import { REFUND_WAYS } from "@/lib/orders/labels";
import { REFUND_LABELS } from "@/lib/orders/staff/labels";
import { refundedNames } from "@/lib/orders/staff/refund-lines";
import type { RefundState, StaffOrder } from "@/lib/orders/staff/rows";
import { RetryRefund } from "./retry-refund";

const LOOKS = { pendiente: "secondary", hecho: "outline", fallido: "destructive" } as const satisfies Record<
  RefundState,
  string
>;

/** Refunds by staff, including failed ones. */
export function RefundList({ order }: { order: Pick<StaffOrder, "items" | "refunds"> }) {
  const { refunds } = order;
  if (refunds.length === 0) return null;
  return (
    <ul aria-label="Reembolsos" className="mt-4 divide-y divide-border border-t border-border">
      {refunds.map((refund) => (
        <li key={refund.id} className="flex flex-col gap-1 py-4 text-sm last:pb-0">
          <p className="flex flex-wrap items-center justify-between gap-2">
            <b className="text-base">{formatCop(refund.amount)}</b>
            <Badge variant={LOOKS[refund.state]}>{REFUND_LABELS[refund.state]}</Badge>
          </p>
          {refund.lines.length > 0 && <p className="font-semibold">{refundedNames(order, refund.lines)}</p>}
          <p>{refund.reason}</p>
          {refund.method && (
            <p>
              Devuelto por:{" "}
              {[refund.destination || REFUND_WAYS[refund.method], refund.reference]
                .filter(Boolean)
                .join(", ")}
            </p>
          )}
          <p className="text-muted-foreground">
            {refund.by ?? "Equipo"}, {formatDateTime(refund.createdAt)}
          </p>
          {refund.error && <p className="font-semibold text-destructive">{refund.error}</p>}
          {refund.state === "pendiente" && <RetryRefund refundId={refund.id} />}
        </li>
      ))}
    </ul>
  );
}
