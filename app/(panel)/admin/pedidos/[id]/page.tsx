import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { LiveRefresh } from "@/components/live/live-refresh";
import { OrderLines } from "@/components/orders/order-lines";
import { ShipmentPanel } from "@/components/orders/shipment-panel";
import { AcceptanceNote } from "@/components/orders/staff/acceptance-note";
import { AgeMark } from "@/components/orders/staff/age-mark";
import { Reversals } from "@/components/orders/staff/claims/reversals";
import { Withdrawals } from "@/components/orders/staff/claims/withdrawals";
import { CustomerCard } from "@/components/orders/staff/customer-card";
import { NoteForm } from "@/components/orders/staff/note-form";
import { OrderStates } from "@/components/orders/staff/order-states";
import { OrderTimeline } from "@/components/orders/staff/order-timeline";
import { PaymentList } from "@/components/orders/staff/payment-list";
import { StageBadge } from "@/components/orders/staff/stage-badge";
import { Icon } from "@/components/ui/icon";
import { requireRole } from "@/lib/auth/guards";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { orderUrl } from "@/lib/orders/link";
import { orderNumber } from "@/lib/orders/order-number";
import { getAcceptance, getStaffOrder } from "@/lib/orders/staff/queries";
import { hasShipment } from "@/lib/orders/status";
import { OrderManagement } from "./order-management";

export const instant = false;

export async function generateMetadata({ params }: PageProps<"/admin/pedidos/[id]">): Promise<Metadata> {
  return { title: `Pedido ${orderNumber((await params).id)}` };
}

export default async function OrderPage({ params }: PageProps<"/admin/pedidos/[id]">) {
  const { id } = await params;
  await requireRole(STAFF_ROLES, { path: `/admin/pedidos/${id}` });
  const order = await getStaffOrder(id);
  if (!order) notFound();
  const acceptance = await getAcceptance(order.id);
  const now = Date.now();
  return (
    <>
      <Link href="/admin/pedidos" className="quiet-link gap-1.5">
        <Icon name="lucide--arrow-left" className="size-5" />
        Pedidos
      </Link>
      <header className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-3xl lg:text-4xl">
          Pedido <span className="text-primary">{orderNumber(order.id)}</span>
        </h1>
        <StageBadge stage={order.stage} />
        <AgeMark stage={order.stage} createdAt={order.createdAt} now={now} />
      </header>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <OrderManagement order={order} />
          <Withdrawals order={order} now={now} />
          <Reversals order={order} now={now} />
          {hasShipment(order) && <ShipmentPanel order={order} />}
          <OrderLines order={order} title="Qué lleva" />
        </div>
        <aside className="flex min-w-0 flex-col gap-6 xl:row-span-2">
          <CustomerCard order={order} url={orderUrl(order.token)} now={Date.now()} />
          <OrderStates order={order} />
          {acceptance && <AcceptanceNote acceptance={acceptance} />}
        </aside>
        <div className="flex min-w-0 flex-col gap-6">
          <PaymentList payments={order.payments} />
          <section aria-labelledby="historia" className="panel flex flex-col gap-5 p-5">
            <h2 id="historia" className="text-xl">
              Historia
            </h2>
            <NoteForm orderId={order.id} />
            <OrderTimeline events={order.events} />
          </section>
        </div>
      </div>
      <LiveRefresh tables={["orders", "order_events", "refunds", "retractos", "reversiones"]} />
    </>
  );
}
