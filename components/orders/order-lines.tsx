import type { ReactNode } from "react";
import { Picture } from "@/components/ui/picture";
import { formatCop } from "@/lib/core/money";
import { ORDER_ITEM_LABELS } from "@/lib/orders/labels";
import { refundedAmount, refundedText } from "@/lib/orders/refunded";
import type { OrderDetail } from "@/lib/orders/rows";
import { isParcelLine, isPickup } from "@/lib/orders/status";
import { TaxRows } from "./tax-rows";

type Props = {
  order: Pick<OrderDetail, "items" | "total" | "payments" | "delivery" | "channel">;
  /** Actions of a line. */
  action?: (item: OrderDetail["items"][number]) => ReactNode;
  title?: string;
  /** The shop charges IVA: what of the total it is, is shown. */
  chargesVat: boolean;
};

/** Order lines with their names and prices at purchase, and the total. */
export function OrderLines({ order, action, title = "Tu compra", chargesVat }: Props) {
  const back = refundedAmount(order);
  return (
    <section aria-labelledby="lines-title" className="panel p-5">
      <h2 id="lines-title" className="text-xl">
        {title}
      </h2>
      <ul className="divide-y divide-border">
        {order.items.map((item) => (
          <li key={item.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <Picture
              src={item.image}
              alt=""
              width={64}
              height={64}
              sizes="64px"
              className="size-16 shrink-0 rounded-md picture-ground object-cover"
            />
            <div className="min-w-0 flex-1 basis-40">
              {item.type !== "product" && (
                <p className="font-display text-xs font-bold text-muted-foreground uppercase tracking-wide">
                  {ORDER_ITEM_LABELS[item.type]}
                </p>
              )}
              <p className="font-semibold leading-snug">{item.name}</p>
              <p className="flex flex-wrap items-baseline justify-between gap-x-4 tabular">
                <span className="text-sm text-muted-foreground">
                  {item.quantity} × {formatCop(item.unitPrice)}
                  {item.listPrice ? `, antes ${formatCop(item.listPrice)}` : null}
                </span>
                <span className="font-semibold">{formatCop(item.lineTotal)}</span>
              </p>
              {item.refunded > 0 && <p className="text-sm font-semibold text-warm">{refundedText(item)}</p>}
              {action?.(item)}
            </div>
          </li>
        ))}
      </ul>
      <dl className="flex flex-col gap-1 border-t pt-4">
        {!isPickup(order) && order.items.some(isParcelLine) && (
          <div className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-muted-foreground">Envío</dt>
            <dd className="font-semibold text-success">Gratis</dd>
          </div>
        )}
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <dt className="font-semibold">{chargesVat ? "Total, IVA incluido" : "Total"}</dt>
          <dd className="font-display text-2xl font-bold tabular">{formatCop(order.total)}</dd>
        </div>
        {chargesVat && <TaxRows items={order.items} />}
        {back > 0 && (
          <div className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-muted-foreground">Dinero devuelto</dt>
            <dd className="font-semibold tabular">-{formatCop(back)}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
