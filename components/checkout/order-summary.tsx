import type { ReactNode } from "react";
import { formatCop } from "@/lib/core/money";
import { counted } from "@/lib/core/words";
import { DELIVERY_TIME_SHORT, WITHDRAWAL_TERM } from "@/lib/legal/promises";

type Props = {
  total: number;
  count: number;
  hasProducts: boolean;
  /** False for courses only: shipping is omitted. */
  hasDelivery: boolean;
  /** Buttons of the step. */
  children?: ReactNode;
};

/** Total before payment (Ley 1480, art. 50 c): price, shipping, taxes, delivery, withdrawal. */
export function OrderSummary({ total, count, hasProducts, hasDelivery, children }: Props) {
  return (
    <section aria-labelledby="summary-title" className="panel flex flex-col gap-4 p-5">
      <h2 id="summary-title" className="text-xl">
        Resumen del pedido
      </h2>
      <dl className="flex flex-col gap-2">
        <Row label={`Subtotal (${counted(count, "artículo", "artículos")})`}>{formatCop(total)}</Row>
        {hasDelivery && (
          <Row label="Envío">
            <span className="font-semibold text-success">Gratis</span>
          </Row>
        )}
        <div className="mt-1 flex items-baseline justify-between gap-4 border-t pt-3">
          <dt className="font-semibold">Total</dt>
          <dd className="text-right">
            <span className="font-display text-2xl font-bold tabular-nums">{formatCop(total)}</span>
            <span className="block text-sm text-muted-foreground">IVA incluido</span>
          </dd>
        </div>
      </dl>
      {children}
      <ul className="flex flex-col gap-1.5 border-t pt-4 text-sm text-muted-foreground">
        {hasProducts && <li>Entrega: {DELIVERY_TIME_SHORT} en Medellín y el área metropolitana.</li>}
        <li>
          Tienes {WITHDRAWAL_TERM} para retractarte de tu compra.{" "}
          <a href="/terminos#retracto" target="_blank" rel="noopener" className="underline">
            Cómo ejercer el derecho de retracto
          </a>
        </li>
      </ul>
    </section>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-muted-foreground">{label}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  );
}
