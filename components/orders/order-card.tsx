import Link from "next/link";
import type { ReactNode } from "react";
import { Picture } from "@/components/ui/picture";
import { formatDate } from "@/lib/core/dates";
import { formatCop } from "@/lib/core/money";
import { orderNumber } from "@/lib/orders/order-number";
import type { Order } from "@/lib/orders/rows";
import { customerStatus } from "@/lib/orders/status";
import { OrderStatusBadge } from "./order-status-badge";

const PICTURES = 3;

/** An order in a list; the whole card is a link. `children` are rendered below its line. */
export function OrderCard({ order, now, children }: { order: Order; now: number; children?: ReactNode }) {
  const { label, tone } = customerStatus(order, now);
  const names = order.items.map(({ name, quantity }) => (quantity > 1 ? `${quantity} x ${name}` : name));
  return (
    <article className="panel lift @container relative flex flex-col gap-4 p-4 sm:p-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h3 className="text-lg">
          <Link href={`/dashboard/pedidos/${order.id}`} className="card-link">
            Pedido {orderNumber(order.id)}
          </Link>
        </h3>
        <OrderStatusBadge label={label} tone={tone} />
        <p className="text-sm text-muted-foreground @lg:ml-auto">{formatDate(order.createdAt)}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="flex shrink-0 -space-x-4">
          {order.items.slice(0, PICTURES).map(({ id, image }) => (
            <Picture
              key={id}
              src={image}
              alt=""
              width={56}
              height={56}
              sizes="56px"
              className="size-14 rounded-md border-2 border-card picture-ground object-cover"
            />
          ))}
        </div>
        <p className="line-clamp-2 min-w-0 flex-1 text-sm text-muted-foreground max-sm:order-last max-sm:basis-full">
          {names.join(", ")}
        </p>
        <p className="ml-auto font-display text-lg font-bold tabular">{formatCop(order.total)}</p>
      </div>
      {children}
    </article>
  );
}
