import Link from "next/link";
import { Badge } from "@/components/ui/badge";
import { Td } from "@/components/ui/table";
import { formatDateTime } from "@/lib/core/dates";
import { formatCop } from "@/lib/core/money";
import { PAYMENT_LABELS, shippingLabel } from "@/lib/orders/labels";
import { METHODS } from "@/lib/orders/methods";
import { orderNumber } from "@/lib/orders/order-number";
import { daysUntilText } from "@/lib/orders/staff/age";
import type { StaffOrderRow } from "@/lib/orders/staff/types";
import { AgeMark } from "./age-mark";
import { StageBadge } from "./stage-badge";

/** An unconfirmed cash order whose reservation is about to expire. */
const SOON = 4 * 3_600_000;

/** An order in the list; its number is a link. */
export function OrderRow({ order, now }: { order: StaffOrderRow; now: number }) {
  const number = orderNumber(order.id);
  const [first, ...more] = order.lines;
  const isAway = ["shipped", "in_transit", "out_for_delivery"].includes(order.shippingStatus);
  return (
    <tr className="hover:bg-muted">
      <Td className="w-11 pr-0">
        <label className="grid size-11 place-items-center">
          <input
            type="checkbox"
            name="pedido"
            value={order.id}
            aria-label={`Elegir el pedido ${number}`}
            className="size-5 accent-primary-solid"
          />
        </label>
      </Td>
      <Td>
        <Link
          href={`/admin/pedidos/${order.id}`}
          className="flex min-h-11 flex-col justify-center font-display text-base font-bold text-primary hover:underline"
        >
          {number}
        </Link>
        <AgeMark stage={order.stage} createdAt={order.createdAt} now={now} />
        <span className="mt-1 block font-semibold wrap-anywhere sm:hidden">{order.customerName}</span>
      </Td>
      <Td>
        <StageBadge stage={order.stage} />
        <span className="mt-1 flex flex-wrap gap-1">
          {order.stage === "por_confirmar" && order.expiresAt && (
            <span
              className={
                Date.parse(order.expiresAt) - now < SOON ? "font-semibold text-warm" : "text-muted-foreground"
              }
            >
              Vence {formatDateTime(order.expiresAt)}
            </span>
          )}
          {isAway && <span className="text-muted-foreground">{shippingLabel(order.shippingStatus)}</span>}
          {order.withdrawalBy && (
            <Badge variant="secondary">Retracto: {daysUntilText(order.withdrawalBy, now)}</Badge>
          )}
          {order.reversalBy && (
            <Badge variant="secondary">Reversión: {daysUntilText(order.reversalBy, now)}</Badge>
          )}
          {order.isRefunding && <Badge variant="outline">Reembolso en curso</Badge>}
        </span>
        <span className="mt-1 block sm:hidden">
          <b className="tabular-nums">{formatCop(order.total)}</b>{" "}
          <span className="text-muted-foreground">
            {METHODS[order.paymentMethod].short}, {PAYMENT_LABELS[order.paymentStatus].toLowerCase()}
          </span>
        </span>
      </Td>
      <Td className="max-w-48 max-sm:hidden">
        <span className="block truncate font-semibold">{order.customerName}</span>
        <span className="text-muted-foreground">{order.customerPhone}</span>
      </Td>
      <Td className="max-w-56 max-lg:hidden">
        <span className="line-clamp-2">{first}</span>
        {more.length > 0 && <span className="text-muted-foreground">y {more.length} más</span>}
      </Td>
      <Td className="max-sm:hidden">
        <span className="block">{METHODS[order.paymentMethod].short}</span>
        <span
          className={
            order.paymentStatus === "charged_back"
              ? "font-semibold text-destructive"
              : "text-muted-foreground"
          }
        >
          {PAYMENT_LABELS[order.paymentStatus]}
        </span>
      </Td>
      <Td className="text-right font-semibold tabular-nums max-sm:hidden">{formatCop(order.total)}</Td>
    </tr>
  );
}
