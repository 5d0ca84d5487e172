import Link from "next/link";
import { Badge } from "@/components/ui/badge";
import { Td } from "@/components/ui/table";
import { formatDateTime } from "@/lib/core/dates";
import { formatCop } from "@/lib/core/money";
import { PAYMENT_LABELS, SALES_CHANNELS, shippingLabel } from "@/lib/orders/labels";
import { methodLabel } from "@/lib/orders/methods";
import { orderNumber } from "@/lib/orders/order-number";
import { daysUntilText } from "@/lib/orders/staff/age";
import { DELIVERY_LABELS, rowStep } from "@/lib/orders/staff/labels";
import { bulkSteps } from "@/lib/orders/staff/moves";
import type { StaffOrderRow } from "@/lib/orders/staff/rows";
import { AgeMark } from "./age-mark";
import { RowStep } from "./row-step";
import { StageBadge } from "./stage-badge";

/** An unconfirmed cash order whose reservation is about to expire. */
const SOON = 4 * 3_600_000;

/** An order in the list; its number is a link, on phones the whole card. */
export function OrderRow({ order, now }: { order: StaffOrderRow; now: number }) {
  const number = orderNumber(order.id);
  const [first, ...more] = order.lines;
  const step = rowStep(order);
  return (
    <tr className="hover:bg-muted">
      <Td className="w-11 pr-0 max-md:-my-2 max-md:-ml-2">
        <label className="relative z-10 grid size-11 place-items-center pointer-fine:size-9">
          <input
            type="checkbox"
            name="pedido"
            value={order.id}
            data-steps={bulkSteps(order).join(" ")}
            aria-label={`Elegir el pedido ${number}`}
            className="check size-5"
          />
        </label>
      </Td>
      <Td className="max-md:flex-1 md:w-px">
        <Link
          href={`/admin/pedidos/${order.id}`}
          className="block font-display text-base leading-5 font-bold text-primary after:absolute after:inset-0 hover:underline md:after:hidden"
        >
          {number}
        </Link>
        <AgeMark stage={order.stage} createdAt={order.createdAt} now={now} />
      </Td>
      <Td className="max-md:order-2 max-md:flex-1">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <StageBadge order={order} />
          <Notices order={order} now={now} />
        </span>
      </Td>
      <Td className="max-md:order-1 max-md:basis-full md:max-w-44">
        <span className="font-semibold wrap-anywhere md:block md:truncate">{order.customerName}</span>{" "}
        <span className="text-muted-foreground">{order.customerPhone}</span>
      </Td>
      <Td className="max-w-46 min-w-40 max-lg:hidden 2xl:max-w-80">
        <span className={more.length > 0 ? "block truncate" : "line-clamp-2"} title={order.lines.join(", ")}>
          {first}
        </span>
        {more.length > 0 && <span className="text-muted-foreground">y {more.length} más</span>}
      </Td>
      <Td className="text-right md:w-px">
        <span className="block font-semibold whitespace-nowrap tabular">{formatCop(order.total)}</span>
        <span
          className={
            order.paymentStatus === "charged_back"
              ? "block text-xs font-semibold text-destructive"
              : "block text-xs text-muted-foreground xl:whitespace-nowrap"
          }
        >
          {methodLabel(order, "short")} · {PAYMENT_LABELS[order.paymentStatus].toLowerCase()}
        </span>
      </Td>
      <Td className="z-10 text-right max-md:order-3 max-md:empty:hidden md:w-px md:max-xl:hidden">
        {step && <RowStep id={order.id} number={number} step={step} />}
      </Td>
    </tr>
  );
}

/** What the stage alone does not say: deadlines, open claims, where the parcel is. */
function Notices({ order, now }: { order: StaffOrderRow; now: number }) {
  const isAway = ["shipped", "in_transit", "out_for_delivery"].includes(order.shippingStatus);
  return (
    <>
      {order.stage === "por_confirmar" && order.expiresAt && (
        <span
          className={
            Date.parse(order.expiresAt) - now < SOON
              ? "text-xs font-semibold text-warm"
              : "text-xs text-muted-foreground"
          }
        >
          Vence {formatDateTime(order.expiresAt)}
        </span>
      )}
      {order.channel !== "web" && <Badge variant="outline">{SALES_CHANNELS[order.channel]}</Badge>}
      {order.channel !== "mostrador" &&
        order.delivery === "tienda" &&
        order.parcel &&
        order.stage !== "por_recoger" && (
          <span className="text-xs text-muted-foreground">{DELIVERY_LABELS.tienda}</span>
        )}
      {isAway && <span className="text-xs text-muted-foreground">{shippingLabel(order.shippingStatus)}</span>}
      {order.withdrawalBy && (
        <Badge variant="secondary">Retracto: {daysUntilText(order.withdrawalBy, now)}</Badge>
      )}
      {order.reversalBy && (
        <Badge variant="secondary">Reversión: {daysUntilText(order.reversalBy, now)}</Badge>
      )}
      {order.isRefunding && <Badge variant="outline">Reembolso en curso</Badge>}
    </>
  );
}
