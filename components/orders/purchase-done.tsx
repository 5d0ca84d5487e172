import type { ReactNode } from "react";
import { TakeFocus } from "@/components/layout/take-focus";
import { Icon } from "@/components/ui/icon";
import { formatCop } from "@/lib/core/money";
import { orderNumber } from "@/lib/orders/order-number";
import type { Order } from "@/lib/orders/rows";
import { isPickup } from "@/lib/orders/status";
import { OUTCOME_LABELS } from "@/lib/payments/statuses";
import { BoughtList } from "./bought-list";

const HEADING = "resultado";

type Props = {
  order: Order;
  paymentId: string;
  /** When the parcel arrives, or from when it can be fetched; null without goods. */
  arrival: string | null;
  /** What the buyer does now. */
  next: ReactNode;
  children: ReactNode;
};

/** An approved payment: what was bought, when it comes, what to do now. */
export function PurchaseDone({ order, paymentId, arrival, next, children }: Props) {
  return (
    <div className="page max-w-2xl py-10 lg:py-16">
      <header className="flex flex-col items-center gap-4 text-center">
        <span className="celebrate grid size-20 place-items-center rounded-full bg-success text-background">
          <Icon name="lucide--check" className="size-11" />
        </span>
        <h1 id={HEADING} tabIndex={-1} className="text-4xl outline-none">
          ¡Pago exitoso!
        </h1>
        <TakeFocus id={HEADING} />
        <p className="max-w-md text-lg text-muted-foreground">
          Recibimos {formatCop(order.total)} por tu pedido{" "}
          <strong className="text-foreground">{orderNumber(order.id)}</strong>. ¡Gracias por comprarnos!
        </p>
      </header>
      <section aria-label="Tu compra" className="panel mt-8 flex flex-col gap-5 p-5">
        <BoughtList items={order.items} />
        {arrival && (
          <p className="flex items-center gap-3 rounded-md bg-muted px-4 py-3 font-semibold">
            <Icon
              name={isPickup(order) ? "lucide--store" : "lucide--truck"}
              className="size-6 shrink-0 text-success"
            />
            {arrival}
          </p>
        )}
      </section>
      <div className="mt-6 flex flex-col gap-6">{next}</div>
      <div className="mt-8 flex flex-wrap justify-center gap-3">{children}</div>
      <dl className="mt-8 flex flex-wrap justify-center gap-x-6 gap-y-1 text-sm">
        <Value label="Número de pago">{paymentId}</Value>
        <Value label="Estado">{OUTCOME_LABELS.approved}</Value>
      </dl>
    </div>
  );
}

function Value({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className="text-muted-foreground">{label}</dt>
      <dd className="font-semibold break-all">{children}</dd>
    </div>
  );
}
