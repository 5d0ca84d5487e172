import type { Route } from "next";
import Link from "next/link";
import { formatCop } from "@/lib/core/money";
import { PAYMENT_LABELS } from "@/lib/orders/labels";
import { orderNumber } from "@/lib/orders/order-number";
import type { RelatedOrders as Related } from "@/lib/orders/rows";

type Props = { related: Related; hrefOf: (order: { id: string; token: string }) => string };

const LINK = "inline-flex min-h-6 items-center font-semibold underline underline-offset-4";

/** The orders that go together: what was added to a paid one is an order of its own, paid on its own. */
export function RelatedOrders({ related: { parent, added }, hrefOf }: Props) {
  if (!parent && added.length === 0) return null;
  return (
    <div className="panel flex flex-col gap-1 p-5">
      {parent && (
        <p>
          Se agregó al pedido{" "}
          <Link href={hrefOf(parent) as Route} prefetch={false} className={LINK}>
            {orderNumber(parent.id)}
          </Link>{" "}
          y se entrega con él. Se paga aparte.
        </p>
      )}
      {added.map((order) => (
        <p key={order.id}>
          Se agregó el pedido{" "}
          <Link href={hrefOf(order) as Route} prefetch={false} className={LINK}>
            {orderNumber(order.id)}
          </Link>{" "}
          por <b className="tabular">{formatCop(order.total)}</b>,{" "}
          {PAYMENT_LABELS[order.paymentStatus].toLowerCase()}. Se entrega con este.
        </p>
      ))}
    </div>
  );
}
