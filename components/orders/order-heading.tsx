import { orderNumber } from "@/lib/orders/order-number";
import type { LinkedOrder, OrderDetail } from "@/lib/orders/rows";
import { customerStatus } from "@/lib/orders/status";
import { OrderStatusBadge } from "./order-status-badge";

type Props = { order: LinkedOrder & Partial<Pick<OrderDetail, "cancelReason">>; now: number };

/** Order number and status. */
export function OrderHeading({ order, now }: Props) {
  const { label, tone, explanation } = customerStatus(order, now);
  return (
    <header className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
      <h1 className="text-3xl lg:text-4xl">
        Pedido <span className="text-primary">{orderNumber(order.id)}</span>
      </h1>
      <OrderStatusBadge label={label} tone={tone} />
      <p className="w-full text-muted-foreground" role="status">
        {explanation}
      </p>
      {order.cancelReason && <p className="w-full wrap-anywhere">Motivo: {order.cancelReason}</p>}
    </header>
  );
}
