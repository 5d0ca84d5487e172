import { PaymentAttempts } from "@/components/orders/payment-attempts";
import { DELIVERY_TIME_SHORT, WITHDRAWAL_TERM } from "@/lib/legal/promises";
import type { OrderDetail } from "@/lib/orders/rows";
import { awaitsParcel } from "@/lib/orders/status";
import { withdrawalTerm } from "@/lib/orders/withdrawal";
import { isMetropolitan } from "@/lib/places/address";
import { ReversalPanel } from "./claims/reversal-panel";
import { WithdrawalPanel } from "./claims/withdrawal-panel";

/** Payments and consumer rights: withdrawal, reversal, warranty, complaints and the supervising authority. */
export function OrderRights({ order }: { order: OrderDetail }) {
  const term = withdrawalTerm(order);
  return (
    <>
      <PaymentAttempts payments={order.payments} />
      <WithdrawalPanel order={order} />
      <ReversalPanel order={order} />
      <ul className="flex flex-col gap-1.5 text-sm text-muted-foreground">
        {/* Elsewhere the days are above, with the parcel. */}
        {awaitsParcel(order) && (!order.municipality || isMetropolitan(order.municipality)) && (
          <li>{`Entrega: ${DELIVERY_TIME_SHORT} en Medellín y el área metropolitana.`}</li>
        )}
        {term && (
          <li>
            Tienes {WITHDRAWAL_TERM} {term} para retractarte.{" "}
            <a href="/terminos#retracto" className="underline">
              Cómo hacerlo
            </a>
          </li>
        )}
        <li>
          Garantía de tu compra:{" "}
          <a href="/terminos#garantia" className="underline">
            qué cubre y cómo pedirla
          </a>
        </li>
        <li>
          ¿Una queja o un reclamo?{" "}
          <a href="/peticiones" className="underline">
            Preséntalo aquí
          </a>
        </li>
        <li>
          Autoridad de protección al consumidor:{" "}
          <a href="https://www.sic.gov.co" target="_blank" rel="noopener noreferrer" className="underline">
            Superintendencia de Industria y Comercio
          </a>
        </li>
      </ul>
    </>
  );
}
