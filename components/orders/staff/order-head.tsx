import type { ReactNode } from "react";
import { RecordNav } from "@/components/lists/record-nav";
import { formatCop } from "@/lib/core/money";
import { PAYMENT_LABELS } from "@/lib/orders/labels";
import { methodLabel } from "@/lib/orders/methods";
import { orderNumber } from "@/lib/orders/order-number";
import { ORDER_LIST } from "@/lib/orders/staff/list";
import type { StaffOrder } from "@/lib/orders/staff/rows";
import { AgeMark } from "./age-mark";
import { StageBadge } from "./stage-badge";

type Props = { order: StaffOrder; now: number; children: ReactNode };

/** Sticky header that identifies an order, with its actions. On a phone the actions are at the bottom. */
export function OrderHead({ order, now, children }: Props) {
  return (
    <header className="sticky top-0 z-10 -mx-4 mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 bg-background px-4 py-2 lg:top-14 lg:-mt-2.5">
      <RecordNav
        path={ORDER_LIST.path}
        current={`${ORDER_LIST.path}/${order.id}`}
        back="Volver a los pedidos"
      />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:flex-nowrap">
          <h1 className="shrink-0 text-2xl">
            Pedido <span className="text-primary">{orderNumber(order.id)}</span>
          </h1>
          <StageBadge order={order} />
        </div>
        <p className="flex flex-wrap gap-x-2 text-sm text-muted-foreground">
          <b className="text-foreground tabular">{formatCop(order.total)}</b>
          <span>
            {methodLabel(order, "short")}, {PAYMENT_LABELS[order.paymentStatus].toLowerCase()}
          </span>
          <span className="max-w-72 truncate max-sm:hidden">{order.customerName}</span>
          <AgeMark stage={order.stage} createdAt={order.createdAt} now={now} />
        </p>
      </div>
      {children}
    </header>
  );
}
