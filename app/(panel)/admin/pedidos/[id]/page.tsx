import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { LiveRefresh } from "@/components/live/live-refresh";
import { OrderLines } from "@/components/orders/order-lines";
import { RelatedOrders } from "@/components/orders/related-orders";
import { ShipmentPanel } from "@/components/orders/shipment-panel";
import { AcceptanceNote } from "@/components/orders/staff/acceptance-note";
import { Reversals } from "@/components/orders/staff/claims/reversals";
import { Withdrawals } from "@/components/orders/staff/claims/withdrawals";
import { CorrectButton } from "@/components/orders/staff/correct-button";
import { CustomerCard } from "@/components/orders/staff/customer-card";
import { InvoiceCard } from "@/components/orders/staff/invoice-card";
import { NoteForm } from "@/components/orders/staff/note-form";
import { OrderAlerts } from "@/components/orders/staff/order-alerts";
import { OrderHead } from "@/components/orders/staff/order-head";
import { OrderManagement } from "@/components/orders/staff/order-management";
import { OrderStates } from "@/components/orders/staff/order-states";
import { OrderTimeline } from "@/components/orders/staff/order-timeline";
import { PaymentLink } from "@/components/orders/staff/payment-link";
import { PaymentList } from "@/components/orders/staff/payment-list";
import { requireRole } from "@/lib/auth/guards";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { orderUrl } from "@/lib/orders/link";
import { orderNumber } from "@/lib/orders/order-number";
import { getAcceptance, getStaffOrder } from "@/lib/orders/staff/queries";
import { hasShipment } from "@/lib/orders/status";
import { getSettings } from "@/lib/settings/queries";

export async function generateMetadata({ params }: PageProps<"/admin/pedidos/[id]">): Promise<Metadata> {
  return { title: `Pedido ${orderNumber((await params).id)}` };
}

export default async function OrderPage({ params }: PageProps<"/admin/pedidos/[id]">) {
  const { id } = await params;
  await requireRole(STAFF_ROLES, { path: `/admin/pedidos/${id}` });
  const order = await getStaffOrder(id);
  if (!order) notFound();
  const [acceptance, settings] = await Promise.all([getAcceptance(order.id), getSettings()]);
  const now = Date.now();
  return (
    <>
      <OrderHead order={order} now={now}>
        <OrderManagement order={order} carriers={settings.carriers} />
      </OrderHead>
      <div className="grid items-start gap-4 max-lg:pb-20 xl:grid-cols-[minmax(0,1fr)_22rem] xl:gap-x-6">
        <div className="flex min-w-0 flex-col gap-4">
          <OrderAlerts order={order} />
          <PaymentLink order={order} url={orderUrl(order.token)} now={now} />
          <RelatedOrders related={order.related} hrefOf={(one) => `/admin/pedidos/${one.id}`} />
          <Withdrawals order={order} now={now} />
          <Reversals order={order} now={now} />
          <OrderLines order={order} title="Qué lleva" chargesVat={settings.chargesVat} />
        </div>
        <aside className="flex min-w-0 flex-col gap-4 xl:row-span-2">
          <CustomerCard order={order} url={orderUrl(order.token)} now={now}>
            {order.canCorrect && (
              <CorrectButton
                orderId={order.id}
                contact={{
                  name: order.customerName,
                  phone: order.customerPhone,
                  address: order.shippingAddress,
                }}
                place={order.place}
                hasAddress={order.delivery === "envio"}
              />
            )}
          </CustomerCard>
          <OrderStates order={order} />
          <InvoiceCard order={order} />
          {acceptance && <AcceptanceNote acceptance={acceptance} />}
        </aside>
        <div className="flex min-w-0 flex-col gap-4">
          {hasShipment(order) && <ShipmentPanel order={order} carriers={settings.carriers} isCompact />}
          <PaymentList order={order} />
          <section aria-labelledby="historia" className="panel flex flex-col gap-5 p-5">
            <h2 id="historia" className="text-xl">
              Historia
            </h2>
            <NoteForm orderId={order.id} />
            <OrderTimeline events={order.events} isOnlyCodes={order.isOnlyCodes} delivery={order.delivery} />
          </section>
        </div>
      </div>
      <LiveRefresh tables={["orders", "order_events", "refunds", "retractos", "reversiones"]} />
    </>
  );
}
