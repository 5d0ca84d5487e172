import type { ReactNode } from "react";
import { formatCop } from "@/lib/core/money";
import type { DeliveryKind } from "@/lib/orders/types";

type Props = {
  total: number;
  /** Label of the first line, with the number of items. */
  label: string;
  /** False for courses and codes only: shipping is omitted. */
  hasDelivery: boolean;
  /** Known once the buyer has chosen. */
  delivery?: DeliveryKind;
};

/** Price, shipping, total and taxes, before payment (Ley 1480, art. 50 c). */
export function OrderTotals({ total, label, hasDelivery, delivery = "envio" }: Props) {
  return (
    <dl className="flex flex-col gap-2">
      <Row label={label}>{formatCop(total)}</Row>
      {hasDelivery && (
        <Row label={delivery === "tienda" ? "Recoger en la tienda" : "Envío"}>
          <span className="font-semibold text-success">Gratis</span>
        </Row>
      )}
      <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4 border-t pt-3">
        <dt className="font-semibold">Total</dt>
        <dd className="ml-auto text-right">
          <span className="font-display text-2xl font-bold tabular">{formatCop(total)}</span>
          <span className="block text-sm text-muted-foreground">IVA incluido</span>
        </dd>
      </div>
    </dl>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="text-muted-foreground">{label}</dt>
      <dd className="tabular">{children}</dd>
    </div>
  );
}
