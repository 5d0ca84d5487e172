import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { BuyAgainButton } from "@/components/cart/buy-again-button";
import { ReservationCountdown } from "@/components/checkout/reservation-countdown";
import { PrintHeading } from "@/components/layout/print-heading";
import { LiveRefresh } from "@/components/live/live-refresh";
import { RefundKeyPanel } from "@/components/orders/claims/refund-key-panel";
import { InvoicePanel } from "@/components/orders/invoice-panel";
import { OrderColumns } from "@/components/orders/order-columns";
import { OrderFacts } from "@/components/orders/order-facts";
import { OrderHeading } from "@/components/orders/order-heading";
import { OrderHelp } from "@/components/orders/order-help";
import { OrderLines } from "@/components/orders/order-lines";
import { OrderNextSteps } from "@/components/orders/order-next-steps";
import { OrderRights } from "@/components/orders/order-rights";
import { PickupPanel } from "@/components/orders/pickup-panel";
import { RelatedOrders } from "@/components/orders/related-orders";
import { ShipmentPanel } from "@/components/orders/shipment-panel";
import { ReviewLink } from "@/components/reviews/review-link";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { requireUser } from "@/lib/auth/guards";
import { orderHelpMessage } from "@/lib/checkout/whatsapp-order";
import { readOr } from "@/lib/core/read-or";
import { getStartPaths } from "@/lib/courses/start-paths";
import { canBuyAgain } from "@/lib/orders/buy-again";
import { orderUrl } from "@/lib/orders/link";
import { orderNumber } from "@/lib/orders/order-number";
import { parcelPromise } from "@/lib/orders/parcel";
import { pickupPromise } from "@/lib/orders/pickup";
import { getOrderDetail, getOwnInvoiceData } from "@/lib/orders/queries";
import type { OrderDetail } from "@/lib/orders/rows";
import { canPay, hasPickup, hasShipment, holdOf, isKept, isPaid, isRepairPayment } from "@/lib/orders/status";
import { getSettings } from "@/lib/settings/queries";

export async function generateMetadata({ params }: PageProps<"/dashboard/pedidos/[id]">): Promise<Metadata> {
  return { title: `Pedido ${orderNumber((await params).id)}` };
}

export default async function OrderPage({ params }: PageProps<"/dashboard/pedidos/[id]">) {
  const { id } = await params;
  await requireUser(`/dashboard/pedidos/${id}`);
  const [order, settings, startPaths, lastInvoice] = await Promise.all([
    getOrderDetail(id),
    getSettings(),
    readOr({}, "courses.own", getStartPaths()),
    readOr(null, "orders.own-invoice", getOwnInvoiceData()),
  ]);
  // Staff open other people's orders in the back office.
  if (!order?.isOwn) notFound();
  const now = Date.now();
  const isBought = isPaid(order) && order.shippingStatus === "delivered";
  return (
    <>
      <Link href="/dashboard/pedidos" className="quiet-link gap-1.5">
        <Icon name="lucide--arrow-left" className="size-5" />
        Mis Pedidos
      </Link>
      <PrintHeading settings={settings} url={orderUrl(order.token)} />
      <OrderHeading order={order} now={now} />
      <OrderColumns
        side={
          <>
            <OrderHelp
              order={order}
              whatsapp={settings.whatsapp}
              chat={{ label: "Ayuda por WhatsApp", message: orderHelpMessage(order) }}
              receipt={`/api/orders/${order.id}/comprobante`}
            >
              {canBuyAgain(order) && <BuyAgainButton orderId={order.id} />}
            </OrderHelp>
            <OrderFacts order={order} />
            <InvoicePanel order={order} last={lastInvoice} />
          </>
        }
        last={<OrderRights order={order} />}
      >
        <RefundKeyPanel order={order} />
        <RelatedOrders related={order.related} hrefOf={({ id }) => `/dashboard/pedidos/${id}`} />
        {canPay(order, now) && <PayFirst order={order} />}
        <OrderNextSteps order={order} isOwn settings={settings} startPaths={startPaths} />
        {hasShipment(order) && (
          <ShipmentPanel
            order={order}
            carriers={settings.carriers}
            arrival={parcelPromise(order, settings, now)}
          />
        )}
        {hasPickup(order) && (
          <PickupPanel order={order} shop={settings} promise={pickupPromise(order, settings, now)} />
        )}
        <OrderLines
          order={order}
          chargesVat={settings.chargesVat}
          action={(item) =>
            isBought && item.type === "product" && isKept(item) && <ReviewLink slug={item.slug} />
          }
        />
      </OrderColumns>
      <LiveRefresh tables={["orders", "retractos", "reversiones"]} />
    </>
  );
}

/** Payment call to action of an unpaid order. */
function PayFirst({ order }: { order: OrderDetail }) {
  const { token, expiresAt } = order;
  return (
    <div className="flex flex-col gap-3 print:hidden">
      {expiresAt && (
        <ReservationCountdown expiresAt={expiresAt} hold={holdOf(order)} isRepair={isRepairPayment(order)} />
      )}
      {/* Full page load: the card form's document allows the provider's script. */}
      <a href={`/pedido/${token}`} className={buttonVariants({ size: "lg" })}>
        Pagar ahora
      </a>
    </div>
  );
}
